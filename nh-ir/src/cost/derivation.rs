//! Tuned numbers of the derivation: the efforts after which it goes from normal forms to values in a
//! graph. A change of one changes how a quantity is written, not its value.

/// Effort allowed for the normal form of a term without velocities, in operations on terms: a tenth
/// of a second.
///
/// *Unit*: operations on terms. *Measured* as a tenth of a second.
pub const EFFORT_OF_TERM: u64 = 3_000_000;

/// Maximum number of terms of a normal form, because later stages handle every term.
///
/// *Unit*: terms. *Judged*, not measured.
pub const MAX_NORMAL_TERMS: usize = 5_000;

/// Effort allowed for the normal form of a part without velocities if definitions are values; a
/// larger part becomes a value as well.
///
/// *Unit*: operations on terms. *Judged*, not measured.
pub const EFFORT_OF_PART: u64 = 300_000;

/// Effort allowed for a power of velocities other than a square.
///
/// *Unit*: operations on terms. *Judged*, not measured.
pub const EFFORT_OF_POWER: u64 = 30_000_000;

/// Effort allowed for the normal form of a whole expression, and for its rate: some seconds. A
/// kinetic energy consists of as many functions as there are pairs of velocities; that of seven
/// joints in space takes 10⁹.
///
/// *Unit*: operations on terms. *Measured* as some seconds.
pub const EFFORT_OF_MOVING: u64 = 4_000_000_000;

/// Maximum number of operations of a definition, written out. If one exceeds it, all definitions
/// remain values.
///
/// *Unit*: operations. *Judged*, not measured.
pub const MAX_DEFINITION: u64 = 10_000;

/// Definitions with at most this many nodes are always written out.
///
/// *Unit*: nodes. *Judged*, not measured.
pub const SMALL_DEFINITION: usize = 3;

/// Total effort for all constraints, in multiples of the effort for one: some hundredths of a
/// second.
///
/// *Unit*: multiples of [`EFFORT_OF_CHECK`]. *Measured* as some hundredths of a second.
pub const CHECKED_CONSTRAINTS: u64 = 10;

/// Effort allowed for a check by normal forms, in operations on terms. Larger checks are decided at
/// random points once there is a graph.
///
/// *Unit*: operations on terms. *Judged*, not measured.
pub const EFFORT_OF_CHECK: u64 = 100_000;

/// Effort allowed for the normal forms of all quantities, in operations on terms: some tenths of a
/// second.
///
/// *Unit*: operations on terms. *Measured* as some tenths of a second.
pub const EFFORT_OF_MECHANICS: u64 = 3_000_000;

/// Effort allowed for the normal form of one quantity if those of all exceed their limit.
///
/// *Unit*: operations on terms. *Judged*, not measured.
pub const EFFORT_OF_QUANTITY: u64 = 150_000;

/// Effort allowed for each kind of first integral, in operations on terms.
///
/// *Unit*: operations on terms. *Judged*, not measured.
pub const EFFORT_OF_INTEGRALS: u64 = 1_000_000;

/// Maximum number of velocities for which products are multiplied out. For larger systems they
/// follow from conditions that are always checked: P² = P from μ P = 0, as P = I − Q and Q = (…) μ;
/// dℋ/dt = ∇ℋᵀ Π ∇ℋ = 0 from Π + Πᵀ = 0.
///
/// *Unit*: velocities. *Judged*, not measured.
pub const MULTIPLIED_OUT: usize = 8;

/// Effort allowed for the tests in a frame.
///
/// *Unit*: operations on terms. *Judged*, not measured.
pub const EFFORT_OF_FRAME: u64 = 1_000_000;
