//! Operation counts, for the header of a generated file: a regression shows in a diff.

use crate::ir::graph::Node;
use crate::tree::Function;
use std::collections::BTreeMap;

/// Where operations are done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Bucket {
    /// When a stepper is made.
    Once,
    /// In a step, from the configuration alone.
    Config,
    /// In a step, from velocities, momenta and unknowns.
    State,
    /// In every iteration of that implicit block (from 0).
    Iteration(usize),
    /// After the step: the guard of the constraints' rank.
    Guard,
}

/// Numbers of operations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    additions: usize,
    multiplications: usize,
    divisions: usize,
    sin_cos: usize,
    others: usize,
}

/// Numbers of operations by the place where they are done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts(BTreeMap<Bucket, Tally>);

impl Counts {
    pub(super) fn add(&mut self, bucket: Bucket, node: &Node) {
        let tally = self.0.entry(bucket).or_default();
        match node {
            Node::Constant(_) | Node::Pi | Node::Symbol(_) | Node::Neg(_) => {}
            Node::Add(..) | Node::Sub(..) => tally.additions += 1,
            Node::Mul(..) => tally.multiplications += 1,
            Node::Div(..) | Node::DivOrZero(..) => tally.divisions += 1,
            Node::Call(Function::Sin | Function::Cos, _) => tally.sin_cos += 1,
            Node::Call(..) | Node::Abs(_) | Node::Atanh(_) | Node::Atan2(..) => tally.others += 1,
        }
    }

    pub(super) fn merge(&mut self, other: &Counts) {
        for (bucket, tally) in &other.0 {
            let sum = self.0.entry(*bucket).or_default();
            sum.additions += tally.additions;
            sum.multiplications += tally.multiplications;
            sum.divisions += tally.divisions;
            sum.sin_cos += tally.sin_cos;
            sum.others += tally.others;
        }
    }

    /// As a Markdown table, `blocks` being the names of the implicit blocks.
    pub(super) fn table(&self, blocks: &[String]) -> String {
        let mut table = String::from(
            "| operations | + − | × | ÷ | sin, cos | other |\n|---|---:|---:|---:|---:|---:|\n",
        );
        for (bucket, t) in &self.0 {
            let place = match bucket {
                Bucket::Once => "once, at construction".to_owned(),
                Bucket::Config => "step, from the configuration".to_owned(),
                Bucket::State => "step, from the state".to_owned(),
                Bucket::Iteration(i) => {
                    format!("every iteration for {}", blocks.get(*i).map_or("a block", String::as_str))
                }
                Bucket::Guard => "step, rank of the constraints".to_owned(),
            };
            table.push_str(&format!(
                "| {place} | {} | {} | {} | {} | {} |\n",
                t.additions, t.multiplications, t.divisions, t.sin_cos, t.others
            ));
        }
        table
    }

    /// On one line: `12 + −, 20 ×, 1 ÷, 1 sin cos` of a step without iterations.
    pub(super) fn per_step(&self) -> String {
        let mut sum = Tally::default();
        for (bucket, t) in &self.0 {
            if !matches!(bucket, Bucket::Once) {
                sum.additions += t.additions;
                sum.multiplications += t.multiplications;
                sum.divisions += t.divisions;
                sum.sin_cos += t.sin_cos;
                sum.others += t.others;
            }
        }
        format!(
            "{} + −, {} ×, {} ÷, {} sin cos, {} other",
            sum.additions, sum.multiplications, sum.divisions, sum.sin_cos, sum.others
        )
    }
}
