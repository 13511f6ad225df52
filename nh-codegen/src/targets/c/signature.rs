//! Declarations of public functions, from which their C and their C++ are printed.

/// A public function.
#[derive(Clone, Debug)]
pub(super) struct Signature {
    pub(super) returns: Returns,
    /// The beginning of its name, which is that of a type or of the system: `nh_sleigh_gonzalez`.
    pub(super) owner: String,
    /// The end of its name: `step`.
    pub(super) name: String,
    pub(super) arguments: Vec<Argument>,
}

/// The result of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Returns {
    Status,
    Number,
    Nothing,
}

/// An argument: its kind, and its name unless the kind implies one.
#[derive(Clone, Debug)]
pub(super) enum Argument {
    /// The system or stepper that the function reads: type, name.
    Of(String, &'static str),
    /// The system or stepper that the function changes.
    Changes(String, &'static str),
    /// A struct that the function reads.
    Reads(String, &'static str),
    /// A struct that the function writes.
    Writes(String, &'static str),
    /// A number.
    Number(&'static str),
    /// A whole number.
    Count(&'static str),
    /// Numbers that the function reads.
    Given(&'static str, usize),
    /// Numbers that the function writes.
    Result(&'static str, usize),
    /// The options of a method, or `NULL`.
    Options(usize),
    /// A function of this type, and its context.
    Calls(String, &'static str),
    /// The place for details of an error, or `NULL`.
    Error,
}

impl Signature {
    /// Creates the declaration of a function of a system or stepper.
    pub(super) fn new(returns: Returns, owner: &str, name: &str, arguments: Vec<Argument>) -> Self {
        Signature { returns, owner: owner.to_owned(), name: name.to_owned(), arguments }
    }

    /// Returns the function's name in C.
    pub(super) fn full_name(&self) -> String {
        format!("{}_{}", self.owner, self.name)
    }

    /// Returns whether it is a function of a system or stepper, not one of initial data.
    pub(super) fn is_member(&self) -> bool {
        self.arguments.iter().any(|argument| matches!(argument, Argument::Of(..) | Argument::Changes(..)))
    }

    /// Returns the declaration in C, without a semicolon.
    pub(super) fn declaration(&self) -> String {
        let returns = match self.returns {
            Returns::Status => "nh_status",
            Returns::Number => "nh_real",
            Returns::Nothing => "void",
        };
        let arguments: Vec<String> = self.arguments.iter().map(Argument::declaration).collect();
        format!("{returns} {}({})", self.full_name(), arguments.join(", "))
    }
}

impl Argument {
    /// Returns the argument's name.
    pub(super) fn name(&self) -> &'static str {
        match self {
            Argument::Of(_, name)
            | Argument::Changes(_, name)
            | Argument::Reads(_, name)
            | Argument::Writes(_, name)
            | Argument::Calls(_, name)
            | Argument::Number(name)
            | Argument::Count(name)
            | Argument::Given(name, _)
            | Argument::Result(name, _) => name,
            Argument::Options(_) => "options",
            Argument::Error => "error",
        }
    }

    /// Returns whether the argument is a result.
    pub(super) fn is_written(&self) -> bool {
        matches!(self, Argument::Writes(..) | Argument::Result(..))
    }

    /// Returns the argument's declaration in C.
    pub(super) fn declaration(&self) -> String {
        match self {
            Argument::Of(kind, name) | Argument::Reads(kind, name) => format!("const {kind} *{name}"),
            Argument::Changes(kind, name) | Argument::Writes(kind, name) => format!("{kind} *{name}"),
            Argument::Number(name) => format!("nh_real {name}"),
            Argument::Count(name) => format!("uint64_t {name}"),
            Argument::Given(name, count) => format!("const nh_real {name}[{count}]"),
            Argument::Result(name, count) => format!("nh_real {name}[{count}]"),
            Argument::Options(_) => "const nh_real *options".to_owned(),
            Argument::Calls(kind, name) => format!("{kind} *{name}, void *context"),
            Argument::Error => "nh_error *error".to_owned(),
        }
    }
}
