//! One of eight targets that are built at once.

include!("wheel.rs");

wheel!(WheelOne, wheel_one, 1 / 2);
