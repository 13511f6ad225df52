//! One of eight targets that are built at once.

include!("wheel.rs");

wheel!(WheelFour, wheel_four, 4 / 5);
