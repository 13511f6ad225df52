//! `gonzalez-f`: Gonzalez' discrete gradient on T*Q with multipliers, no frame.

use super::blocks::{self, Equations, Unknown};
use super::cotangent;
use super::discrete_gradient;
use super::dstar::position_and_velocity;
use super::inputs;
use super::tangent;
use super::{Conserves, Context, Discretisation, Point, Properties, Refusal, Scheme};
use crate::ir::difference::Change;
use crate::ir::graph::{Stage, Symbol};
use crate::ir::program::{Body, Carried};
use crate::mechanics::Mechanics;
use num_rational::BigRational;

/// z = (q, p): (z' − z)/h = J ∇̄H(z, z') + (0, λ_α μ^α(q̄) + B(q̄) u),  ∇̄H·(0, μ^α(q̄)) = 0, with u at t + h/2.
pub struct GonzalezF;

impl Scheme for GonzalezF {
    fn properties(&self) -> Properties {
        Properties {
            name: "gonzalez-f",
            type_name: "GonzalezF",
            title: "Gonzalez' midpoint discrete gradient on T*Q with multipliers",
            equation: "z = (q, p):  (z' − z)/h = J ∇̄H(z, z') + λ_α (0, μ^α(q̄)),  μ(q̄) ∂̄H/∂p = 0",
            source: "Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, eq. 15",
            order: 2,
            symmetric: true,
            energy: Conserves::Exactly,
            constraint: Conserves::Bounded,
            explicit: false,
        }
    }

    fn applies(&self, mechanics: &Mechanics) -> Result<(), Refusal> {
        tangent::needs_coordinates("gonzalez-f", mechanics)
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(1, 2)])
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let n = cx.q.len();
        let z: Vec<Symbol> = cx.q.iter().chain(&cx.p).copied().collect();
        let rates: Vec<Symbol> = z
            .iter()
            .map(|&s| {
                let name = format!("{}_rate", cx.graph.symbol_info(s).name);
                cx.symbol(&name, Stage::State)
            })
            .collect();
        let old = cx.graph.read_all(&z);
        let v = cx.graph.read_all(&rates);
        let h = cx.graph.read(cx.h);
        let half = cx.graph.ratio(1, 2);
        let half_step = cx.graph.mul(half, h);
        let delta = cx.graph.vec_scale(h, &v);
        let mid = cx.graph.vec_axpy(&old, half_step, &v);
        let new = cx.graph.vec_axpy(&old, h, &v);

        let hamiltonian = cotangent::hamiltonian(cx);
        let changes: Vec<Change> =
            (0..z.len()).map(|i| Change { old: z[i], mid: mid[i], delta: delta[i], new: new[i] }).collect();
        let gradient = discrete_gradient::gonzalez(cx, hamiltonian, &changes, &v);
        let (by_position, by_momentum) = gradient.split_at(n);
        let lambda = tangent::multipliers(cx, "lambda");
        let lambda_values = cx.graph.read_all(&lambda);
        let mu = tangent::constraint_matrix_at(cx, &mid[..n]);
        let reaction = mu.transpose_mul_vector(&mut cx.graph, &lambda_values);
        let force = cx.graph.vec_sub(&reaction, by_position);
        let driving = inputs::force(cx, 0, &Point::new().with(&cx.q, &mid[..n]));
        let force = inputs::plus(cx, force, driving.as_deref());
        let power = inputs::power(cx, driving.as_deref(), by_momentum);
        let one = cx.graph.one();
        let work = inputs::work(cx, &[(one, power)]);
        let mut residuals = cx.graph.vec_sub(&v[..n], by_momentum);
        residuals.extend(cx.graph.vec_sub(&v[n..], &force));
        let slip = mu.mul_vector(&mut cx.graph, by_momentum);

        // First guess: the explicit slope without reaction; the multipliers' is 0.
        let here = cx.graph.gradient(hamiltonian, &z);
        let mut equations = Equations::default();
        for (i, residual) in residuals.into_iter().enumerate() {
            let guess = if i < n { here[n + i] } else { cx.graph.neg(here[i - n]) };
            let reach = cx.graph.div(old[i], h);
            let reach = cx.graph.abs(reach);
            let size = cx.graph.abs(guess);
            let scale = cx.graph.add(reach, size);
            equations.push(Unknown { symbol: rates[i], guess, scale }, residual);
        }
        let (zero, one) = (cx.graph.zero(), cx.graph.one());
        for (&symbol, residual) in lambda.iter().zip(slip) {
            equations.push(Unknown { symbol, guess: zero, scale: one }, residual);
        }
        let (statements, blocks) = blocks::order(&mut cx.graph, &equations)?;

        let start_p = cx.momenta_of_velocity();
        let inverse_mass = cx.inverse_mass();
        let p = old[n..].to_vec();
        let velocity = inverse_mass.mul_vector(&mut cx.graph, &p);
        let q = old[..n].to_vec();
        let carried = vec![
            Carried { name: "q".into(), doc: "configuration q".into(), symbols: cx.q.clone() },
            Carried { name: "p".into(), doc: "momenta p = ∂L/∂v".into(), symbols: cx.p.clone() },
        ];
        let start = Body { statements: Vec::new(), outputs: tangent::groups(&[("q", &q), ("p", &start_p)]) };
        let step = Body { statements, outputs: tangent::groups(&[("q", &new[..n]), ("p", &new[n..])]) };
        let observe = Body { statements: Vec::new(), outputs: position_and_velocity(q, velocity) };
        Ok(Discretisation::new(carried, (start, step, observe), blocks).with_work(work))
    }
}
