import type { Cmyk, Ink, Paint, PathItem } from '@/engine/display';

/** Black light and black ink. */
export const black: Ink = { rgb: [0, 0, 0] };
export const red: Ink = { rgb: [1, 0, 0] };
export const blue: Ink = { rgb: [0, 0, 1] };

/** An ink of these parts; what it looks like is not the point. */
export const cmyk = (...parts: Cmyk): Ink => ({ rgb: [0.5, 0.5, 0.5], cmyk: parts });

/** An ink of its own plate. */
export const spot = (name: string, alternate: Ink = cmyk(0, 1, 0.5, 0)): Ink => ({
  rgb: alternate.rgb,
  spot: { name, alternate },
});

/** An even fill. */
export const solid = (ink: Ink, opacity = 1): Paint => ({ type: 'solid', ink, opacity });

/** A gradient from x 0 to 200 through these, at even distances. */
export const gradient = (...stops: (Ink | [Ink, number])[]): Paint => ({
  type: 'linearGradient',
  start: [0, 0],
  end: [200, 0],
  stops: stops.map((stop, index) => {
    const [ink, opacity] = Array.isArray(stop) ? stop : [stop, 1];
    return { position: index / (stops.length - 1), ink, opacity };
  }),
});

/** An upright rectangle. */
export const box = (
  [x, y, width, height]: readonly [number, number, number, number],
  fill: Paint = solid(black),
): PathItem => ({
  type: 'path',
  path: `M ${x} ${y} L ${x + width} ${y} L ${x + width} ${y + height} L ${x} ${y + height} Z`,
  fill,
});
