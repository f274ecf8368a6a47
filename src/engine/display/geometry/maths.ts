/*
 * ECMAScript lets each engine approximate sines, powers and lengths: `Math` differs in the last bit between V8 and
 * Firefox. A value halfway between two rounded ones then goes up in one and down in the other (docs/decisions/0104).
 * These functions agree everywhere: they use exact IEEE 754 operations, or round long before the last bit.
 */

/** Rounds to twelve decimals. */
const roundDecimals = (value: number): number => Math.round(value * 1e12) / 1e12 + 0;

/** Returns the sine of an angle in radians, with twelve decimals. */
export const sine = (angle: number): number => roundDecimals(Math.sin(angle));

/** Returns the cosine of an angle in radians, with twelve decimals. */
export const cosine = (angle: number): number => roundDecimals(Math.cos(angle));

/** Returns the tangent of an angle in radians, with twelve decimals. */
export const tangent = (angle: number): number => roundDecimals(Math.tan(angle));

/** Returns the angle of a direction in radians, from -π to π, with twelve decimals. */
export const directionOf = (x: number, y: number): number => roundDecimals(Math.atan2(y, x));

/** Returns the length of a vector. */
export const distanceOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** Raises a number to a positive whole power. */
export const power = (base: number, exponent: number): number => {
  let product = base;
  for (let count = 1; count < exponent; count += 1) product *= base;
  return product;
};

/** Raises two to a small power, with twelve decimals. */
export const powerOfTwo = (exponent: number): number => roundDecimals(2 ** exponent);
