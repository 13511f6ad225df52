// The same as main.c, by the header for C++.
#include "sled.hpp"

#include <cstdio>

int main()
{
    nh::sled::Parameters parameters;
    nh::sled::State state;
    nh::sled::data_standard(parameters, state);

    nh::Error error;
    nh::sled::System sled;
    nh::sled::Gonzalez stepper;
    nh::Status status = sled.create(parameters, &error);
    if (status == nh::Status::Ok) {
        status = stepper.start(sled, state, 0.01, &error);
    }
    const double before = sled.energy(state.q, state.w);
    // A thrust that fades, and a torque that swings with the heading.
    const auto control = [](double t, const nh::sled::State &now) {
        return std::array<double, 2>{0.3 / (1.0 + t), -0.2 * now.q[2]};
    };
    for (int i = 0; i < 1000 && status == nh::Status::Ok; ++i) {
        status = stepper.step_with(control, &error);
    }
    if (status != nh::Status::Ok) {
        std::fprintf(stderr, "step %llu: %s\n", static_cast<unsigned long long>(error.step), nh::to_text(status));
        return 1;
    }
    state = stepper.state();
    std::printf("t = %g, x = %g, y = %g, theta = %g\n", state.t, state.q[0], state.q[1], state.q[2]);
    std::printf("energy less work: %.16g, before: %.16g\n", sled.energy(state.q, state.w) - stepper.work(), before);
    return 0;
}
