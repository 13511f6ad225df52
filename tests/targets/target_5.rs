//! One of eight targets that are built at once.

include!("wheel.rs");

wheel!(WheelFive, wheel_five, 5 / 6);
