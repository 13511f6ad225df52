//! One of eight targets that are built at once.

include!("wheel.rs");

wheel!(WheelSeven, wheel_seven, 7 / 8);
