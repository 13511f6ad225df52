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
/// of the fields, and `build`. Setting a velocity discards the momenta ρ, from which the velocities
/// follow by the last expression.
#[doc(hidden)]
#[macro_export]
macro_rules! __state_builder {
    (
        [$(#[$doc:meta])*] [$(#[$allow:meta])*]
        start $start:expr;
        q $n:literal [$($q:ident),*];
        w $k:literal [$($w:ident),*];
        rho $m:literal $(|$system:ident, $state:ident, $rho:ident| $velocities:expr)?;
    ) => {
        $(#[$doc])*
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
                    state: $crate::generated::state_at($start),
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
                /// Sets the momenta ρ on D*; `build` and `project` compute the velocities from them.
                pub fn rho(mut self, $rho: impl ::core::convert::Into<$crate::nalgebra::SVector<T, $m>>) -> Self {
                    self.rho = ::core::option::Option::Some($rho.into());
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
                        ::core::option::Option::Some($rho) => {
                            let ($system, $state) = (&system, &state);
                            $crate::State::of($state.t, $state.q(), $velocities)
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
            $(let _ = |this: Builder, $rho: $crate::nalgebra::SVector<f64, $m>| this.rho($rho);)?
            let _ = (Builder::new, Builder::time, Builder::build, $(Builder::$q,)* $(Builder::$w,)*);
        };
    };
}

/// Implements [`System`](crate::System) for a generated `System`, and what it has in common with
/// all others.
///
/// The expressions are of the system, a state, its coordinates and its velocities: the energy, the
/// constraint matrix and the velocity less the prescribed one, the metric and its inverse.
#[doc(hidden)]
#[macro_export]
macro_rules! __system {
    (
        $name:literal, inputs $count:literal [$($input:literal),*],
        |$system:ident, $state:ident, $q:ident, $w:ident|
        energy $energy:expr;
        constraints $mu:expr, $velocity:expr;
        metric $metric:expr, $inverse:expr;
        check { $($check:tt)* }
        $($more:tt)*
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
                let metric = $metric;
                $crate::generated::positive_definite(&metric)?;
                $crate::generated::on_constraints(&$mu, &$velocity, &metric, &$inverse)
            }

            $($more)*
        }

        const _: () = {
            let _ = (System::<f64>::parameters, System::<f64>::state);
        };
    };
}

/// Generates the methods of a declared struct that all declared structs have. Its parameters are
/// fields; `initial` is there if data sets are, with this documentation.
#[doc(hidden)]
#[macro_export]
macro_rules! __declared {
    ($vis:vis $name:ident, $module:ident, $scalar:ident {}) => {
        $crate::__declared!(@ $vis $name, $module, $scalar, |this| {
            let _ = this;
            $module::Parameters::new()
        });
    };
    ($vis:vis $name:ident, $module:ident, $scalar:ident { $($parameter:ident),* }) => {
        $crate::__declared!(@ $vis $name, $module, $scalar, |this| $module::Parameters {
            $($parameter: this.$parameter),*
        });
    };
    (@ $vis:vis $name:ident, $module:ident, $scalar:ident, |$this:ident| $parameters:expr) => {
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
