import type { Cmyk, Ink, Paint, PathItem } from '@/engine/display';

/** Black light and black ink. */
export const black: Ink = { rgb: [0, 0, 0] };
export const red: Ink = { rgb: [1, 0, 0] };
export const blue: Ink = { rgb: [0, 0, 1] };

/** An ink of these shares, with an arbitrary screen colour. */
export const cmyk = (...parts: Cmyk): Ink => ({ rgb: [0.5, 0.5, 0.5], cmyk: parts });

/** A spot ink. */
export const spot = (name: string, alternate: Ink = cmyk(0, 1, 0.5, 0)): Ink => ({
  rgb: alternate.rgb,
  spot: { name, alternate },
});

/** An even fill. */
export const solid = (ink: Ink, opacity = 1): Paint => ({ type: 'solid', ink, opacity });

/** A gradient from x 0 to 200 through these colours, evenly spaced. */
export const gradient = (...stops: (Ink | [Ink, number])[]): Paint => ({
  type: 'linearGradient',
  start: [0, 0],
  end: [200, 0],
  stops: evenly(stops),
});

type Stops = Extract<Paint, { stops: unknown }>['stops'];

const evenly = (inks: readonly (Ink | [Ink, number])[]): Stops =>
  inks.map((stop, index) => {
    const [ink, opacity] = Array.isArray(stop) ? stop : [stop, 1];
    return { position: index / (inks.length - 1), ink, opacity };
  });

/** A gradient from a point beside the middle of a page to an ellipse around it. */
export const ellipse = (...inks: (Ink | [Ink, number])[]): Paint => ({
  type: 'radialGradient',
  focus: [0.3, -0.2],
  centre: [0, 0],
  radius: 1,
  transform: [70, 20, -8, 30, 100, 50],
  stops: evenly(inks),
});

/** A gradient around the middle of a page, from the bottom. */
export const conic = (...inks: (Ink | [Ink, number])[]): Paint => ({
  type: 'conicGradient',
  centre: [100, 50],
  degrees: 90,
  stops: evenly(inks),
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
