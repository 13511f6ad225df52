//! One of eight targets that are built at once.

include!("wheel.rs");

wheel!(WheelThree, wheel_three, 3 / 4);
