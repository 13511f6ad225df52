// The snakeboard through the header for C++. Writes the carried numbers and velocities of each step; what
// is wrong is the number of the line, as the status of the program.
#include "snakeboard.hpp"

#include <cstdio>

namespace board = nh::snakeboard;
using nh::Status;

#define REQUIRE(condition)                                     \
    if (!(condition)) {                                        \
        std::fprintf(stderr, "line %d: %s", __LINE__, #condition); \
        return 1;                                              \
    }

static std::array<nh::Real, 2> control(nh::Real t, const board::State &state)
{
    return {0.1 * 1.0 + 0.05 * t - 0.02 * state.w[0], 0.1 * 2.0 + 0.05 * t - 0.02 * state.w[0]};
}

template <typename Stepper>
static int write(const Stepper &stepper)
{
    const auto &carried = stepper.c().motion.carried;
    const board::State state = stepper.state();
    std::fwrite(&carried, 1, sizeof carried, stdout);
    std::fwrite(state.w.data(), sizeof(nh::Real), state.w.size(), stdout);
    return 0;
}

int main()
{
    board::Parameters parameters;
    board::State start;
    board::data_free(parameters, start);
    board::System system;
    nh::Error error{};
    REQUIRE(system.create(parameters) == Status::Ok);
    parameters.m = -1.0;
    board::System wrong;
    REQUIRE(wrong.create(parameters, &error) == Status::Parameter);
    REQUIRE(error.name[0] == 'm' && error.value == -1.0);

    board::Gonzalez stepper;
    REQUIRE(stepper.start(system, start, 0.0) == Status::StepSize);
    REQUIRE(stepper.start(system, start, 0.01) == Status::Ok);
    for (int i = 0; i < 50; ++i) {
        REQUIRE(stepper.step_with(control) == Status::Ok);
        write(stepper);
    }
    const nh::Statistics statistics = stepper.statistics();
    REQUIRE(statistics.steps == 50 && statistics.most_iterations > 0 && stepper.work() != 0.0);

    // A state off the constraints is refused, and accepted after its projection.
    board::State off = start;
    off.w[4] += 0.25;
    REQUIRE(system.check(off, &error) == Status::OffConstraints);
    REQUIRE(system.project(off, off) == Status::Ok && system.check(off) == Status::Ok);
    board::State again = off;
    REQUIRE(system.project(off, again) == Status::Ok);
    for (std::size_t i = 0; i < off.w.size(); ++i) {
        REQUIRE(off.w[i] - again.w[i] < 1e-13 && again.w[i] - off.w[i] < 1e-13);
    }
    REQUIRE(system.energy(start.q, start.w) > 0.0);

    // The polynomials of a step lead from its beginning to its end.
    board::Taylor series;
    REQUIRE(series.start(system, start, 0.1) == Status::Ok);
    REQUIRE(series.hold({0.5, -0.5}) == Status::Ok);
    nh::Real last = 0.0;
    nh::Real length = 0.0;
    int count = 0;
    REQUIRE(series.segments([&](const nh::Segment &segment) {
        last = nh_segment_at(&segment, 0, segment.to);
        length = segment.after + (segment.to - segment.from);
        ++count;
    }) == Status::Ok);
    REQUIRE(count > 0 && length > 0.0999999 && length < 0.1000001);
    REQUIRE(series.step() == Status::Ok);
    REQUIRE(last - series.state().q[0] < 1e-14 && series.state().q[0] - last < 1e-14);

    // A derivative along a direction is a column of the matrix.
    board::Gonzalez::Variables along{};
    along.inputs[1] = 1.0;
    std::array<nh::Real, std::extent_v<decltype(along.state)>> pushed{};
    REQUIRE(stepper.jvp(along, pushed) == Status::Ok);
    board::Gonzalez::Jacobian jacobian;
    REQUIRE(stepper.step_with_jacobian(jacobian) == Status::Ok);
    for (std::size_t i = 0; i < pushed.size(); ++i) {
        const nh::Real apart = pushed[i] - jacobian.b[2 * i + 1];
        REQUIRE(apart < 1e-12 && apart > -1e-12);
    }
    REQUIRE(nh::to_text(Status::Singularity)[0] == 't');
    return 0;
}
