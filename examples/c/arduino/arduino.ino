/*
 * The sled as a model of the plant on a board: every 10 ms it makes a step with the torque of a motor, whose
 * current is measured at A0, and prints the heading.
 *
 * Put the files of `nh generate --c` beside this sketch. Numbers are of type double, which has 64 bits on ARM,
 * ESP32 and RISC-V boards. For processors with a unit of single precision, define NH_FLOAT in the options of the
 * compiler. On AVR double has 32 bits, which nh.h refuses: add -mdouble=64 there.
 *
 * Under Zephyr, main calls setup(), and loop() for ever.
 */
#include <Arduino.h>

#include "sled.h"

static const unsigned long PERIOD = 10UL; /* ms */

static nh_sled_gonzalez stepper;
static unsigned long last;

/* Reports what is wrong, and waits for a reset. */
static void stop(nh_status status)
{
    Serial.println(nh_message(status));
    while (true) {
        delay(1000UL);
    }
}

void setup()
{
    nh_sled_parameters parameters;
    nh_sled_state state;
    nh_sled_system sled;
    nh_status status;
    Serial.begin(115200UL);
    nh_sled_data_standard(&parameters, &state);
    status = nh_sled_new(&sled, &parameters, NULL);
    if (status == NH_OK) {
        status = nh_sled_gonzalez_start(&stepper, &sled, &state, (nh_real)0.001 * (nh_real)PERIOD, NULL);
    }
    if (status != NH_OK) {
        stop(status);
    }
    last = millis();
}

void loop()
{
    if (millis() - last < PERIOD) {
        return;
    }
    last += PERIOD;
    const nh_real current = ((nh_real)analogRead(A0) - (nh_real)512.0) / (nh_real)512.0;
    const nh_real inputs[2] = {(nh_real)0.0, (nh_real)0.1 * current};
    nh_status status = nh_sled_gonzalez_hold(&stepper, inputs, NULL);
    if (status == NH_OK) {
        status = nh_sled_gonzalez_step(&stepper, NULL);
    }
    if (status != NH_OK) {
        stop(status);
    }
    nh_sled_state state;
    nh_sled_gonzalez_state(&stepper, &state);
    Serial.println((double)state.q[2], 6);
}
