/*
 * What ECMAScript leaves to each engine: sines, powers and lengths by `Math` differ in their last bit between V8 and Firefox. A
 * value in the middle between two that are kept then goes up in one and down in the other (docs/decisions/0104). Here they are the
 * same: by operations IEEE 754 fixes to the last bit, or cut off long before it.
 */

/** Keeps twelve decimals. */
const settled = (value: number): number => Math.round(value * 1e12) / 1e12 + 0;

/** The sine of an angle in radians, with twelve decimals. */
export const sine = (angle: number): number => settled(Math.sin(angle));

/** The cosine of an angle in radians, with twelve decimals. */
export const cosine = (angle: number): number => settled(Math.cos(angle));

/** The tangent of an angle in radians, with twelve decimals. */
export const tangent = (angle: number): number => settled(Math.tan(angle));

/** The angle of a direction in radians, from -π to π, with twelve decimals. */
export const directionOf = (x: number, y: number): number => settled(Math.atan2(y, x));

/** How long a way is that goes so far across and so far down. */
export const distanceOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** A whole power, of 1 or more. */
export const power = (base: number, exponent: number): number => {
  let product = base;
  for (let count = 1; count < exponent; count += 1) product *= base;
  return product;
};

/** Two to any power up to a few, with twelve decimals. */
export const powerOfTwo = (exponent: number): number => settled(2 ** exponent);
