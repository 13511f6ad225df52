//! Seeded numbers, the same on every machine.

/// SplitMix64 (Steele, Lea & Flood 2014, Fast splittable pseudorandom number generators).
pub struct Random(u64);

impl Random {
    /// Creates the sequence of a seed.
    pub fn new(seed: u64) -> Self {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d)
    }

    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let x = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }

    /// Returns a number in [low, high).
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * ((self.bits() >> 11) as f64 / (1_u64 << 53) as f64)
    }

    /// Returns a number in [low, high] with two decimals.
    pub fn decimal(&mut self, low: f64, high: f64) -> f64 {
        (self.between(low, high) * 100.0).round() / 100.0
    }

    /// Returns a decimal of this size, of either sign.
    pub fn signed(&mut self, low: f64, high: f64) -> f64 {
        let size = self.decimal(low, high);
        if self.chance(0.5) { size } else { -size }
    }

    /// Returns 0, …, n − 1.
    pub fn below(&mut self, n: usize) -> usize {
        (self.bits() % n as u64) as usize
    }

    /// Returns true with this probability.
    pub fn chance(&mut self, probability: f64) -> bool {
        self.between(0.0, 1.0) < probability
    }

    /// Returns 0, …, n − 1 in random order.
    pub fn shuffled(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        for i in (1..n).rev() {
            order.swap(i, self.below(i + 1));
        }
        order
    }
}
