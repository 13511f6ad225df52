//! Conversion of steppers into bytes and back.
//!
//! The bytes are a [`Heading`], the runtime's representation of the stepper, and a checksum of
//! both.

use super::arguments::Choice;
use nonholonomic::catalogue::{DynStepper, Dynamic, MethodVisitor, Model, Steppable};
use nonholonomic::{Discretize, Method, StepError, System, VERSION};
use postcard::{take_from_bytes, to_extend};

/// A stepper that can be serialized.
pub(crate) trait Kept: DynStepper {
    /// Appends the stepper to these bytes.
    fn append(&self, bytes: Vec<u8>) -> postcard::Result<Vec<u8>>;
}

impl<S> Kept for Dynamic<S>
where
    S: nonholonomic::Stepper<System: Model> + nonholonomic::catalogue::Storable + Send,
{
    fn append(&self, bytes: Vec<u8>) -> postcard::Result<Vec<u8>> {
        to_extend(&self.0, bytes)
    }
}

/// Returns a stepper that starts with these options; `None` if the method was not generated.
pub(crate) fn begin<S: Model>(
    system: &S,
    start: &S::State,
    h: f64,
    choice: &Choice,
) -> Option<Result<Box<dyn Kept>, StepError>> {
    struct Begin<'a, S: System> {
        system: &'a S,
        start: &'a S::State,
        h: f64,
        options: &'a [f64],
    }

    impl<S: Model> MethodVisitor<S> for Begin<'_, S> {
        type Output = Result<Box<dyn Kept>, StepError>;

        fn visit<M: Method>(self) -> Self::Output
        where
            S: Steppable<M>,
        {
            let stepper = Discretize::<M>::stepper_with_slice(self.system, self.start, self.h, self.options)?;
            Ok(Box::new(Dynamic(stepper)))
        }
    }

    S::with_method(choice.method.name, Begin { system, start, h, options: &choice.options })
}

/// The name of the system, the identifier of its generated code, the version of the runtime, the
/// name of the method.
type Heading<'a> = (&'a str, &'a str, &'a str, &'a str);

/// Returns the bytes of a stepper.
///
/// # Errors
/// An error of the format, which should not occur.
pub(crate) fn write(stepper: &dyn Kept, code: &str) -> Result<Vec<u8>, String> {
    let heading: Heading<'_> = (stepper.model().info().name, code, VERSION, stepper.method());
    let bytes = to_extend(&heading, Vec::new()).and_then(|bytes| stepper.append(bytes));
    let mut bytes = bytes.map_err(|error| format!("the stepper cannot be written: {error}"))?;
    let checksum = crc32fast::hash(&bytes);
    bytes.extend(checksum.to_le_bytes());
    Ok(bytes)
}

/// Returns the stepper of these bytes.
///
/// # Errors
/// The bytes are damaged, or belong to another system or build.
pub(crate) fn read<S: Model>(bytes: &[u8], code: &str) -> Result<Box<dyn Kept>, String> {
    struct Read<'a>(&'a [u8]);

    impl<S: Model> MethodVisitor<S> for Read<'_> {
        type Output = Option<Box<dyn Kept>>;

        fn visit<M: Method>(self) -> Self::Output
        where
            S: Steppable<M>,
        {
            match take_from_bytes::<<S as Discretize<M>>::Stepper>(self.0) {
                Ok((stepper, [])) => Some(Box::new(Dynamic(stepper))),
                _ => None,
            }
        }
    }

    let name = S::INFO.name;
    let damaged = || format!("the bytes are not a stepper of `{name}`, or they are damaged");
    let (bytes, checksum) = bytes.split_last_chunk::<4>().ok_or_else(damaged)?;
    if crc32fast::hash(bytes) != u32::from_le_bytes(*checksum) {
        return Err(damaged());
    }
    let (heading, rest) = take_from_bytes::<Heading<'_>>(bytes).map_err(|_| damaged())?;
    let (system, its_code, version, method) = heading;
    if system != name {
        return Err(format!("the stepper belongs to `{system}`, not to `{name}`"));
    }
    if (its_code, version) != (code, VERSION) {
        return Err(format!(
            "the stepper was pickled by another build of `{name}`; make a new one from its state (q, v) to continue"
        ));
    }
    match S::with_method(method, Read(rest)) {
        Some(stepper) => stepper.ok_or_else(damaged),
        None => Err(format!("`{name}` has no method `{method}`")),
    }
}
