//! One of eight targets that are built at once.

include!("wheel.rs");

wheel!(WheelSix, wheel_six, 6 / 7);
