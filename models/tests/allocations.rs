//! No step of any method of any model allocates.

use nonholonomic::StepError;
use nonholonomic::catalogue::{DataSet, Model, boxed};
use nonholonomic_models::{Declaration, Visitor};

/// Models for which this step is too long under a method that gains energy.
const FALLS: [&str; 2] = ["getz", "rattleback"];

/// Steps every method of a model and counts.
struct Count {
    runs: usize,
}

impl Visitor for Count {
    fn visit<S: Model + 'static>(&mut self, declaration: &'static Declaration) {
        let info = S::INFO;
        let data: &DataSet = info.data_sets.first().expect("the library's models have data sets");
        let mut parameters: Vec<f64> = info.parameters.iter().map(|p| p.default.unwrap_or(1.0)).collect();
        for &(index, value) in data.parameters {
            parameters[index] = value;
        }
        let system = S::from_parameters(&parameters).expect("the data set's parameters are in range");
        for method in info.methods {
            let start = system.state_from(0.0, data.q, data.w).expect("the data set has all coordinates");
            let start = system.projected(&start);
            let name = format!("{}/{}", declaration.name, method.name);
            let mut stepper = boxed(&system, &start, method.name, 0.005)
                .expect("the method is listed")
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            let (mut last, mut taken) = (Ok(()), 0);
            let inputs = info.inputs.len();
            let (mut q, mut w) = ([0.0; 32], [0.0; 32]);
            let counted = allocation_counter::measure(|| {
                // Every step is looked at, as a controller would.
                for _ in 0..10_000 {
                    // Control inputs, where there are some: small, so that no run leaves the place where its constraints are independent.
                    last = if inputs == 0 {
                        stepper.step()
                    } else {
                        stepper.step_with(&mut |t, q, _, u| u.fill(0.01 * (t + q[0]).sin()))
                    };
                    stepper.write_q(&mut q);
                    stepper.write_w(&mut w);
                    if last.is_err() {
                        break;
                    }
                    taken += 1;
                }
            });
            match last {
                // Heisenberg's straight lines lead away, where ∇L_z grows until feedback with the default gains is unstable: an error
                // that is no allocation either.
                Err(StepError::Unstable { .. }) => assert!(taken >= 1000, "{name}: unstable after {taken} steps"),
                Err(StepError::NewtonFailed { .. } | StepError::NonFinite { .. })
                    if FALLS.contains(&declaration.name) =>
                {
                    assert!(taken >= 1000, "{name}: {taken} steps");
                }
                last => last.unwrap_or_else(|error| panic!("{name}: {error}")),
            }
            assert_eq!(counted.count_total, 0, "{name} allocates");
            self.runs += 1;
        }
    }
}

#[test]
fn no_step_allocates() {
    // The counter counts: a box is one allocation.
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(Box::new(1))));
    assert_eq!(counted.count_total, 1);

    let mut count = Count { runs: 0 };
    nonholonomic_models::visit(&mut count);
    assert!(count.runs >= 16 * 3, "{} runs", count.runs);
}
