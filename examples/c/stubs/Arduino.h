/* Stands for the header of the Arduino core: as much of it as the sketch uses, to run it on a computer. */
#ifndef ARDUINO_H
#define ARDUINO_H

#include <cstdio>
#include <cstdlib>

static const int A0 = 14;

struct Printer {
    void begin(unsigned long) {}
    void println(const char *text) { std::puts(text); }
    void println(double number, int digits) { std::printf("%.*f\n", digits, number); }
};

static Printer Serial;

/* A clock that moves when it is read. */
inline unsigned long millis()
{
    static unsigned long now = 0UL;
    return now++;
}

/* Waiting is the end of a sketch here. */
inline void delay(unsigned long)
{
    std::exit(1);
}

inline int analogRead(int)
{
    return 700;
}

#endif
