/*
 * Newton's method for a block of equations, after its first iteration or after sweeps, and the adaptation of
 * predictors. nh.c has both for blocks of any size. A generated source has a copy for each small block, in
 * which all sizes and functions are known, unless it is compiled for size.
 */
#ifndef NH_NEWTON_H
#define NH_NEWTON_H

#include "nh_step.h"

/* Returns whether a source has its own copies of functions for a block of n unknowns. */
NH_INLINE bool nh_is_written_out(size_t n)
{
    return NH_WRITES_OUT && (n <= NH_WRITTEN_OUT);
}

/* ---- Predictors ------------------------------------------------------------------------------- */

/* Returns the distance between a solution and the guess through some points. */
NH_INLINE nh_real nh_guess_error(size_t n, size_t most, size_t points, const nh_real *solutions,
                                 const nh_real *solution, nh_real *room)
{
    nh_real sum = NH_R(0.0);
    const nh_real *const weights = nh_weights(points, most, room);
    for (size_t i = 0U; i < n; ++i) {
        const nh_real guess = nh_extrapolated(most, NH_STRIDE(n), &solutions[i], weights);
        sum += nh_abs(guess - solution[i]);
    }
    return sum;
}

/* Does what nh_adapted does. */
NH_INLINE nh_history nh_adapted_to(size_t n, size_t most, nh_history history, const nh_real *solutions,
                                   const nh_real *solution, nh_real size, bool adapt, nh_real *room)
{
    const uint32_t points = history.points;
    nh_history next;
    next.known = ((size_t)history.known < most) ? (history.known + 1U) : (uint32_t)most;
    next.points = points;
    if (points < 2U) {
        next.points = next.known;
    } else if (adapt || ((size_t)points < most)) {
        const nh_real negligible = NH_R(NH_ROOT_EPSILON / 64.0) * size;
        /* The errors with one point less, with as many, and with one more. */
        nh_real errors[3];
        nh_real best;
        for (size_t i = 0U; i < 3U; ++i) {
            errors[i] = nh_guess_error(n, most, ((size_t)points + i) - 1U, solutions, solution, room);
        }
        best = errors[1];
        if ((points > 2U) && (errors[0] < best) && !(best <= negligible)) {
            best = errors[0];
            next.points = points - 1U;
        }
        if ((points < history.known) && ((errors[2] < best) || (errors[2] <= negligible))) {
            next.points = points + 1U;
        }
        /* A history that is not yet full grows with every step. */
        if (((size_t)history.known < most) && (points == history.known) && (next.points == points)) {
            next.points = next.known;
        }
    } else {
        /* The number of points is kept. */
    }
    return next;
}

/* Calls the source's own copy for a small block, or nh_adapted. */
NH_INLINE nh_history nh_adapted_here(size_t n, size_t most, nh_history history, const nh_real *solutions,
                                     const nh_real *solution, nh_real size, bool adapt, nh_real *room)
{
    nh_history next;
    if (nh_is_written_out(n)) {
        next = nh_adapted_to(n, most, history, solutions, solution, size, adapt, room);
    } else {
        next = nh_adapted(n, most, history, solutions, solution, size, adapt, room);
    }
    return next;
}

/* ---- Iterations ------------------------------------------------------------------------------- */

#define NH_MAX_ITERATIONS 25U
/* Iterations after which an update that has not shrunk by a factor of sixteen shows linear convergence. */
#define NH_PATIENCE 8U

/* Evaluates r alone. `room` has n numbers. */
NH_INLINE void nh_residual(const nh_block *block, const void *within, const nh_real *x, nh_real *residual,
                           nh_real *jacobian, nh_real *room)
{
    if (block->system != NULL) {
        block->system(within, x, residual, jacobian);
    } else if (block->residual != NULL) {
        block->residual(within, x, residual);
    } else {
        block->sweep(within, x, room);
        for (size_t i = 0U; i < block->unknowns; ++i) {
            residual[i] = x[i] - room[i];
        }
    }
}

/* Evaluates the equations and their derivatives. `room` has 3 n numbers. */
NH_INLINE void nh_evaluate(const nh_block *block, const void *within, const nh_real *x, nh_real *residual,
                           nh_real *jacobian, nh_real *room)
{
    const size_t n = block->unknowns;
    nh_real *const there = room;
    nh_real *const changed = &room[n];
    nh_residual(block, within, x, residual, jacobian, &room[2U * n]);
    if (block->system == NULL) {
        const nh_real typical = nh_norm(n, x) / (nh_real)n;
        nh_copy(n, x, there);
        for (size_t j = 0U; j < n; ++j) {
            const nh_real own = x[j];
            nh_real size = nh_abs(own) + typical;
            nh_real moved;
            /* The size is 1 if it would be 0. */
            size = size + (NH_R(1.0) - nh_div_or_zero(size, size));
            moved = own + (NH_R(NH_ROOT_EPSILON) * size);
            there[j] = moved;
            nh_residual(block, within, there, changed, jacobian, &room[2U * n]);
            there[j] = own;
            for (size_t i = 0U; i < n; ++i) {
                jacobian[(i * n) + j] = (changed[i] - residual[i]) / (moved - own);
            }
        }
    }
}

/* Solves as nh_solve does, in one place for all sizes. */
NH_APART void nh_solve_apart(size_t n, nh_real *matrix, nh_real *right, nh_real *room);

/* Calls the source's own copy, or nh_solve_apart. */
NH_INLINE void nh_solve_here(size_t n, nh_real *matrix, nh_real *right, nh_real *room)
{
    if (nh_is_written_out(n)) {
        nh_solve(n, matrix, right, room);
    } else {
        nh_solve_apart(n, matrix, right, room);
    }
}

/* The state of the attempts to solve a block. */
typedef struct nh_progress {
    const nh_block *block;
    const void *within;
    /* The unknowns, the last update, and the unknowns' scale. */
    nh_real *x;
    nh_real *last;
    nh_real *scale;
    nh_real *update;
    nh_real *before;
    nh_real *residual;
    nh_real *jacobian;
    nh_real *matrix;
    nh_real *room;
    uint32_t iterations;
    bool known;
    bool done;
    bool extrapolated;
    bool restarted;
} nh_progress;

NH_INLINE nh_progress nh_progress_of(const nh_block *block, const void *within, nh_real *x, nh_real *room)
{
    const size_t n = block->unknowns;
    nh_progress progress;
    progress.block = block;
    progress.within = within;
    progress.x = x;
    progress.last = room;
    progress.scale = &room[n];
    progress.update = &room[2U * n];
    progress.before = &room[3U * n];
    progress.residual = &room[4U * n];
    progress.jacobian = &room[5U * n];
    progress.matrix = &room[(5U * n) + (n * n)];
    progress.room = &room[(5U * n) + (2U * n * n)];
    progress.iterations = 0U;
    progress.known = false;
    progress.done = false;
    progress.extrapolated = false;
    progress.restarted = false;
    for (size_t i = 0U; i < n; ++i) {
        progress.last[i] = NH_R(0.0);
    }
    return progress;
}

/* Returns whether an update is invisible in the new state, or of numbers that have lost digits. */
NH_INLINE bool nh_is_invisible(const nh_progress *progress, const nh_real *update)
{
    const size_t n = progress->block->unknowns;
    const nh_real nothing = (NH_R(NH_EPSILON * NH_EPSILON) * nh_norm(n, progress->x)) + NH_R(NH_TINY);
    bool small = nh_finite(nh_norm(n, update));
    for (size_t i = 0U; i < n; ++i) {
        const nh_real size = nh_abs(update[i]);
        small = small && ((size <= (NH_R(NH_EPSILON / 4.0) * progress->scale[i])) || (size <= nothing));
    }
    return small;
}

/* The size of the block as a whole: the uncertainty of one unknown depends on the others. */
NH_INLINE nh_real nh_whole(const nh_progress *progress)
{
    const size_t n = progress->block->unknowns;
    return nh_norm(n, progress->scale) + nh_norm(n, progress->x);
}

/* Returns whether an update that stopped shrinking is the last. `lost` is whether the unknowns are then
 * uncertain by half of their digits. */
NH_APART bool nh_is_stalled_at_roundoff(const nh_progress *progress, nh_real change, bool *lost);

/* Makes iterations. Returns whether the equations are solved. */
NH_INLINE bool nh_iterate(nh_progress *progress, nh_found *found)
{
    const size_t n = progress->block->unknowns;
    bool open = !progress->done;
    bool failed = false;
    found->ill_conditioned = false;
    if (open && progress->known) {
        open = !nh_is_invisible(progress, progress->last);
    }
    while (open) {
        const bool out_of_reach = progress->known && !nh_finite(nh_norm(n, progress->last));
        nh_evaluate(progress->block, progress->within, progress->x, progress->residual, progress->jacobian,
                    progress->room);
        if ((progress->iterations >= NH_MAX_ITERATIONS) || out_of_reach) {
            found->residual = nh_norm(n, progress->residual);
            failed = true;
            open = false;
        } else {
            nh_real change;
            nh_real previous;
            nh_real contraction = NH_R(0.0);
            nh_real predicted;
            bool accepted;
            nh_copy(n * n, progress->jacobian, progress->matrix);
            nh_copy(n, progress->residual, progress->update);
            nh_solve_here(n, progress->matrix, progress->update, progress->room);
            nh_copy(n, progress->x, progress->before);
            nh_subtract(n, progress->x, progress->update);
            progress->iterations += 1U;
            change = nh_norm(n, progress->update);
            previous = nh_norm(n, progress->last);
            if (progress->known) {
                contraction = nh_div_or_zero(change, previous);
            }
            predicted = contraction * contraction;
            accepted = nh_finite(change);
            for (size_t i = 0U; i < n; ++i) {
                const nh_real size =
                    nh_abs(progress->x[i]) + (NH_R(64.0 * NH_ROOT_EPSILON) * progress->scale[i]);
                const nh_real dx = nh_abs(progress->update[i]);
                accepted = accepted && (dx <= (NH_R(NH_ROOT_EPSILON / 16.0) * size))
                           && ((dx * predicted) <= (NH_R(NH_EPSILON / 4.0) * size));
            }
            if (!accepted) {
                accepted = nh_is_invisible(progress, progress->update);
                if ((progress->iterations >= NH_PATIENCE) && progress->known
                    && !((NH_R(16.0) * change) <= previous)) {
                    accepted = accepted || (change <= (NH_R(NH_EPSILON / 4.0) * nh_whole(progress)));
                }
                if (!accepted && progress->known && !((change + change) <= previous) && nh_finite(change)) {
                    /* The addresses of copies are passed, so that the numbers here stay in registers. */
                    const nh_progress stalled = *progress;
                    bool lost = false;
                    accepted = nh_is_stalled_at_roundoff(&stalled, change, &lost);
                    if (lost) {
                        found->residual = nh_norm(n, progress->residual);
                        found->ill_conditioned = true;
                        failed = true;
                        open = false;
                    }
                }
            }
            open = open && !accepted;
            nh_copy(n, progress->update, progress->last);
            progress->known = true;
        }
    }
    return !failed;
}

/* Continues the first attempt and, if that fails and did not start from the plain guess, makes a second
 * one from there. Returns whether the equations are solved. */
NH_INLINE bool nh_attempts(nh_progress *progress, nh_found *found)
{
    bool solved = false;
    bool open = true;
    uint32_t spent = 0U;
    progress->block->scale(progress->within, progress->scale);
    while (open) {
        const bool extrapolated = progress->extrapolated;
        solved = nh_iterate(progress, found);
        spent += progress->iterations;
        open = !solved && extrapolated;
        if (open) {
            progress->restarted = true;
            progress->block->plain(progress->within, progress->x);
            progress->iterations = 0U;
            progress->known = false;
            progress->done = false;
            progress->extrapolated = false;
            for (size_t i = 0U; i < progress->block->unknowns; ++i) {
                progress->last[i] = NH_R(0.0);
            }
        }
    }
    found->iterations = spent;
    found->restarted = progress->restarted;
    return solved;
}

/* Replaces an extrapolated guess that led astray by the plain one. */
NH_INLINE void nh_start_again(nh_progress *progress)
{
    progress->block->plain(progress->within, progress->x);
    progress->known = false;
    progress->extrapolated = false;
    progress->restarted = true;
}

/* Continues Newton's method after the first iteration if it has `begun`, with its x and update, or
 * starts from a guess through fewer points, or from the plain guess. With `beside` guesses are
 * corrections of the plain guess. Returns whether the equations are solved. */
NH_APART bool nh_newton(const nh_block *block, const void *within, const nh_history *history, const nh_real *solutions,
                        const nh_real *beside, bool begun, nh_real *x, nh_real *update, nh_found *found, nh_real *room);

/* Begins Newton's method as nh_newton does. */
NH_INLINE void nh_newton_begin(nh_progress *progress, const nh_history *history, const nh_real *solutions,
                               const nh_real *beside, bool begun, nh_real *update)
{
    const nh_block *const block = progress->block;
    const void *const within = progress->within;
    nh_real *const x = progress->x;
    const size_t n = block->unknowns;
    bool iterated = begun;
    bool accepted = false;
    if (!iterated && nh_shorter_guess(n, block->points, history, solutions, beside, x, progress->room)) {
        nh_evaluate(block, within, x, update, progress->jacobian, progress->room);
        nh_solve_here(n, progress->jacobian, update, progress->room);
        nh_subtract(n, x, update);
        accepted = true;
        for (size_t i = 0U; i < n; ++i) {
            accepted = accepted && (nh_abs(update[i]) <= (NH_R(NH_ROOT_EPSILON / 16.0) * nh_abs(x[i])));
        }
        iterated = true;
    }
    if (iterated) {
        nh_real *const plain = progress->update;
        bool close = true;
        nh_real size;
        block->scale(within, progress->scale);
        block->plain(within, plain);
        for (size_t i = 0U; i < n; ++i) {
            const nh_real own = (nh_abs(x[i]) + nh_abs(plain[i])) + (NH_R(64.0 * NH_ROOT_EPSILON) * progress->scale[i]);
            close = close && (nh_abs(update[i]) <= (NH_R(NH_ROOT_EPSILON / 16.0) * nh_abs(own)));
        }
        accepted = accepted || close;
        /* If the rates are roundings of zero, no guess is far away. */
        size = nh_max(nh_norm(n, x), NH_R(NH_ROOT_EPSILON) * nh_norm(n, progress->scale));
        nh_copy(n, update, progress->last);
        progress->known = true;
        progress->done = accepted;
        progress->extrapolated = true;
        progress->iterations = 1U;
        if (!accepted && !(nh_norm(n, update) <= size)) {
            nh_start_again(progress);
        }
    } else {
        block->plain(within, x);
    }
}

/* Ends sweeps that have not converged in every unknown: by a second look with the unknowns' scale, or by
 * Newton's method. Returns whether the equations are solved. */
NH_APART bool nh_sweeps_or_newton(const nh_block *block, const void *within, const nh_sweeps *sweeps, nh_real *x,
                                  const nh_real *before, nh_found *found, nh_real *room);

/* Takes the second look, and prepares Newton's method. Returns whether the equations are solved. */
NH_INLINE bool nh_sweeps_end(nh_progress *progress, const nh_sweeps *sweeps, const nh_real *before, nh_found *found)
{
    const nh_block *const block = progress->block;
    const void *const within = progress->within;
    nh_real *const x = progress->x;
    const size_t n = block->unknowns;
    bool solved = (n > 1U) && sweeps->solved;
    found->iterations = sweeps->iterations;
    found->restarted = false;
    block->scale(within, progress->scale);
    if (solved) {
        const nh_real part = NH_R(NH_EPSILON / 4.0) * sweeps->previous;
        for (size_t i = 0U; i < n; ++i) {
            const nh_real size = progress->scale[i] + nh_abs(x[i]);
            solved = solved && ((nh_abs(x[i] - before[i]) * sweeps->last) <= (part * nh_abs(size)));
        }
    }
    if (!solved) {
        bool away = sweeps->away;
        if (!sweeps->guessed) {
            block->plain(within, x);
        }
        /* Rates that are roundings of zero are never away: any x is as good. */
        away = away && !(sweeps->last <= (NH_R(NH_ROOT_EPSILON) * nh_norm(n, progress->scale)));
        progress->extrapolated = sweeps->guessed;
        if (away) {
            nh_start_again(progress);
        }
    }
    return solved;
}

/* Solves x = sweep(x) by sweeps, and by Newton's method with differences if they contract slowly. */
bool nh_fixed_point(const nh_block *block, const void *within, const nh_history *history, const nh_real *solutions,
                    const nh_real *beside, nh_real *x, nh_found *found, nh_real *room);

/* Does what nh_newton does. */
NH_INLINE bool nh_newton_here(const nh_block *block, const void *within, const nh_history *history,
                              const nh_real *solutions, const nh_real *beside, bool begun, nh_real *x, nh_real *update,
                              nh_found *found, nh_real *room)
{
    bool solved;
    if (nh_is_written_out(block->unknowns)) {
        nh_progress progress = nh_progress_of(block, within, x, room);
        nh_newton_begin(&progress, history, solutions, beside, begun, update);
        solved = nh_attempts(&progress, found);
        found->unusual = found->iterations > 1U;
    } else {
        solved = nh_newton(block, within, history, solutions, beside, begun, x, update, found, room);
    }
    return solved;
}

/* Does what nh_sweeps_or_newton does. */
NH_INLINE bool nh_sweeps_or_newton_here(const nh_block *block, const void *within, const nh_sweeps *sweeps, nh_real *x,
                                        const nh_real *before, nh_found *found, nh_real *room)
{
    bool solved;
    if (nh_is_written_out(block->unknowns)) {
        nh_progress progress = nh_progress_of(block, within, x, room);
        solved = nh_sweeps_end(&progress, sweeps, before, found);
        if (!solved) {
            solved = nh_attempts(&progress, found);
            found->iterations += sweeps->iterations;
        }
        found->unusual = found->iterations > NH_USUAL_SWEEPS;
    } else {
        solved = nh_sweeps_or_newton(block, within, sweeps, x, before, found, room);
    }
    return solved;
}

#endif
