/// A fixed sequence of numbers (Knuth's 64-bit linear congruential generator, its high bits).
#[derive(Clone, Debug)]
pub struct Numbers(pub u64);

impl Numbers {
    /// Returns this many bits, at most 63.
    pub fn bits(&mut self, count: u32) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> (64 - count)
    }

    /// Returns a number below `count`.
    pub fn below(&mut self, count: usize) -> usize {
        self.bits(31) as usize % count
    }

    /// Returns a number in [−1, 1).
    pub fn signed(&mut self) -> f64 {
        self.bits(53) as f64 / (1_u64 << 52) as f64 - 1.0
    }

    /// Returns this many numbers in [−1, 1).
    pub fn vector(&mut self, length: usize) -> Vec<f64> {
        (0..length).map(|_| self.signed()).collect()
    }
}
