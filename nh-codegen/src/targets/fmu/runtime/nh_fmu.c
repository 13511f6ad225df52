/* A functional mock-up unit: what the versions of the interface share. */
#include "nh_fmu.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A communication step is a multiple of the step size if the two differ by less than this part. */
#define NH_FMU_ROUNDOFF 1e-9

/* The number of continuous states, and of the variables that derivatives are by. */
#define NH_FMU_STATES (NH_FMU_COORDINATES + NH_FMU_MOMENTA)
#define NH_FMU_KNOWNS (NH_FMU_STATES + NH_FMU_INPUTS)

nh_fmu *nh_fmu_new(const char *name, bool exchanges, void *environment)
{
    nh_fmu *const unit = calloc(1U, sizeof *unit);
    if (unit != NULL) {
        unit->exchanges = exchanges;
        unit->environment = environment;
        if (name != NULL) {
            (void)snprintf(unit->name, sizeof unit->name, "%s", name);
        }
        nh_fmu_restart(unit);
    }
    return unit;
}

void nh_fmu_free(nh_fmu *unit)
{
    free(unit);
}

void nh_fmu_restart(nh_fmu *unit)
{
    nh_fmu_memory *const memory = &unit->memory;
    (void)memset(memory, 0, sizeof *memory);
    (void)memcpy(memory->values, nh_fmu_starts, sizeof nh_fmu_starts);
    memory->phase = NH_FMU_INSTANTIATED;
}

nh_fmu_outcome nh_fmu_fail(nh_fmu *unit, const char *text)
{
    unit->memory.phase = NH_FMU_FAILED;
    unit->report(unit, NH_FMU_ERROR, text);
    return NH_FMU_ERROR;
}

bool nh_fmu_may(nh_fmu *unit, unsigned phases, const char *function)
{
    char text[128];
    if (unit == NULL) {
        return false;
    }
    if ((unit->memory.phase & phases) != 0U) {
        return true;
    }
    (void)snprintf(text, sizeof text, "%s is not allowed in the present state of the instance", function);
    unit->report(unit, NH_FMU_ERROR, text);
    return false;
}

/* Adds to a text, as far as there is room. */
static void append(char *text, size_t size, const char *format, ...)
{
    const size_t length = strlen(text);
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(&text[length], size - length, format, arguments);
    va_end(arguments);
}

/* Writes what has happened. */
static void describe(char *text, size_t size, const char *what, nh_status status, const nh_error *error)
{
    const struct {
        const char *label;
        double value;
    } details[2] = {{"value", error->value}, {"bound", error->bound}};
    text[0] = '\0';
    append(text, size, "%s: %s", what, nh_message(status));
    if (error->name != NULL) {
        append(text, size, " (`%s`)", error->name);
    }
    for (size_t i = 0U; i < 2U; ++i) {
        if (details[i].value != 0.0) {
            append(text, size, ", %s %.6g", details[i].label, details[i].value);
        }
    }
}

/* Fails with a status. */
static nh_fmu_outcome refused(nh_fmu *unit, const char *what, nh_status status, const nh_error *error)
{
    char text[512];
    describe(text, sizeof text, what, status, error);
    return nh_fmu_fail(unit, text);
}

/* Creates the system with the parameters, unless it exists. */
static nh_fmu_outcome create(nh_fmu *unit)
{
    nh_fmu_memory *const memory = &unit->memory;
    nh_error error = {0};
    if (!memory->created) {
        const nh_status status = nh_fmu_create(&memory->system, memory->values, &error);
        if (status != NH_OK) {
            return refused(unit, "the parameters are refused", status, &error);
        }
        memory->created = true;
    }
    return NH_FMU_OK;
}

/* Computes the outputs at the state. Numbers that are not finite are for the environment to avoid. */
static nh_fmu_outcome compute(nh_fmu *unit)
{
    nh_fmu_memory *const memory = &unit->memory;
    if (memory->computed) {
        return NH_FMU_OK;
    }
    if (create(unit) != NH_FMU_OK) {
        return NH_FMU_ERROR;
    }
    if (memory->by_momenta) {
        nh_fmu_to_velocities(&memory->system, memory->values);
    } else {
        nh_fmu_to_momenta(&memory->system, memory->values);
    }
    nh_fmu_observe(&memory->system, memory->values);
    for (size_t i = NH_FMU_MOMENTUM; i < NH_FMU_VARIABLES; ++i) {
        if (!isfinite(memory->values[i])) {
            char text[192];
            (void)snprintf(text, sizeof text, "`%s` is not finite at t = %.17g", nh_fmu_names[i],
                           memory->values[NH_FMU_TIME]);
            unit->report(unit, NH_FMU_DISCARD, text);
            return NH_FMU_DISCARD;
        }
    }
    memory->computed = true;
    return NH_FMU_OK;
}

nh_fmu_outcome nh_fmu_initialize(nh_fmu *unit, double time)
{
    unit->memory.values[NH_FMU_TIME] = time;
    unit->memory.computed = false;
    unit->memory.phase = NH_FMU_INITIALIZATION;
    return NH_FMU_OK;
}

/* Starts the stepper at the present state. */
static nh_fmu_outcome start(nh_fmu *unit, double h)
{
    nh_fmu_memory *const memory = &unit->memory;
    nh_error error = {0};
    const nh_status status = nh_fmu_start(&memory->stepper, &memory->system, memory->values, h, &error);
    if (status != NH_OK) {
        return refused(unit, "the method cannot start", status, &error);
    }
    memory->h = h;
    /* The state as the method has it, which may differ by roundoff. */
    nh_fmu_state(&memory->stepper, memory->values);
    memory->computed = false;
    return NH_FMU_OK;
}

nh_fmu_outcome nh_fmu_initialized(nh_fmu *unit)
{
    nh_fmu_memory *const memory = &unit->memory;
    const double step = memory->values[NH_FMU_STEP];
    nh_error error = {0};
    nh_status status;
    if (create(unit) != NH_FMU_OK) {
        return NH_FMU_ERROR;
    }
    status = nh_fmu_check(&memory->system, memory->values, &error);
    if (status != NH_OK) {
        return refused(unit, "the start is refused", status, &error);
    }
    if (!unit->exchanges) {
        if (!(step > 0.0)) {
            return nh_fmu_fail(unit, "the step size must be positive");
        }
        if (start(unit, step) != NH_FMU_OK) {
            return NH_FMU_ERROR;
        }
        memory->phase = NH_FMU_STEPPING;
        return NH_FMU_OK;
    }
    if (compute(unit) != NH_FMU_OK) {
        return nh_fmu_fail(unit, "the motion has no rates at the start");
    }
    memory->by_momenta = true;
    memory->phase = NH_FMU_EVENTS;
    return NH_FMU_OK;
}

/* Reports a value reference that does not exist. */
static nh_fmu_outcome unknown(nh_fmu *unit, uint32_t reference)
{
    char text[96];
    (void)snprintf(text, sizeof text, "there is no variable with the value reference %u", (unsigned)reference);
    unit->report(unit, NH_FMU_ERROR, text);
    return NH_FMU_ERROR;
}

nh_fmu_outcome nh_fmu_get(nh_fmu *unit, const uint32_t *references, size_t count, double *values)
{
    const nh_fmu_memory *const memory = &unit->memory;
    for (size_t i = 0U; i < count; ++i) {
        const uint32_t reference = references[i];
        const bool follows = memory->by_momenta && (reference >= NH_FMU_VELOCITY) && (reference < NH_FMU_INPUT);
        if (reference >= NH_FMU_VARIABLES) {
            return unknown(unit, reference);
        }
        if ((reference >= NH_FMU_MOMENTUM) || follows) {
            const nh_fmu_outcome outcome = compute(unit);
            if (outcome != NH_FMU_OK) {
                return outcome;
            }
        }
        values[i] = memory->values[reference];
    }
    return NH_FMU_OK;
}

nh_fmu_outcome nh_fmu_set(nh_fmu *unit, const uint32_t *references, size_t count, const double *values)
{
    nh_fmu_memory *const memory = &unit->memory;
    const bool before = (memory->phase & NH_FMU_BEFORE) != 0U;
    for (size_t i = 0U; i < count; ++i) {
        const uint32_t reference = references[i];
        const bool is_input = (reference >= NH_FMU_INPUT) && (reference < NH_FMU_MOMENTUM);
        const bool starts = (reference >= NH_FMU_STEP) && (reference < NH_FMU_INPUT);
        if (reference >= NH_FMU_VARIABLES) {
            return unknown(unit, reference);
        }
        if (!is_input && !(starts && before)) {
            char text[192];
            (void)snprintf(text, sizeof text, "`%s` cannot be set %s", nh_fmu_names[reference],
                           starts ? "after the initialization" : "from outside");
            unit->report(unit, NH_FMU_ERROR, text);
            return NH_FMU_ERROR;
        }
        memory->values[reference] = values[i];
        memory->computed = false;
        if (reference < NH_FMU_COORDINATE) {
            memory->created = false;
        }
    }
    return NH_FMU_OK;
}

nh_fmu_outcome nh_fmu_do_step(nh_fmu *unit, double time, double size, double *reached)
{
    nh_fmu_memory *const memory = &unit->memory;
    double *const values = memory->values;
    const double step = values[NH_FMU_STEP];
    nh_error error = {0};
    nh_status status;
    if (!(size > 0.0) || !isfinite(size)) {
        return nh_fmu_fail(unit, "a communication step must be positive");
    }
    if (fabs(time - values[NH_FMU_TIME]) > (NH_FMU_ROUNDOFF * (fabs(time) + size))) {
        char text[160];
        (void)snprintf(text, sizeof text, "a communication step begins at t = %.17g, but the unit is at t = %.17g", time,
                       values[NH_FMU_TIME]);
        return nh_fmu_fail(unit, text);
    }
    /* Steps of the declared size, or else of the largest smaller one of which the communication step is a multiple. */
    double count = round(size / step);
    double h = step;
    if (fabs(size - (count * step)) > (NH_FMU_ROUNDOFF * size)) {
        count = ceil(size / step);
        h = size / count;
    }
    if (count >= 1e15) {
        return nh_fmu_fail(unit, "a communication step has too many steps");
    }
    if ((h < memory->h) || (h > memory->h)) {
        if (start(unit, h) != NH_FMU_OK) {
            return NH_FMU_ERROR;
        }
    }
    status = nh_fmu_steps(&memory->stepper, values, (uint64_t)count, &error);
    nh_fmu_state(&memory->stepper, values);
    memory->computed = false;
    if (reached != NULL) {
        *reached = values[NH_FMU_TIME];
    }
    if (status != NH_OK) {
        char text[512];
        char what[96];
        (void)snprintf(what, sizeof what, "the step at t = %.17g failed", values[NH_FMU_TIME]);
        describe(text, sizeof text, what, status, &error);
        unit->report(unit, NH_FMU_DISCARD, text);
        return NH_FMU_DISCARD;
    }
    return NH_FMU_OK;
}

/* Returns the value reference of a continuous state. The coordinates come first. */
static size_t state_at(size_t i)
{
    return ((i + 1U) <= NH_FMU_COORDINATES) ? (NH_FMU_COORDINATE + i) : (NH_FMU_MOMENTUM + (i - NH_FMU_COORDINATES));
}

/* Checks a number of states. */
static bool fits(nh_fmu *unit, size_t count)
{
    if (count != NH_FMU_STATES) {
        unit->report(unit, NH_FMU_ERROR, "the number of continuous states is another");
        return false;
    }
    return true;
}

nh_fmu_outcome nh_fmu_set_time(nh_fmu *unit, double time)
{
    unit->memory.values[NH_FMU_TIME] = time;
    unit->memory.computed = false;
    return NH_FMU_OK;
}

nh_fmu_outcome nh_fmu_set_states(nh_fmu *unit, const double *states, size_t count)
{
    double *const values = unit->memory.values;
    if (!fits(unit, count)) {
        return NH_FMU_ERROR;
    }
    for (size_t i = 0U; i < NH_FMU_STATES; ++i) {
        values[state_at(i)] = states[i];
    }
    unit->memory.computed = false;
    return NH_FMU_OK;
}

nh_fmu_outcome nh_fmu_get_states(nh_fmu *unit, double *states, size_t count)
{
    const double *const values = unit->memory.values;
    if (!fits(unit, count)) {
        return NH_FMU_ERROR;
    }
    if (!unit->memory.by_momenta && (compute(unit) != NH_FMU_OK)) {
        return NH_FMU_ERROR;
    }
    for (size_t i = 0U; i < NH_FMU_STATES; ++i) {
        states[i] = values[state_at(i)];
    }
    return NH_FMU_OK;
}

nh_fmu_outcome nh_fmu_get_rates(nh_fmu *unit, double *rates, size_t count)
{
    nh_fmu_outcome outcome;
    if (!fits(unit, count)) {
        return NH_FMU_ERROR;
    }
    outcome = compute(unit);
    if (outcome == NH_FMU_OK) {
        (void)memcpy(rates, &unit->memory.values[NH_FMU_RATE], NH_FMU_STATES * sizeof *rates);
    }
    return outcome;
}

nh_fmu_outcome nh_fmu_nominals(nh_fmu *unit, double *nominals, size_t count)
{
    if (!fits(unit, count)) {
        return NH_FMU_ERROR;
    }
    for (size_t i = 0U; i < NH_FMU_STATES; ++i) {
        nominals[i] = 1.0;
    }
    return NH_FMU_OK;
}

/* Returns the row of the Jacobian for a variable, or the number of rows. The rows are the rates, the coordinates, the
 * velocities, the energy and the invariants. */
static size_t row_of(uint32_t reference)
{
    size_t row = NH_FMU_ROWS;
    if ((reference >= NH_FMU_RATE) && (reference < (NH_FMU_RATE + NH_FMU_STATES))) {
        row = reference - NH_FMU_RATE;
    } else if ((reference >= NH_FMU_COORDINATE) && (reference < NH_FMU_INPUT)) {
        row = NH_FMU_STATES + (reference - NH_FMU_COORDINATE);
    } else if ((reference >= NH_FMU_ENERGY) && (reference < NH_FMU_CONSTRAINT)) {
        row = NH_FMU_STATES + NH_FMU_COORDINATES + NH_FMU_VELOCITIES + (reference - NH_FMU_ENERGY);
    }
    return row;
}

/* Returns the column of the Jacobian for a variable, or the number of columns. The columns are the coordinates, the
 * momenta and the inputs. */
static size_t column_of(uint32_t reference)
{
    size_t column = NH_FMU_KNOWNS;
    if ((reference >= NH_FMU_COORDINATE) && (reference < NH_FMU_VELOCITY)) {
        column = reference - NH_FMU_COORDINATE;
    } else if ((reference >= NH_FMU_MOMENTUM) && (reference < NH_FMU_ENERGY)) {
        column = NH_FMU_COORDINATES + (reference - NH_FMU_MOMENTUM);
    } else if ((reference >= NH_FMU_INPUT) && (reference < NH_FMU_MOMENTUM)) {
        column = NH_FMU_STATES + (reference - NH_FMU_INPUT);
    }
    return column;
}

/* Reports a variable that has no derivatives, or none are by it. */
static nh_fmu_outcome constant(nh_fmu *unit, uint32_t reference, const char *why)
{
    char text[192];
    if (reference >= NH_FMU_VARIABLES) {
        return unknown(unit, reference);
    }
    (void)snprintf(text, sizeof text, "%s `%s`", why, nh_fmu_names[reference]);
    unit->report(unit, NH_FMU_ERROR, text);
    return NH_FMU_ERROR;
}

nh_fmu_outcome nh_fmu_derivative(nh_fmu *unit, const uint32_t *unknowns, size_t outputs, const uint32_t *knowns,
                                 size_t inputs, const double *seed, double *result, bool adjoint)
{
    double jacobian[NH_FMU_ROWS * NH_FMU_KNOWNS] = {0.0};
    const nh_fmu_outcome outcome = compute(unit);
    if (outcome != NH_FMU_OK) {
        return outcome;
    }
    for (size_t i = 0U; i < outputs; ++i) {
        if (row_of(unknowns[i]) == NH_FMU_ROWS) {
            return constant(unit, unknowns[i], "the unit has no derivatives of");
        }
    }
    for (size_t j = 0U; j < inputs; ++j) {
        if (column_of(knowns[j]) == NH_FMU_KNOWNS) {
            return constant(unit, knowns[j], "the unit has no derivatives by");
        }
    }
    nh_fmu_linearise(&unit->memory.system, unit->memory.values, jacobian);
    for (size_t i = 0U; i < (adjoint ? inputs : outputs); ++i) {
        result[i] = 0.0;
    }
    for (size_t i = 0U; i < outputs; ++i) {
        for (size_t j = 0U; j < inputs; ++j) {
            const double entry = jacobian[(row_of(unknowns[i]) * NH_FMU_KNOWNS) + column_of(knowns[j])];
            if (adjoint) {
                result[j] += seed[i] * entry;
            } else {
                result[i] += entry * seed[j];
            }
        }
    }
    return NH_FMU_OK;
}

nh_fmu_outcome nh_fmu_save(nh_fmu *unit, void **saved)
{
    if (*saved == NULL) {
        *saved = malloc(sizeof unit->memory);
    }
    if (*saved == NULL) {
        return nh_fmu_fail(unit, "there is no memory for the state");
    }
    (void)memcpy(*saved, &unit->memory, sizeof unit->memory);
    return NH_FMU_OK;
}

nh_fmu_outcome nh_fmu_restore(nh_fmu *unit, const void *saved)
{
    if (saved == NULL) {
        unit->report(unit, NH_FMU_ERROR, "there is no saved state");
        return NH_FMU_ERROR;
    }
    (void)memcpy(&unit->memory, saved, sizeof unit->memory);
    return NH_FMU_OK;
}

nh_fmu_outcome nh_fmu_drop(nh_fmu *unit, void **saved)
{
    (void)unit;
    if (saved != NULL) {
        free(*saved);
        *saved = NULL;
    }
    return NH_FMU_OK;
}

size_t nh_fmu_saved_size(void)
{
    return sizeof NH_FMU_TOKEN + sizeof(nh_fmu_memory);
}

nh_fmu_outcome nh_fmu_write(nh_fmu *unit, const void *saved, uint8_t *bytes, size_t size)
{
    if ((saved == NULL) || (size < nh_fmu_saved_size())) {
        unit->report(unit, NH_FMU_ERROR, "there is no saved state, or no room for its bytes");
        return NH_FMU_ERROR;
    }
    (void)memcpy(bytes, NH_FMU_TOKEN, sizeof NH_FMU_TOKEN);
    (void)memcpy(&bytes[sizeof NH_FMU_TOKEN], saved, sizeof(nh_fmu_memory));
    return NH_FMU_OK;
}

nh_fmu_outcome nh_fmu_read(nh_fmu *unit, const uint8_t *bytes, size_t size, void **saved)
{
    if ((size != nh_fmu_saved_size()) || (memcmp(bytes, NH_FMU_TOKEN, sizeof NH_FMU_TOKEN) != 0)) {
        unit->report(unit, NH_FMU_ERROR, "the bytes are not a state of this unit");
        return NH_FMU_ERROR;
    }
    if (*saved == NULL) {
        *saved = malloc(sizeof unit->memory);
    }
    if (*saved == NULL) {
        return nh_fmu_fail(unit, "there is no memory for the state");
    }
    (void)memcpy(*saved, &bytes[sizeof NH_FMU_TOKEN], sizeof(nh_fmu_memory));
    return NH_FMU_OK;
}
