//! Sines and cosines of turned and halved angles.

use super::{Assembler, Known};
use crate::cells::{At, Kind, Operation};
use nonholonomic::generated as rt;
use nonholonomic_ir::ir::graph::Value;
use nonholonomic_ir::ir::plan::{self, Turn};
use nonholonomic_ir::ir::rules::Rule;

impl Assembler<'_> {
    /// Computes sine and cosine of an angle like `rt::turned`, operation by operation.
    pub(super) fn turned(&mut self, to: Value, turn: &Turn, known: &mut Known, code: &mut Vec<Operation>) -> (At, At) {
        let [to, from, by] = [to, turn.from, turn.by].map(|value| self.compute(value, known, code));
        let [sin, cos] = turn.at.map(|value| self.compute(value, known, code));
        let anew = match self.anew {
            Some(at) => at,
            None => {
                let at = self.cell(0.0);
                *self.anew.insert(at)
            }
        };
        let plain = self.sine_and_cosine(to, code);
        let moved = self.operate(Kind::Sub, to, from, code);
        let increment = self.sine_and_versine(by, moved, code);
        let (new_sin, new_cos) = self.added((sin, cos), increment, code);
        let size = self.operate(Kind::Apply(Rule::Abs), by, by, code);
        let size = self.operate(Kind::Add, size, anew, code);
        (self.nearby(new_sin, plain.0, size, code), self.nearby(new_cos, plain.1, size, code))
    }

    /// Computes sine and cosine of an increment and of an angle like `rt::halfway`, operation by
    /// operation.
    pub(super) fn halfway(&mut self, way: &plan::Way, known: &mut Known, code: &mut Vec<Operation>) -> [At; 4] {
        let [to, by, sin, cos] = way.reads().map(|value| self.compute(value, known, code));
        let plain_by = self.sine_and_cosine(by, code);
        let plain = if way.is_increment() { plain_by } else { self.sine_and_cosine(to, code) };
        let (sine, versine) = self.sine_and_versine(by, by, code);
        let (new_sin, new_cos) = self.added((sin, cos), (sine, versine), code);
        let one = self.literal(1.0);
        let cosine = self.operate(Kind::Add, one, versine, code);
        let size = self.operate(Kind::Apply(Rule::Abs), by, by, code);
        [(sine, plain_by.0), (cosine, plain_by.1), (new_sin, plain.0), (new_cos, plain.1)]
            .map(|(near, plain)| self.nearby(near, plain, size, code))
    }

    fn operate(&mut self, kind: Kind, a: At, b: At, code: &mut Vec<Operation>) -> At {
        let to = self.float();
        code.push(Operation { kind, to, operands: [a, b, a] });
        to
    }

    pub(super) fn sine_and_cosine(&mut self, angle: At, code: &mut Vec<Operation>) -> (At, At) {
        let pair = (self.float(), self.float());
        code.push(Operation { kind: Kind::SinCos, to: pair.0, operands: [angle, pair.1, angle] });
        pair
    }

    /// Chooses the turned value for a small increment, and the directly computed one otherwise.
    fn nearby(&mut self, turned: At, plain: At, size: At, code: &mut Vec<Operation>) -> At {
        let to = self.float();
        code.push(Operation { kind: Kind::Turned, to, operands: [turned, plain, size] });
        to
    }

    fn sine_and_versine(&mut self, by: At, moved: At, code: &mut Vec<Operation>) -> (At, At) {
        let z = self.operate(Kind::Mul, by, by, code);
        let z2 = self.operate(Kind::Mul, z, z, code);
        let [(s_low, s_high), (c_low, c_high)] = [rt::TURN_SIN, rt::TURN_COS].map(|coefficients| {
            let [k0, k1, k2, k3, k4] = coefficients.map(|k| self.literal(k));
            let low = self.operate(Kind::Mul, k1, z, code);
            let low = self.operate(Kind::Add, k0, low, code);
            let high = self.operate(Kind::Mul, k3, z, code);
            let high = self.operate(Kind::Add, k2, high, code);
            let highest = self.operate(Kind::Mul, z2, k4, code);
            (low, self.operate(Kind::Add, high, highest, code))
        });
        let cube = self.operate(Kind::Mul, by, z, code);
        let low = self.operate(Kind::Mul, cube, s_low, code);
        let low = self.operate(Kind::Add, moved, low, code);
        let scale = self.operate(Kind::Mul, cube, z2, code);
        let high = self.operate(Kind::Mul, scale, s_high, code);
        let sine = self.operate(Kind::Add, low, high, code);
        let square = self.operate(Kind::Mul, moved, moved, code);
        let low = self.operate(Kind::Mul, square, c_low, code);
        let scale = self.operate(Kind::Mul, z, z2, code);
        let high = self.operate(Kind::Mul, scale, c_high, code);
        (sine, self.operate(Kind::Add, low, high, code))
    }

    /// Computes sine and cosine of a sum of two angles.
    fn added(&mut self, (sin, cos): (At, At), (sine, versine): (At, At), code: &mut Vec<Operation>) -> (At, At) {
        [(sin, cos, Kind::Add), (cos, sin, Kind::Sub)]
            .map(|(of, other, kind)| {
                let across = self.operate(Kind::Mul, other, sine, code);
                let sum = self.operate(kind, of, across, code);
                let along = self.operate(Kind::Mul, of, versine, code);
                self.operate(Kind::Add, sum, along, code)
            })
            .into()
    }
}
