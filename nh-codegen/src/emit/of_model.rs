//! The header of a resolved model.

use super::header::{DataSet, Field, Header, Item, Parameter, Quantity, Rotation, Scalar};
use crate::declaration as item;
use crate::model::{Model, RotationBlock, Variable};
use quote::ToTokens;

impl Header {
    /// Header of the model, around the struct that stands for it. `notes` go into the module's documentation.
    pub fn of(model: &Model, item: Item, notes: Vec<String>) -> Self {
        let quantity = |v: &Variable| Quantity { name: v.name.clone(), unit: v.unit.clone(), text: v.text.clone() };
        let name = super::names::snake_case(&model.name);
        let invariant = |name: &String| Quantity { name: name.clone(), ..Quantity::default() };
        Header {
            item,
            name,
            text: model.text.clone(),
            source: model.source.clone(),
            coordinates: model.coordinates.iter().map(quantity).collect(),
            angles: model.angles.clone(),
            velocities: model.velocities.iter().map(quantity).collect(),
            rotations: model.groups.iter().map(rotation).collect(),
            momenta: (1..=model.m()).map(|i| format!("rho{i}")).collect(),
            constraints: model.r(),
            parameters: model
                .parameters
                .iter()
                .map(|p| Parameter {
                    quantity: Quantity { name: p.name.clone(), unit: p.unit.clone(), text: p.text.clone() },
                    default: p.default.clone(),
                    positive: p.positive,
                })
                .collect(),
            inputs: model.inputs.clone(),
            driven: model.is_driven(),
            invariants: model.invariants.iter().map(|i| invariant(&i.name)).collect(),
            following: model.following.clone(),
            data_sets: model.data.iter().map(|data| data_set(model, data)).collect(),
            expose: model.expose.clone(),
            notes,
        }
    }
}

fn rotation(block: &RotationBlock) -> Rotation {
    Rotation { name: block.name.clone(), dimension: block.dimension, first: block.first }
}

fn data_set(model: &Model, data: &crate::model::DataSet) -> DataSet {
    let differing = data.parameters.iter().zip(&model.parameters).enumerate();
    let differing = differing.filter(|(_, (value, parameter))| **value != parameter.default);
    DataSet {
        name: data.name.clone(),
        text: data.text.clone(),
        q: data.coordinates.clone(),
        w: data.velocities.clone(),
        parameters: differing.filter_map(|(i, (value, _))| value.clone().map(|value| (i, value))).collect(),
        following: data.following.clone(),
        q_formulas: data.coordinate_formulas.clone(),
        w_formulas: data.velocity_formulas.clone(),
        projected_from: data.projected_from.clone(),
        inputs: data.inputs.clone(),
    }
}

impl From<&item::Item> for Item {
    /// The annotated struct, as it was read.
    fn from(item: &item::Item) -> Self {
        let field = |field: &item::Field| Field {
            attributes: field.attributes.iter().map(ToTokens::to_token_stream).collect(),
            visibility: field.visibility.to_token_stream(),
            name: field.parameter(),
        };
        Item {
            attributes: item.attributes.iter().map(ToTokens::to_token_stream).collect(),
            visibility: item.visibility.to_token_stream(),
            name: item.name.to_string(),
            fields: item.fields.iter().map(field).collect(),
            scalar: match item.scalar {
                item::Scalar::F32 => Scalar::F32,
                item::Scalar::F64 => Scalar::F64,
            },
        }
    }
}

impl Item {
    /// A public struct for a model that was declared in a file of its own: `ChaplyginSleigh` for `chaplygin_sleigh`.
    pub fn named(name: &str) -> Self {
        let word = |word: &str| {
            let mut letters = word.chars();
            letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>()
        };
        let camel: String = name.split(['_', '-', ' ']).map(word).collect();
        Item {
            attributes: quote::quote!(#[derive(Clone, Copy, Debug, PartialEq)]),
            visibility: quote::quote!(pub),
            name: super::names::public(&camel),
            ..Item::default()
        }
    }
}
