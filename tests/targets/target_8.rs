//! One of eight targets that are built at once.

include!("wheel.rs");

wheel!(WheelEight, wheel_eight, 8 / 9);
