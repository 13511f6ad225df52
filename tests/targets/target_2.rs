//! One of eight targets that are built at once.

include!("wheel.rs");

wheel!(WheelTwo, wheel_two, 2 / 3);
