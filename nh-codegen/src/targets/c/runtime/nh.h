/*
 * Types that generated systems share: numbers, status codes, errors, counters.
 *
 * The runtime needs no library, has no globals and allocates nothing. All names begin with nh_ or NH_.
 *
 * Numbers are of type double, or float if NH_FLOAT is defined. The results have the same bits on all
 * platforms if the compiler does not contract products and sums (-ffp-contract=off) and makes no
 * other use of algebra (-ffast-math is refused).
 */
#ifndef NH_H
#define NH_H

#include <float.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __FAST_MATH__
#error "nh: -ffast-math changes the results of solvers and their tests; compile without it"
#endif
#if !defined(FLT_EVAL_METHOD) || (FLT_EVAL_METHOD != 0)
#error "nh: the compiler computes with more digits than the type has (FLT_EVAL_METHOD); on x86 use -msse2 -mfpmath=sse"
#endif
#if FLT_RADIX != 2
#error "nh: floating-point numbers must be binary"
#endif

#if (DBL_MANT_DIG != 53) || (DBL_MAX_EXP != 1024)
#error "nh: double is not a number of 64 bits (IEEE 754) on this platform (on AVR, use -mdouble=64)"
#endif
#if (FLT_MANT_DIG != 24) || (FLT_MAX_EXP != 128)
#error "nh: float is not a number of 32 bits (IEEE 754) on this platform"
#endif

/* The numbers of a system. */
#ifdef NH_FLOAT
typedef float nh_real;
#else
typedef double nh_real;
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The reason why a system or stepper could not be created, or why a step failed. The state before a
 * failed step is unchanged. */
typedef enum nh_status {
    /* No error. */
    NH_OK = 0,
    /* A parameter is not finite, or must be positive and is not: name, value. */
    NH_PARAMETER = 1,
    /* The initial velocity does not satisfy the constraint of this index: value is |mu w|, bound is
     * the largest residual that roundoff explains. */
    NH_OFF_CONSTRAINTS = 2,
    /* A matrix among the initial coordinates is no rotation: name, value is the defect. */
    NH_OFF_GROUP = 3,
    /* The initial configuration does not satisfy the holonomic constraints: value is the distance. */
    NH_OFF_LEVEL_SET = 4,
    /* The step size is zero or not finite: value. */
    NH_STEP_SIZE = 5,
    /* An option of the method is out of its range or not finite: name, value. */
    NH_METHOD_OPTION = 6,
    /* A control input is not finite: name, value. */
    NH_INPUT = 7,
    /* The mass matrix is not positive definite at the initial configuration. */
    NH_METRIC_NOT_POSITIVE_DEFINITE = 8,
    /* Newton's method did not converge: name is the block, value the residual, iterations. */
    NH_NEWTON_FAILED = 9,
    /* The residual is roundoff, but the unknowns are uncertain: name is the block, value the residual. */
    NH_ILL_CONDITIONED = 10,
    /* The map of the method has no branch near the identity at these momenta. */
    NH_BRANCH_LOST = 11,
    /* The constraints lose rank at, or within, this step: value is the determinant divided by its value
     * at the start (at the start: the determinant). */
    NH_RANK_LOSS = 12,
    /* The frame, or the constraint matrix, loses rank at, or within, this step: value as above. */
    NH_FRAME_LOSS = 13,
    /* A quadrature does not resolve the step: value is its error, bound the size of its terms. */
    NH_UNRESOLVED = 14,
    /* Admissible directions have turned by a right angle on the way to the middle of the step. */
    NH_ORTHOGONAL = 15,
    /* The energy, which the method conserves, would change by value; its roundoff is bound. */
    NH_ENERGY_LOST = 16,
    /* A feedback method has left its stability region: name is the gain, value is h k |grad I|^2. */
    NH_UNSTABLE = 17,
    /* The radius of convergence of the motion's Taylor series is roundoff of the step: value. */
    NH_SINGULARITY = 18,
    /* The step takes too many Taylor series: value is the reach of the last. */
    NH_STEP_TOO_LONG = 19,
    /* A value is infinite, not a number, or so large that results computed from it may not be finite. */
    NH_NON_FINITE = 20
} nh_status;

/* Details of an error. Entries that the status does not mention are 0. */
typedef struct nh_error {
    /* The status that the function returned. */
    nh_status status;
    /* Number of the step that failed, from 1; 0 before the first step. */
    uint64_t step;
    /* Time before the step. */
    nh_real time;
    /* Name of what failed, or NULL: a parameter, option, input, matrix, block of equations or gain. */
    const char *name;
    /* Its value, see nh_status. */
    nh_real value;
    /* The bound of the value, see nh_status. */
    nh_real bound;
    /* Number of the constraint, from 0. */
    uint32_t index;
    /* Number of iterations. */
    uint32_t iterations;
} nh_error;

/* Counters of a stepper. */
typedef struct nh_tally {
    /* Steps taken. */
    uint64_t steps;
    /* Iterations beyond the first of each solve. */
    uint64_t further_iterations;
    /* Solves in which the extrapolated guess failed and the plain one was used. */
    uint64_t restarts;
    /* The largest number of iterations of a solve that took more than one. */
    uint32_t most_iterations;
} nh_tally;

/* Counts of a stepper's work. */
typedef struct nh_statistics {
    /* Steps taken. */
    uint64_t steps;
    /* Newton iterations, of all blocks and steps. */
    uint64_t newton_iterations;
    /* Solves in which the extrapolated guess failed and the plain one was used. */
    uint64_t restarts;
    /* The largest number of iterations of one solve. */
    uint32_t most_iterations;
} nh_statistics;

/* How many solutions a block of equations remembers, and how many of them make its next guess. */
typedef struct nh_history {
    uint32_t known;
    uint32_t points;
} nh_history;

/* The distance of the solutions of n unknowns in a history. A gap after an odd number keeps compilers from
 * moving several solutions by one load, which would wait for the store of the latest. */
#define NH_STRIDE(n) ((n) + ((n) % 2U))

/* The measure of the constraints' rank: at the start and after the last step. */
typedef struct nh_rank {
    nh_real at_start;
    nh_real measure;
} nh_rank;

/* A Taylor polynomial's extent: the time since its centre of the last state in two parts, its reach,
 * and the reach of the polynomial before it. */
typedef struct nh_extent {
    nh_real offset[2];
    nh_real reach;
    nh_real previous;
} nh_extent;

/* Numbers of a polynomial of n variables: the coefficients by orders, the rounding errors of the
 * centre, the last state, the largest changes. */
#define NH_POLYNOMIAL(n) ((NH_ORDER + 4U) * (n))

/* Highest order of a Taylor series. */
#define NH_ORDER 20U

/* A part of a motion on one Taylor polynomial: z(t0 + tau) = sum c_k sigma^k with sigma = tau/NH_UNIT, between
 * the times tau = from and tau = to since the centre t0. */
typedef struct nh_segment {
    /* The coefficients, those of order 0 first. Each of the NH_ORDER + 1 orders has one for each variable. */
    const nh_real *coefficients;
    /* The number of variables: the carried numbers of the method. */
    size_t variables;
    /* The time from the state before the step to the beginning of the segment. */
    nh_real after;
    nh_real from;
    nh_real to;
} nh_segment;

/* A function that receives segments one after the other. They exist during the call only. */
typedef void nh_look(void *context, const nh_segment *segment);

/* The unit of the time of series, sigma = tau/NH_UNIT: k c_k = NH_UNIT f_(k-1), where NH_UNIT/k is exact for
 * all k <= 8. */
#define NH_UNIT (4327155.0 / 4194304.0)
/* 1/NH_UNIT */
#define NH_RATE (1091332869488069.0 / 1125899906842624.0)

/* Returns the i-th variable at the time tau since the centre. */
nh_real nh_segment_at(const nh_segment *segment, size_t i, nh_real time);

/* Returns the rate of change of the i-th variable at the time tau since the centre. */
nh_real nh_segment_rate_at(const nh_segment *segment, size_t i, nh_real time);

/* Returns the name of a status in words. */
const char *nh_message(nh_status status);

#ifdef __cplusplus
}
#endif

#endif
