/* SPDX-License-Identifier: MIT */
/* rating.c - Glicko-2 as Glickman describes it ("Example of the Glicko-2 system", 2013), each game a
 * rating period of its own; days without a game widen the deviation. */
#include "server/rating.h"

#include <math.h>

#define FIRST_RATING 1500.0
#define FIRST_DEVIATION 350.0
#define FIRST_VOLATILITY 0.06
#define SCALE 173.7178
#define TAU 0.5 /* how fast a volatility may change */
#define DAY 86400000.0
#define PI 3.14159265358979323846

rating rating_first(int64_t now)
{
    return (rating){FIRST_RATING, FIRST_DEVIATION, FIRST_VOLATILITY, 0, now};
}

rating rating_now(const rating *self, int64_t now)
{
    rating later = *self;
    double days = now > self->at ? (double)(now - self->at) / DAY : 0;
    double phi = self->deviation / SCALE;
    later.deviation = SCALE * sqrt(phi * phi + days * self->volatility * self->volatility);
    if (later.deviation > FIRST_DEVIATION) later.deviation = FIRST_DEVIATION;
    later.at = now;
    return later;
}

/* Step 5 of the paper: the volatility that explains the surprise best, by regula falsi. */
static double f_of(double x, double delta, double phi, double v, double a)
{
    double e = exp(x), sum = phi * phi + v + e;
    return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (TAU * TAU);
}

static double new_volatility(double volatility, double delta, double phi, double v)
{
    double a = log(volatility * volatility), low = a, high;
    double surprise = delta * delta - phi * phi - v;
    if (surprise > 0) {
        high = log(surprise);
    } else {
        int k = 1;
        while (f_of(a - k * TAU, delta, phi, v, a) < 0 && k < 100) k++;
        high = a - k * TAU;
    }
    double f_low = f_of(low, delta, phi, v, a), f_high = f_of(high, delta, phi, v, a);
    for (int i = 0; i < 100 && fabs(high - low) > 1e-6; i++) {
        double middle = low + (low - high) * f_low / (f_high - f_low);
        double f_middle = f_of(middle, delta, phi, v, a);
        if (f_middle * f_high <= 0) {
            low = high;
            f_low = f_high;
        } else {
            f_low /= 2;
        }
        high = middle;
        f_high = f_middle;
    }
    return exp(low / 2);
}

rating rating_after(const rating *self, const rating *other, double score, int64_t now)
{
    double mu = (self->rating - FIRST_RATING) / SCALE, phi = self->deviation / SCALE;
    double other_mu = (other->rating - FIRST_RATING) / SCALE, other_phi = other->deviation / SCALE;
    double g = 1 / sqrt(1 + 3 * other_phi * other_phi / (PI * PI));
    double expected = 1 / (1 + exp(-g * (mu - other_mu)));
    double v = 1 / (g * g * expected * (1 - expected));
    double delta = v * g * (score - expected);
    double volatility = new_volatility(self->volatility, delta, phi, v);
    double before = sqrt(phi * phi + volatility * volatility);
    double after = 1 / sqrt(1 / (before * before) + 1 / v);
    return (rating){SCALE * (mu + after * after * g * (score - expected)) + FIRST_RATING,
                    SCALE * after, volatility, self->games + 1, now};
}

bool rating_is_provisional(const rating *self)
{
    return self->deviation > (double)RATING_PROVISIONAL;
}
