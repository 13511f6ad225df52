/*
 * A functional mock-up unit: what the versions of the interface share. An instance has all its variables in one
 * array, in which a value reference is an index. See nh_fmu_system.h for their order.
 */
#ifndef NH_FMU_H
#define NH_FMU_H

#include "nh_fmu_system.h"

/* What a function of the interface returns: the same numbers in FMI 2.0 and 3.0. */
typedef enum nh_fmu_outcome { NH_FMU_OK = 0, NH_FMU_WARNING = 1, NH_FMU_DISCARD = 2, NH_FMU_ERROR = 3 } nh_fmu_outcome;

/* The states of an instance, as bits. */
#define NH_FMU_INSTANTIATED 1U
#define NH_FMU_INITIALIZATION 2U
/* Co-simulation between communication points. */
#define NH_FMU_STEPPING 4U
/* Model exchange. */
#define NH_FMU_EVENTS 8U
#define NH_FMU_CONTINUOUS 16U
#define NH_FMU_TERMINATED 32U
#define NH_FMU_FAILED 64U
#define NH_FMU_BEFORE (NH_FMU_INSTANTIATED | NH_FMU_INITIALIZATION)
#define NH_FMU_RUNNING (NH_FMU_STEPPING | NH_FMU_EVENTS | NH_FMU_CONTINUOUS)
#define NH_FMU_ANY (NH_FMU_BEFORE | NH_FMU_RUNNING | NH_FMU_TERMINATED | NH_FMU_FAILED)
#define NH_FMU_READABLE (NH_FMU_INITIALIZATION | NH_FMU_RUNNING | NH_FMU_TERMINATED)

/* All that the interface can save and restore. It has no pointers. */
typedef struct nh_fmu_memory {
    double values[NH_FMU_VARIABLES];
    nh_fmu_system system;
    nh_fmu_stepper stepper;
    /* The size of the stepper's steps; 0 if it has not been started. */
    double h;
    unsigned phase;
    /* Whether the system has been created with these parameters. */
    bool created;
    /* Whether the outputs belong to the state and the inputs. */
    bool computed;
    /* Whether the velocities follow from the momenta: in model exchange, after the initialization. */
    bool by_momenta;
} nh_fmu_memory;

typedef struct nh_fmu nh_fmu;

/* An instance. */
struct nh_fmu {
    nh_fmu_memory memory;
    bool exchanges;
    /* Reports an outcome by the logger of the environment. */
    void (*report)(const nh_fmu *unit, nh_fmu_outcome outcome, const char *text);
    /* What belongs to the version of the interface. */
    void *environment;
    void (*logger)(void);
    char name[256];
};

/* Returns a new instance, or NULL if memory is missing. */
nh_fmu *nh_fmu_new(const char *name, bool exchanges, void *environment);
void nh_fmu_free(nh_fmu *unit);

/* Returns whether the instance is in one of these states, and reports if it is not. */
bool nh_fmu_may(nh_fmu *unit, unsigned phases, const char *function);
/* Reports an error, after which the instance can only be reset or freed. */
nh_fmu_outcome nh_fmu_fail(nh_fmu *unit, const char *text);

void nh_fmu_restart(nh_fmu *unit);
nh_fmu_outcome nh_fmu_initialize(nh_fmu *unit, double time);
nh_fmu_outcome nh_fmu_initialized(nh_fmu *unit);
nh_fmu_outcome nh_fmu_get(nh_fmu *unit, const uint32_t *references, size_t count, double *values);
nh_fmu_outcome nh_fmu_set(nh_fmu *unit, const uint32_t *references, size_t count, const double *values);

/* Co-simulation. `reached` may be NULL. */
nh_fmu_outcome nh_fmu_do_step(nh_fmu *unit, double time, double size, double *reached);

/* Model exchange. */
nh_fmu_outcome nh_fmu_set_time(nh_fmu *unit, double time);
nh_fmu_outcome nh_fmu_set_states(nh_fmu *unit, const double *states, size_t count);
nh_fmu_outcome nh_fmu_get_states(nh_fmu *unit, double *states, size_t count);
nh_fmu_outcome nh_fmu_get_rates(nh_fmu *unit, double *rates, size_t count);
nh_fmu_outcome nh_fmu_nominals(nh_fmu *unit, double *nominals, size_t count);

/* Writes a derivative: of `unknowns` along `seed`, or, if `adjoint`, of the sum of `seed` by `knowns`. */
nh_fmu_outcome nh_fmu_derivative(nh_fmu *unit, const uint32_t *unknowns, size_t outputs, const uint32_t *knowns,
                                 size_t inputs, const double *seed, double *result, bool adjoint);

/* States that were saved. */
nh_fmu_outcome nh_fmu_save(nh_fmu *unit, void **saved);
nh_fmu_outcome nh_fmu_restore(nh_fmu *unit, const void *saved);
nh_fmu_outcome nh_fmu_drop(nh_fmu *unit, void **saved);
size_t nh_fmu_saved_size(void);
nh_fmu_outcome nh_fmu_write(nh_fmu *unit, const void *saved, uint8_t *bytes, size_t size);
nh_fmu_outcome nh_fmu_read(nh_fmu *unit, const uint8_t *bytes, size_t size, void **saved);

/* What the files of both versions need to define the functions of the interface. */
#if defined(_WIN32)
#define NH_EXPORT __declspec(dllexport)
#elif defined(__GNUC__)
#define NH_EXPORT __attribute__((visibility("default")))
#else
#define NH_EXPORT
#endif

#define NH_JOINED(a, b) a##b
#define NH_JOIN(a, b) NH_JOINED(a, b)

/* Declares and begins a function, whose name NH_NAME may lengthen. */
#define NH_FMI(type, name, ...)                                                                                        \
    NH_EXPORT type NH_NAME(name)(__VA_ARGS__);                                                                         \
    NH_EXPORT type NH_NAME(name)(__VA_ARGS__)

/* Returns an error unless the instance is in one of these states. */
#define NH_REQUIRE(unit, phases, name)                                                                                 \
    if (!nh_fmu_may((unit), (phases), (name))) {                                                                       \
        return NH_FMU_ERROR;                                                                                           \
    }

#endif
