//! Macros that generated code calls: what it has in common with that of all other systems. They
//! are not for users.

/// Implements serde's traits for a generated struct of numbers if the feature `serde` is on.
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! __serialized {
    ($name:ident {}) => {
        $crate::__serialized! {
            $name,
            |record, serializer| {
                let _ = record;
                $crate::serialized::write::<S, T, 0>(::core::stringify!($name), &[], [], serializer)
            },
            |deserializer| {
                $crate::serialized::read::<D, T, 0>(::core::stringify!($name), &[], deserializer)?;
                ::core::result::Result::Ok($name::new())
            }
        }
    };
    ($name:ident { $($field:ident),* }) => {
        $crate::__serialized! {
            $name,
            |record, serializer| {
                $crate::serialized::write(::core::stringify!($name), &[$(::core::stringify!($field)),*], [$(record.$field),*], serializer)
            },
            |deserializer| {
                let numbers = $crate::serialized::read(::core::stringify!($name), &[$(::core::stringify!($field)),*], deserializer)?;
                let mut numbers = ::core::iter::IntoIterator::into_iter(numbers);
                ::core::result::Result::Ok($name { $($field: $crate::generated::next(&mut numbers)),* })
            }
        }
    };
    ($name:ident, |$value:ident, $serializer:ident| $serialize:expr, |$deserializer:ident| $deserialize:expr) => {
        impl<T: $crate::Scalar + $crate::serde::Serialize> $crate::serde::Serialize for $name<T> {
            fn serialize<S>(&self, $serializer: S) -> ::core::result::Result<S::Ok, S::Error>
            where
                S: $crate::serde::Serializer,
            {
                let $value = self;
                $serialize
            }
        }

        impl<'de, T: $crate::Scalar + $crate::serde::Deserialize<'de>> $crate::serde::Deserialize<'de> for $name<T> {
            fn deserialize<D>($deserializer: D) -> ::core::result::Result<Self, D::Error>
            where
                D: $crate::serde::Deserializer<'de>,
            {
                $deserialize
            }
        }
    };
}

/// Expands to nothing: the feature `serde` is off.
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __serialized {
    ($($_:tt)*) => {};
}

/// Implements the conversions of generated structs of numbers into and out of lanes, if the feature
/// `lanes` is on.
#[cfg(feature = "lanes")]
#[doc(hidden)]
#[macro_export]
macro_rules! __in_lanes {
    ($system:ident, $($parameters:tt)*) => {
        impl<T: $crate::Scalar> $crate::lanes::Family for $system<T> {
            type Of<L: $crate::Scalar> = $system<L>;
        }

        $crate::__in_lanes!($($parameters)*);
    };
    ($name:ident {}) => {
        impl<L: $crate::Scalar> $crate::lanes::InLanes<L> for $name<L> {
            type Lane = $name<f64>;

            fn gather(_: &[$name<f64>]) -> Self {
                $name::new()
            }

            fn lane(&self, _: usize) -> $name<f64> {
                $name::new()
            }
        }
    };
    ($name:ident { $($field:ident),* }) => {
        impl<L: $crate::Scalar> $crate::lanes::InLanes<L> for $name<L> {
            type Lane = $name<f64>;

            fn gather(lanes: &[$name<f64>]) -> Self {
                $name { $($field: $crate::lanes::number(lanes, |lane| lane.$field)),* }
            }

            fn lane(&self, lane: usize) -> $name<f64> {
                $name { $($field: $crate::Scalar::lane(self.$field, lane)),* }
            }
        }
    };
}

/// Expands to nothing: the feature `lanes` is off.
#[cfg(not(feature = "lanes"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __in_lanes {
    ($($_:tt)*) => {};
}

/// Implements what a generated `Parameters` has in common with all others: the conversions, and the
/// constructors of a system without parameters.
#[doc(hidden)]
#[macro_export]
macro_rules! __parameters {
    ({}) => {
        impl<T> Parameters<T> {
            /// Creates the parameters of a system without any.
            pub fn new() -> Self {
                Parameters { scalar: ::core::marker::PhantomData }
            }
        }

        impl<T> ::core::default::Default for Parameters<T> {
            fn default() -> Self {
                Self::new()
            }
        }

        $crate::__serialized!(Parameters {});
        $crate::__in_lanes!(System, Parameters {});

        const _: () = {
            let _ = Parameters::<f64>::new;
        };
    };
    ({ $($field:ident),* }) => {
        impl<T: $crate::Scalar> Parameters<T> {
            /// Returns the parameters as numbers of this type.
            fn cast(parameters: Parameters<f64>) -> Self {
                Parameters { $($field: $crate::generated::lit(parameters.$field)),* }
            }
        }

        $crate::__serialized!(Parameters { $($field),* });
        $crate::__in_lanes!(System, Parameters { $($field),* });

        const _: () = {
            let _ = Parameters::<f64>::cast;
        };
    };
}

/// Implements [`State`](crate::State) for a generated `State` with these coordinates and
/// velocities.
#[doc(hidden)]
#[macro_export]
macro_rules! __state {
    ($n:literal: [$($q:ident),*], $k:literal: [$($w:ident),*]) => {
        impl<T: $crate::Scalar> State<T> {
            /// Returns the coordinates q.
            pub fn q(&self) -> $crate::nalgebra::SVector<T, $n> {
                $crate::generated::vector([$(self.$q),*])
            }

            /// Returns the velocities w.
            pub fn w(&self) -> $crate::nalgebra::SVector<T, $k> {
                $crate::generated::vector([$(self.$w),*])
            }
        }

        impl<T: $crate::Scalar> $crate::State for State<T> {
            type Scalar = T;
            type Configuration = $crate::nalgebra::SVector<T, $n>;
            type Velocity = $crate::nalgebra::SVector<T, $k>;

            fn of(t: T, q: Self::Configuration, w: Self::Velocity) -> Self {
                let ([q], [w]) = (q.data.0, w.data.0);
                let (mut q, mut w) = (::core::iter::IntoIterator::into_iter(q), ::core::iter::IntoIterator::into_iter(w));
                let (_, _) = (&mut q, &mut w);
                State { t, $($q: $crate::generated::next(&mut q),)* $($w: $crate::generated::next(&mut w)),* }
            }

            fn time(&self) -> T {
                self.t
            }

            fn configuration(&self) -> Self::Configuration {
                self.q()
            }

            fn velocity(&self) -> Self::Velocity {
                self.w()
            }
        }

        $crate::__serialized!(State { t $(, $q)* $(, $w)* });
        $crate::__in_lanes!(State { t $(, $q)* $(, $w)* });

        const _: () = {
            let _ = (State::<f64>::q, State::<f64>::w);
        };
    };
}

/// Generates `StateBuilder` with what does not depend on the system: setters, which have the names
/// of the fields, and `build`. The numbers are those of coordinates, velocities and momenta ρ. With
/// ρ comes the function of the system for the velocities; setting a velocity discards ρ. The last
/// expression is the configuration of a new state, which is 0 otherwise.
#[doc(hidden)]
#[macro_export]
macro_rules! __state_builder {
    (@velocities $system:ident, $state:ident, $velocities:ident(q, rho), $rho:ident) => {
        $system.$velocities(&$state.q(), &$rho)
    };
    (@velocities $system:ident, $state:ident, $velocities:ident(q, rho, t), $rho:ident) => {
        $system.$velocities(&$state.q(), &$rho, $state.t)
    };
    (@start) => {
        $crate::nalgebra::SVector::zeros()
    };
    (@start $start:expr) => {
        $start
    };
    (
        $(#[$allow:meta])*
        $n:literal: [$($q:ident),*],
        $k:literal: [$($w:ident),*],
        $m:literal $(: $velocities:ident $arguments:tt)?
        $(, start $start:expr)?
    ) => {
        /// Builds a [`State`]. Values that are not set are zero; those of a rotation matrix are the
        /// identity's.
        #[derive(Clone, Copy, Debug)]
        #[must_use = "finish with `build` or `project`"]
        pub struct StateBuilder<T> {
            system: ::core::result::Result<System<T>, $crate::ParameterError>,
            state: State<T>,
            rho: ::core::option::Option<$crate::nalgebra::SVector<T, $m>>,
        }

        $(#[$allow])*
        impl<T: $crate::Scalar> StateBuilder<T> {
            /// Begins a state of the system.
            pub fn new(system: ::core::result::Result<System<T>, $crate::ParameterError>) -> Self {
                StateBuilder {
                    system,
                    state: $crate::generated::state_at($crate::__state_builder!(@start $($start)?)),
                    rho: ::core::option::Option::None,
                }
            }

            /// Sets the time.
            pub fn time(mut self, t: T) -> Self {
                self.state.t = t;
                self
            }

            $(
                #[doc = ::core::concat!("Sets the coordinate `", ::core::stringify!($q), "`.")]
                pub fn $q(mut self, value: T) -> Self {
                    self.state.$q = value;
                    self
                }
            )*

            $(
                #[doc = ::core::concat!("Sets the velocity `", ::core::stringify!($w), "`.")]
                pub fn $w(mut self, value: T) -> Self {
                    self.state.$w = value;
                    self.rho = ::core::option::Option::None;
                    self
                }
            )*

            /// Sets all coordinates.
            pub fn configuration(mut self, q: impl ::core::convert::Into<$crate::nalgebra::SVector<T, $n>>) -> Self {
                self.state = $crate::State::of(self.state.t, q.into(), self.state.w());
                self
            }

            /// Sets all velocities.
            pub fn velocity(mut self, w: impl ::core::convert::Into<$crate::nalgebra::SVector<T, $k>>) -> Self {
                self.state = $crate::State::of(self.state.t, self.state.q(), w.into());
                self.rho = ::core::option::Option::None;
                self
            }

            $(
                #[doc = ::core::concat!(
                    "Sets the momenta ρ on D*. `build` and `project` compute the velocities by `",
                    ::core::stringify!($velocities),
                    "`."
                )]
                pub fn rho(mut self, rho: impl ::core::convert::Into<$crate::nalgebra::SVector<T, $m>>) -> Self {
                    self.rho = ::core::option::Option::Some(rho.into());
                    self
                }
            )?

            /// Returns the state.
            ///
            /// # Errors
            /// If a parameter is invalid, a value is not finite, a declared rotation matrix is not
            /// a rotation, a holonomic constraint does not hold, the metric is not positive
            /// definite, or the velocity is off the constraints by more than roundoff.
            pub fn build(self) -> ::core::result::Result<State<T>, $crate::StepError> {
                let (system, state) = self.resolve()?;
                $crate::System::check(&system, &state)?;
                ::core::result::Result::Ok(state)
            }

            /// Returns the system and the state, with the velocities computed from ρ if it is set.
            fn resolve(self) -> ::core::result::Result<(System<T>, State<T>), $crate::StepError> {
                let system = self.system?;
                let (state, _) = (self.state, self.rho);
                $(
                    let state = match self.rho {
                        ::core::option::Option::Some(rho) => {
                            let velocities = $crate::__state_builder!(@velocities system, state, $velocities $arguments, rho);
                            $crate::State::of(state.t, state.q(), velocities)
                        }
                        ::core::option::Option::None => state,
                    };
                )?
                ::core::result::Result::Ok((system, state))
            }
        }

        const _: () = {
            type Builder = StateBuilder<f64>;
            let _ = |this: Builder, q: $crate::nalgebra::SVector<f64, $n>| this.configuration(q);
            let _ = |this: Builder, w: $crate::nalgebra::SVector<f64, $k>| this.velocity(w);
            $(
                let _ = |this: Builder, rho: $crate::nalgebra::SVector<f64, $m>| this.rho(rho);
                let _ = System::<f64>::$velocities;
            )?
            let _ = (Builder::new, Builder::time, Builder::build, $(Builder::$q,)* $(Builder::$w,)*);
        };
    };
}

/// Implements [`System`](crate::System) for a generated `System`, and what it has in common with
/// all others.
///
/// The expressions are of the system, a state, its coordinates and its velocities: the energy, the
/// constraint matrix and the velocity less the prescribed one, the metric and its inverse, and the
/// correction of the configuration by holonomic constraints.
#[doc(hidden)]
#[macro_export]
macro_rules! __system {
    (
        $name:literal, inputs $count:literal [$($input:literal),*],
        |$system:ident, $state:ident, $q:ident, $w:ident|
        energy $energy:expr;
        constraints $mu:expr, $velocity:expr;
        metric $metric:expr, $inverse:expr;
        $($rest:tt)*
    ) => {
        $crate::__system!(@ [
            $name, $count [$($input),*], |$system, $state, $q, $w|
            $energy; $mu, $velocity; $metric, $inverse;
        ] $($rest)*);
    };
    (@ [$($head:tt)*] levels $levels:expr; check { $($check:tt)* } $($more:tt)*) => {
        $crate::__system!(@implement $($head)* [$levels] { $($check)* } $($more)*);
    };
    (@ [$($head:tt)*] levels $levels:expr; $($more:tt)*) => {
        $crate::__system!(@implement $($head)* [$levels] {} $($more)*);
    };
    (@ [$($head:tt)*] check { $($check:tt)* } $($more:tt)*) => {
        $crate::__system!(@implement $($head)* [] { $($check)* } $($more)*);
    };
    (@ [$($head:tt)*] $($more:tt)*) => {
        $crate::__system!(@implement $($head)* [] {} $($more)*);
    };
    (
        @implement $name:literal, $count:literal [$($input:literal),*],
        |$system:ident, $state:ident, $q:ident, $w:ident|
        $energy:expr; $mu:expr, $velocity:expr; $metric:expr, $inverse:expr;
        [$($levels:expr)?] { $($check:tt)* } $($more:tt)*
    ) => {
        impl<T: $crate::Scalar> System<T> {
            /// Returns the parameters.
            pub fn parameters(&self) -> &Parameters<T> {
                &self.parameters
            }

            /// Begins a state. Set the coordinates and velocities that are not zero, then call
            /// `build` or `project`.
            pub fn state(&self) -> StateBuilder<T> {
                StateBuilder::new(::core::result::Result::Ok(*self))
            }
        }

        impl<T: $crate::Scalar> $crate::System for System<T> {
            type Scalar = T;
            type State = State<T>;
            type Inputs = [T; $count];
            type Parameters = Parameters<T>;

            const NAME: &'static str = $name;
            const INPUTS: &'static [&'static str] = &[$($input),*];

            fn with_parameters(parameters: Parameters<T>) -> ::core::result::Result<Self, $crate::ParameterError> {
                System::new(parameters)
            }

            fn parameters(&self) -> &Parameters<T> {
                &self.parameters
            }

            fn energy_of(&self, $state: &State<T>) -> T {
                let ($system, $q, $w) = (self, $state.q(), $state.w());
                $energy
            }

            fn constraint_residual_of(&self, $state: &State<T>) -> T {
                let ($system, $q, $w) = (self, $state.q(), $state.w());
                $crate::generated::max_norm(&($mu * $velocity))
            }

            fn check(&self, $state: &State<T>) -> ::core::result::Result<(), $crate::StepError> {
                let ($system, $q, $w) = (self, $state.q(), $state.w());
                $crate::generated::finite_state($state.t, &$q, &$w)?;
                $($check)*
                $($crate::generated::on_level_set(&$q, &$levels)?;)?
                let metric = $metric;
                $crate::generated::positive_definite(&metric)?;
                $crate::generated::on_constraints(&$mu, &$velocity, &metric, &$inverse)
            }

            $(
                fn level_defect_of(&self, $state: &State<T>) -> ::core::option::Option<T> {
                    let ($system, $q) = (self, $state.q());
                    ::core::option::Option::Some($crate::generated::max_norm(&$levels))
                }
            )?

            $($more)*
        }

        const _: () = {
            let _ = (System::<f64>::parameters, System::<f64>::state);
        };
    };
}

/// Generates the methods of a declared struct that all declared structs have. Its parameters are
/// fields. `initial` is there if data sets are. A method is the type argument of generic functions
/// where these are named, so that rustc does not report them as dead code.
#[doc(hidden)]
#[macro_export]
macro_rules! __declared {
    ($vis:vis $name:ident, $module:ident, $scalar:ident {}, $($more:tt)*) => {
        $crate::__declared!(@ $vis $name, $module, $scalar, |this| {
            let _ = this;
            $module::Parameters::new()
        }, $($more)*);
    };
    ($vis:vis $name:ident, $module:ident, $scalar:ident { $($parameter:ident),* }, $($more:tt)*) => {
        $crate::__declared!(@ $vis $name, $module, $scalar, |this| $module::Parameters {
            $($parameter: this.$parameter),*
        }, $($more)*);
    };
    (
        @ $vis:vis $name:ident, $module:ident, $scalar:ident, |$this:ident| $parameters:expr,
        [$($first:literal $(, $set:literal)*)?] $($marker:ident)?
    ) => {
        impl $name {
            /// Creates the system with these parameters.
            ///
            /// # Errors
            /// If a parameter is not finite, or if it must be positive and is not.
            $vis fn system(&self) -> ::core::result::Result<$module::System<$scalar>, $crate::ParameterError> {
                $module::System::new(self.parameters())
            }

            /// Returns the parameters as a separate value.
            $vis fn parameters(&self) -> $module::Parameters<$scalar> {
                let $this = self;
                $parameters
            }

            /// Begins a state. Set the coordinates and velocities that are not zero, then call
            /// `build` or `project`.
            $vis fn state(&self) -> $module::StateBuilder<$scalar> {
                $module::StateBuilder::new(self.system())
            }

            $(
                #[doc = ::core::concat!(
                    "Begins a state with the coordinates and velocities of a data set: `",
                    $first, "`" $(, ", `", $set, "`")*,
                    ". Returns `None` for any other name."
                )]
                ///
                /// The parameters remain those of this value. `Parameters` has a function for each
                /// data set that determines all of them.
                $vis fn initial(&self, name: &str) -> ::core::option::Option<$module::StateBuilder<$scalar>> {
                    self.state().data_set(name)
                }
            )?

            /// Integrates from `start` with steps of size `h`. The items are the states after the
            /// first step, the second step, and so on.
            ///
            /// A negative `h` steps back in time. An error ends the integration and is its last
            /// item. If no step is possible, the error is the only item.
            $vis fn integrate<M>(
                &self,
                start: $module::State<$scalar>,
                h: $scalar,
            ) -> $crate::Integration<<$module::System<$scalar> as $crate::Discretize<M>>::Stepper>
            where
                M: $crate::Method,
                $module::System<$scalar>: $crate::Discretize<M>,
            {
                let system = self.system().map_err($crate::StepError::Parameter);
                $crate::Integration::new(
                    system.and_then(|system| $crate::Discretize::<M>::stepper(&system, &start, h)),
                )
            }
        }

        const _: () = {
            let _ = ($name::system, $name::parameters, $name::state);
            $(let _ = ($name::initial, $first);)?
            $(let _ = $name::integrate::<$crate::methods::$marker>;)?
        };
    };
}

/// Names functions and types of generated code, so that rustc reports none of them as dead code: a
/// program calls a part of them only.
#[doc(hidden)]
#[macro_export]
macro_rules! __named {
    (fn $($function:expr),*) => {
        const _: () = {
            let _ = ($($function,)*);
        };
    };
    ($($owner:ident: $($function:ident),*;)* $(@ $module:ident { $($name:ident),* })*) => {
        const _: () = {
            $(let _ = ($($owner::<f64>::$function,)*);)*
            $(let _ = |$(_: $module::$name<f64>),*| ();)*
        };
    };
}
