// Stands for the main function of the Arduino core: it ends after a second.
#include "../arduino/arduino.ino"

int main()
{
    setup();
    for (int i = 0; i < 1000; ++i) {
        loop();
    }
    return 0;
}
