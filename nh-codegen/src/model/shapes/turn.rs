//! Rotations about coordinate axes, and angular velocities of their products.

use super::entry::Entry;
use super::value::{Shape, Value};
use crate::cost::derivation::MAX_DEFINITION;
use crate::declaration::Operation;
use crate::origin::Origin;
use crate::tree::Function;

/// Maximum number of known factors; longer products of rotations are ordinary matrices.
pub(super) const MAX_TURNS: usize = 16;

/// A factor such as `rot_x(a)`.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    pub(super) operation: Operation,
    pub(super) angle: Entry,
}

impl Turn {
    /// Returns the plane of rotation, from its first axis to its second.
    fn plane(&self) -> (usize, usize) {
        match self.operation {
            Operation::RotationX => (1, 2),
            Operation::RotationY => (2, 0),
            _ => (0, 1),
        }
    }

    /// Returns the matrix, which takes vectors of the rotated frame to those of the original frame.
    pub(super) fn matrix(self, origin: &Origin) -> Value {
        let (c, s) = (self.angle.called(Function::Cos, origin), self.angle.called(Function::Sin, origin));
        let (minus, (i, j)) = (s.negated(origin), self.plane());
        let d = if self.operation == Operation::Rotation { 2 } else { 3 };
        let one = |k: usize| Entry::number(i64::from(k.is_multiple_of(d + 1)), origin);
        let mut entries: Vec<Entry> = (0..d * d).map(one).collect();
        entries[d * i + i] = c.clone();
        entries[d * j + j] = c;
        entries[d * i + j] = minus;
        entries[d * j + i] = s;
        Value { turns: Some(vec![self]), ..Value::new(Shape::Matrix(d, d), entries) }
    }

    /// Adds the angular velocity of this factor, which has the same components in both frames.
    fn turn_on(&self, omega: &mut [Entry], origin: &Origin) {
        let (i, j) = self.plane();
        let axis = 3 - i - j;
        omega[axis] = omega[axis].plus(&self.angle.rate(origin), origin);
    }

    /// Converts a vector's components to the rotated frame, or (`back`) to the original one.
    fn take(&self, vector: &mut [Entry], back: bool, origin: &Origin) {
        let (c, s) = (self.angle.called(Function::Cos, origin), self.angle.called(Function::Sin, origin));
        let s = if back { s.negated(origin) } else { s };
        let (i, j) = self.plane();
        let (a, b) = (vector[i].clone(), vector[j].clone());
        vector[i] = a.times(&c, origin).plus(&b.times(&s, origin), origin);
        vector[j] = b.times(&c, origin).minus(&a.times(&s, origin), origin);
    }
}

/// Returns the angular velocity of a product of rotations, in the frame of the body or in space.
/// This form contains only the angles between the body and the axis of rotation: the angles before
/// a rotation do not matter to a body that rotates about its own axis. Returns `None` if the form
/// is too large.
pub(super) fn angular_velocity(turns: &[Turn], in_space: bool, origin: &Origin) -> Option<Value> {
    if turns.iter().any(|turn| turn.operation == Operation::Rotation) {
        let rates = turns.iter().map(|turn| turn.angle.rate(origin));
        return rates.reduce(|sum, rate| sum.plus(&rate, origin)).map(Value::scalar);
    }
    let mut omega = vec![Entry::number(0, origin); 3];
    let mut add = |turn: &Turn| {
        turn.take(&mut omega, in_space, origin);
        turn.turn_on(&mut omega, origin);
        omega.iter().all(|entry| entry.nodes as u64 <= MAX_DEFINITION).then_some(())
    };
    match in_space {
        true => turns.iter().rev().try_for_each(&mut add)?,
        false => turns.iter().try_for_each(&mut add)?,
    }
    Some(Value::vector(omega))
}
