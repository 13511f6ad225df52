/* CasADi's interface of external functions: types, and a macro for what all of them have in common. */
#ifndef CASADI_H
#define CASADI_H

#define casadi_real double
#define casadi_int long long int

/* Defines the functions besides NAME itself by which CasADi asks for the arguments of NAME. INS and OUTS are
 * arrays of sparsities, in compressed columns: rows, columns, the beginnings of the columns, the rows of the
 * entries. {rows, columns, 1} is a dense matrix. */
#define CASADI_FUNCTION(NAME, INS, OUTS)                                                        \
    casadi_int NAME##_n_in(void) { return (casadi_int)(sizeof(INS) / sizeof((INS)[0])); }      \
    casadi_int NAME##_n_out(void) { return (casadi_int)(sizeof(OUTS) / sizeof((OUTS)[0])); }   \
    const casadi_int *NAME##_sparsity_in(casadi_int i)                                          \
    {                                                                                           \
        return ((i >= 0) && (i < NAME##_n_in())) ? (INS)[i] : 0;                                \
    }                                                                                           \
    const casadi_int *NAME##_sparsity_out(casadi_int i)                                         \
    {                                                                                           \
        return ((i >= 0) && (i < NAME##_n_out())) ? (OUTS)[i] : 0;                              \
    }                                                                                           \
    int NAME##_work(casadi_int *sz_arg, casadi_int *sz_res, casadi_int *sz_iw, casadi_int *sz_w) \
    {                                                                                           \
        if (sz_arg) *sz_arg = NAME##_n_in();                                                    \
        if (sz_res) *sz_res = NAME##_n_out();                                                   \
        if (sz_iw) *sz_iw = 0;                                                                  \
        if (sz_w) *sz_w = 0;                                                                    \
        return 0;                                                                               \
    }

/* Declares them, and NAME. */
#define CASADI_DECLARE(NAME)                                                                          \
    int NAME(const casadi_real **arg, casadi_real **res, casadi_int *iw, casadi_real *w, int mem);     \
    casadi_int NAME##_n_in(void);                                                                      \
    casadi_int NAME##_n_out(void);                                                                     \
    const casadi_int *NAME##_sparsity_in(casadi_int i);                                                \
    const casadi_int *NAME##_sparsity_out(casadi_int i);                                               \
    int NAME##_work(casadi_int *sz_arg, casadi_int *sz_res, casadi_int *sz_iw, casadi_int *sz_w)

#endif
