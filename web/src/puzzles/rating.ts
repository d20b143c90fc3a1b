// rating.ts - Glicko-2 for one player against puzzles, each try a period of one game.
export interface Rating {
  rating: number;
  deviation: number;
  volatility: number;
}

export const FRESH: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
const TAU = 0.5; // how fast volatility may change
const EXACT = 0.000001;

const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

// The volatility at which the surprise is likeliest, found by the Illinois method as the paper has it.
function newVolatility(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number) => {
    const e = Math.exp(x);
    const sum = phi * phi + variance + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high = delta * delta > phi * phi + variance ? Math.log(delta * delta - phi * phi - variance) : a - TAU;
  while (delta * delta <= phi * phi + variance && f(high) < 0) high -= TAU;
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > EXACT) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}

// Somebody's rating after one game against another: 1 won, 0 lost.
export function rated(own: Rating, other: Rating, score: number): Rating {
  const mu = (own.rating - 1500) / SCALE;
  const phi = own.deviation / SCALE;
  const g = weight(other.deviation / SCALE);
  const expected = 1 / (1 + Math.exp(-g * (mu - (other.rating - 1500) / SCALE)));
  const variance = 1 / (g * g * expected * (1 - expected));
  const delta = variance * g * (score - expected);
  const volatility = newVolatility(own.volatility, phi, variance, delta);
  const before = Math.sqrt(phi * phi + volatility * volatility);
  const after = 1 / Math.sqrt(1 / (before * before) + 1 / variance);
  return { rating: mu * SCALE + 1500 + after * after * g * (score - expected) * SCALE, deviation: after * SCALE, volatility };
}
