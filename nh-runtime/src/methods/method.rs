//! A method of integration and its options.

/// A numerical method. Its types carry no data. A system implements
/// [`Discretize`](crate::Discretize) for the methods that were generated for it.
pub trait Method: Copy + core::fmt::Debug + 'static {
    /// The method's name on the command line and in a declaration, such as `gonzalez`.
    const NAME: &'static str;
    /// The order of convergence with the default options.
    const ORDER: u32;
}

/// A number that a method's steppers take, such as α of `dla`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OptionInfo {
    /// Name, such as `alpha`.
    pub name: &'static str,
    /// Its default value.
    pub default: f64,
    /// The smallest allowed value; −∞ if there is none.
    pub minimum: f64,
    /// The largest allowed value; ∞ if there is none.
    pub maximum: f64,
    /// Whether it is a gain k of a feedback method. Its name is then that of one or several
    /// integrals I, and the method adds −k (I − I₀) ∇I to the vector field.
    pub gain: bool,
}
