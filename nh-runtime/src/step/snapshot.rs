//! Snapshots of generated steppers.

use super::generated_step::{GeneratedStep, Motion, ScalarOf};
use super::system::System;
use crate::methods::Method;
use crate::number::Numbers;
use crate::report::Tally;
use core::fmt;
use core::marker::PhantomData;

/// A snapshot of a generated stepper: parameters, step size, time, and the data that the method
/// carries.
///
/// With the feature `serde` it can be serialized in any format that restores numbers exactly;
/// `serde_json` does with its feature `float_roundtrip`. A snapshot can be read only by the same
/// generated code, which is recognised by its [identity](crate::generated::Identified::IDENTITY). A
/// snapshot of another declaration, another method, or a compiler that generates other steps is
/// refused. The state (q, w), stored as numbers of your own, can be transferred to other code; a
/// stepper then restarts from it.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(bound(
        serialize = "ScalarOf<S>: serde::Serialize, <S::System as System>::Parameters: serde::Serialize, S::Memory: serde::Serialize",
        deserialize = "ScalarOf<S>: serde::Deserialize<'de>, <S::System as System>::Parameters: serde::Deserialize<'de>, S::Memory: serde::Deserialize<'de>",
    ))
)]
pub struct Snapshot<S: GeneratedStep, M: Method> {
    method: Name<M>,
    code: Code<S>,
    /// The parameters of the system.
    pub parameters: <S::System as System>::Parameters,
    pub(crate) step_size: ScalarOf<S>,
    pub(crate) start_time: ScalarOf<S>,
    pub(crate) options: Numbers<ScalarOf<S>, S::Options>,
    pub(crate) inputs: Numbers<ScalarOf<S>, <S::System as System>::Inputs>,
    pub(crate) carried: Numbers<ScalarOf<S>, S::Carried>,
    pub(crate) memory: S::Memory,
    pub(crate) tally: Tally,
}

impl<S: GeneratedStep, M: Method> Snapshot<S, M> {
    /// Creates a snapshot of these parts: parameters, step size and time of the start, options and
    /// inputs, and the part that a step changes.
    pub(crate) fn of(
        parameters: <S::System as System>::Parameters,
        (step_size, start_time): (ScalarOf<S>, ScalarOf<S>),
        (options, inputs): (S::Options, <S::System as System>::Inputs),
        Motion { carried, memory, tally }: Motion<S>,
    ) -> Self {
        Snapshot {
            method: Name(PhantomData),
            code: Code(PhantomData),
            parameters,
            step_size,
            start_time,
            options: Numbers::of(options),
            inputs: Numbers::of(inputs),
            carried: Numbers::of(carried),
            memory,
            tally,
        }
    }
}

impl<S: GeneratedStep, M: Method> PartialEq for Snapshot<S, M> {
    fn eq(&self, other: &Self) -> bool {
        (self.method, self.code) == (other.method, other.code)
            && self.parameters == other.parameters
            && (self.step_size, self.start_time) == (other.step_size, other.start_time)
            && (self.options, self.inputs, self.carried) == (other.options, other.inputs, other.carried)
            && (self.memory, self.tally) == (other.memory, other.tally)
    }
}

/// Declares a text that is the same for all values of a type and is serialized in place of a value.
macro_rules! said {
    ($(#[$doc:meta])* $type:ident<$of:ident: $bound:ident>, $text:expr, $why:literal) => {
        $(#[$doc])*
        struct $type<$of>(PhantomData<$of>);

        impl<$of> Clone for $type<$of> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<$of> Copy for $type<$of> {}

        impl<$of> PartialEq for $type<$of> {
            fn eq(&self, _: &Self) -> bool {
                true
            }
        }

        impl<$of: $bound> fmt::Debug for $type<$of> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str($text)
            }
        }

        #[cfg(feature = "serde")]
        impl<$of: $bound> serde::Serialize for $type<$of> {
            fn serialize<R: serde::Serializer>(&self, serializer: R) -> Result<R::Ok, R::Error> {
                serializer.serialize_str($text)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de, $of: $bound> serde::Deserialize<'de> for $type<$of> {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(crate::number::serialized::Said { text: $text, why: $why })?;
                Ok($type(PhantomData))
            }
        }
    };
}

said!(
    /// The name of the method.
    Name<M: Method>,
    M::NAME,
    "a snapshot of"
);
said!(
    /// The identity of the generated code.
    Code<S: GeneratedStep>,
    S::IDENTITY,
    "a snapshot of the same generated code (the same declaration, method and compiler; otherwise start again from its state), with the identity"
);
