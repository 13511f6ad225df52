//! Vector fields whose dimension is known only at run time.

use nonholonomic::fields::DynField;

/// The equations of motion of a system that is known by name, see [`DynField`]. They correspond to
/// [`Equations`](crate::Equations), for the crates' vectors of run-time size.
#[derive(Clone, Copy)]
pub struct Slices<'f> {
    field: &'f dyn DynField,
}

impl<'f> Slices<'f> {
    /// Creates the equations of this field.
    pub fn new(field: &'f dyn DynField) -> Self {
        Slices { field }
    }

    /// Returns the field.
    pub fn field(&self) -> &'f dyn DynField {
        self.field
    }
}

impl std::fmt::Debug for Slices<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Slices").field("dimension", &self.field.dimension()).finish_non_exhaustive()
    }
}
