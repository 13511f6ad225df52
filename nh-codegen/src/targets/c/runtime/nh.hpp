/*
 * Types that the C++ headers of generated systems share. They need C++17.
 *
 * Nothing allocates and nothing throws: functions return a status, which a caller may not ignore.
 */
#ifndef NH_HPP
#define NH_HPP

#include "nh.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <type_traits>

namespace nh {

/* The numbers of a system: double, or float if NH_FLOAT is defined. */
using Real = nh_real;

/* Details of an error, counts of a stepper's work, a part of a motion on one Taylor polynomial. */
using Error = nh_error;
using Statistics = nh_statistics;
using Segment = nh_segment;

/* The reason why a system or stepper could not be created, or why a step failed: see nh_status. */
enum class [[nodiscard]] Status : int {
    Ok = NH_OK,
    Parameter = NH_PARAMETER,
    OffConstraints = NH_OFF_CONSTRAINTS,
    OffGroup = NH_OFF_GROUP,
    OffLevelSet = NH_OFF_LEVEL_SET,
    StepSize = NH_STEP_SIZE,
    MethodOption = NH_METHOD_OPTION,
    Input = NH_INPUT,
    MetricNotPositiveDefinite = NH_METRIC_NOT_POSITIVE_DEFINITE,
    NewtonFailed = NH_NEWTON_FAILED,
    IllConditioned = NH_ILL_CONDITIONED,
    BranchLost = NH_BRANCH_LOST,
    RankLoss = NH_RANK_LOSS,
    FrameLoss = NH_FRAME_LOSS,
    Unresolved = NH_UNRESOLVED,
    Orthogonal = NH_ORTHOGONAL,
    EnergyLost = NH_ENERGY_LOST,
    Unstable = NH_UNSTABLE,
    Singularity = NH_SINGULARITY,
    StepTooLong = NH_STEP_TOO_LONG,
    NonFinite = NH_NON_FINITE
};

/* Returns the name of a status in words. */
[[nodiscard]] inline const char *to_text(Status status) noexcept
{
    return nh_message(static_cast<nh_status>(status));
}

} // namespace nh

#endif
