import type { BlendMode, Fill, Gradient, Stroke } from '@/engine/document';
import { BLEND_MODES } from '@/engine/document/schema/appearance';
import { filled, hex, reference, shape, type Reference } from './build';

const ALL = { type: 'all', radius: 16 } as const;
const SINGLE = { type: 'single', topLeft: 0, topRight: 10, bottomRight: 20, bottomLeft: 200 } as const;
const rectangle = (cornerRadii: typeof ALL | typeof SINGLE) => ({ type: 'rectangle', cornerRadii }) as const;
const polygon = (sides: number, cornerRadii: typeof ALL | { type: 'none' } = { type: 'none' }) =>
  ({ type: 'polygon', sides, cornerRadii }) as const;
const HEART = 'M.5 .25C.5 .1 .35 0 .2 .1S0 .5 .5 1C1 .5 1 .2 .8 .1S.5 .1 .5 .25z';
const WAVE = 'M0 .5q.25-.5.5 0t.5 0v.5h-1z';
const PIE = 'M.5 .5L1 .5A.5 .5 0 1 1 .5 0z';
const path = (data: string) => ({ type: 'path', path: data }) as const;

const linear = (
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  ...stops: readonly (readonly [position: number, color: string, opacity?: number])[]
): Fill => ({
  type: 'gradient',
  gradient: {
    type: 'linear',
    start: { x: from[0], y: from[1] },
    end: { x: to[0], y: to[1] },
    stops: stops.map(([position, color, opacity = 1]) => ({ position, color: { ...hex(color), opacity } })),
  },
});

const shadow = (distance: number, blurRadius: number, color: string) => ({
  dropShadow: { enabled: true, distance, angleDegrees: 135, blurRadius, color: hex(color) },
});

const STROKE = { weight: 6, color: hex('#1d3557') };

/**
 * The ground for saturation is far from grey: the hue of a grey is undefined, and browsers dither gradients by a level,
 * which that mode would amplify to ten.
 */
const GROUNDS: Partial<Record<BlendMode, Fill>> = {
  saturation: linear([0, 0], [1, 0], [0, '#e63946'], [0.5, '#e9c46a'], [1, '#2a9d8f']),
};
const GROUND = linear([0, 0], [1, 0], [0, '#e63946'], [0.5, '#f1faee'], [1, '#1d3557']);

/** Two discs over a coloured ground, blended in a mode. */
const blended = (blendMode: BlendMode): Reference =>
  reference([
    shape([10, 10, 180, 130], { fill: GROUNDS[blendMode] ?? GROUND }),
    shape([20, 20, 100, 110], { outline: { type: 'ellipse' }, fill: filled('#2a9d8f'), blendMode }),
    shape([80, 20, 100, 110], { outline: { type: 'ellipse' }, fill: filled('#e9c46a'), blendMode }),
  ]);

const CIRCLE = { center: { x: 0.5, y: 0.5 }, edge: { x: 1, y: 0.5 }, side: { x: 0.5, y: 1 } };

type Place<Kind> = Kind extends Gradient ? Omit<Kind, 'stops'> : never;

/** A gradient from red over yellow to blue, with a transparent middle. */
const gradientOf = (place: Place<Gradient>, opacity = 1): Extract<Fill, { type: 'gradient' }> => ({
  type: 'gradient',
  gradient: {
    ...place,
    stops: [
      { position: 0, color: hex('#e63946') },
      { position: 0.5, color: { ...hex('#e9c46a'), opacity } },
      { position: 1, color: hex('#1d3557') },
    ],
  },
});
const strokeOf = (place: Place<Gradient>): Stroke => ({
  weight: 10,
  color: hex('#000000'),
  gradient: gradientOf(place),
});

/** Outlines, fills, strokes, shadows and blending. */
export const shapes: Readonly<Record<string, Reference>> = {
  'rectangles with corners of every kind': reference([
    shape([10, 10, 80, 60], { fill: filled('#457b9d') }),
    shape([110, 10, 80, 60], { outline: rectangle(ALL), fill: filled('#e63946') }),
    shape([10, 80, 80, 60], { outline: rectangle(SINGLE), fill: filled('#2a9d8f'), stroke: STROKE }),
    shape([110, 80, 80, 60], {
      outline: rectangle({ type: 'all', radius: 900 } as unknown as typeof ALL),
      fill: { type: 'none' },
      stroke: STROKE,
    }),
  ]),
  'ellipses and polygons': reference([
    shape([10, 10, 80, 60], { outline: { type: 'ellipse' }, fill: filled('#457b9d'), stroke: STROKE }),
    shape([110, 10, 80, 60], { outline: polygon(3), fill: filled('#e63946') }),
    shape([10, 80, 80, 60], { outline: polygon(6, ALL), fill: filled('#2a9d8f'), stroke: STROKE }),
    shape([110, 80, 80, 60], { outline: polygon(60), fill: filled('#e9c46a') }),
  ]),
  'paths of their own': reference([
    shape([10, 10, 80, 130], { outline: path(HEART), fill: filled('#e63946'), stroke: STROKE }),
    shape([100, 10, 90, 60], { outline: path(WAVE), fill: filled('#457b9d') }),
    shape([100, 80, 90, 60], { outline: path(PIE), fill: filled('#e9c46a') }),
  ]),
  'gradients of many stops': reference([
    shape([10, 10, 180, 40], { fill: linear([0, 0], [1, 0], [0, '#e63946'], [1, '#1d3557']) }),
    shape([10, 55, 180, 40], {
      fill: linear([0, 0], [1, 1], [0, '#e63946'], [0.2, '#e9c46a'], [0.2, '#2a9d8f'], [1, '#1d3557']),
    }),
    shape([10, 100, 180, 40], { fill: linear([0.25, 0], [0.75, 0], [0, '#e63946', 0], [1, '#1d3557']) }),
  ]),
  'gradients to circles and around points': reference([
    shape([10, 10, 85, 60], { fill: gradientOf({ type: 'radial', ...CIRCLE }) }),
    shape([105, 10, 85, 60], {
      fill: gradientOf({ type: 'radial', ...CIRCLE, edge: { x: 1, y: 0.2 }, focus: { x: 0.6, y: 0.4 } }, 0.2),
    }),
    shape([10, 80, 85, 60], {
      fill: gradientOf({ type: 'conic', center: { x: 0.5, y: 0.5 }, angleDegrees: 30 }),
    }),
    shape(
      [105, 80, 85, 60],
      { fill: gradientOf({ type: 'conic', center: { x: 0.1, y: 1 }, angleDegrees: 270 }, 0.2) },
      { rotationDegrees: 10 },
    ),
  ]),
  'strokes of gradients': reference([
    shape([20, 15, 70, 50], { fill: { type: 'none' }, stroke: strokeOf({ type: 'radial', ...CIRCLE }) }),
    shape([110, 15, 70, 50], {
      outline: { type: 'ellipse' },
      fill: { type: 'none' },
      stroke: strokeOf({ type: 'conic', center: { x: 0.5, y: 0.5 }, angleDegrees: 0 }),
    }),
    shape([20, 85, 160, 50], {
      outline: path(WAVE),
      fill: { type: 'none' },
      stroke: strokeOf({ type: 'linear', start: { x: 0, y: 0 }, end: { x: 1, y: 0 } }),
    }),
  ]),
  'strokes of every weight': reference([
    shape([10, 10, 80, 60], { stroke: { weight: 0, color: hex('#000000') } }),
    shape([110, 10, 80, 60], { stroke: { weight: 0.25, color: hex('#000000') } }),
    shape([10, 80, 80, 60], { stroke: { weight: 10, color: { ...hex('#e63946'), opacity: 0.5 } } }),
    shape([110, 80, 80, 60], {
      outline: polygon(5),
      fill: { type: 'none' },
      stroke: { weight: 4, color: hex('#1d3557') },
    }),
  ]),
  'turned and mirrored': reference([
    shape([20, 20, 60, 40], { fill: filled('#457b9d') }, { rotationDegrees: 30 }),
    shape(
      [110, 20, 60, 40],
      { outline: path(HEART), fill: filled('#e63946') },
      { rotationDegrees: -90, scaleX: -1 },
    ),
    shape([20, 90, 60, 40], { outline: path(WAVE), fill: filled('#2a9d8f') }, { scaleY: -1 }),
    shape([110, 90, 60, 40], { outline: path(PIE), fill: filled('#e9c46a') }, { scaleX: 0.5, scaleY: 1.25 }),
  ]),
  'shadows, sharp and soft': reference([
    shape([15, 15, 70, 50], { fill: filled('#e9c46a'), ...shadow(10, 1, '#1d3557') }),
    shape([110, 15, 70, 50], { fill: filled('#e9c46a'), ...shadow(8, 12, '#000000') }),
    shape([15, 85, 70, 50], {
      outline: { type: 'ellipse' },
      fill: { type: 'none' },
      stroke: STROKE,
      ...shadow(6, 4, '#e63946'),
    }),
    shape(
      [110, 85, 70, 50],
      { fill: filled('#2a9d8f'), opacity: 0.6, ...shadow(10, 6, '#000000') },
      { rotationDegrees: 20 },
    ),
  ]),
  'opacity as one piece': reference([
    shape([10, 60, 180, 30], { fill: filled('#1d3557') }),
    shape([20, 20, 70, 110], { fill: filled('#e9c46a'), stroke: STROKE, opacity: 0.5 }),
    shape([110, 20, 70, 110], { fill: filled('#e9c46a'), stroke: STROKE, opacity: 0 }),
  ]),
  'beyond the page': reference([
    shape([-40, -40, 80, 80], { outline: { type: 'ellipse' }, fill: filled('#e63946') }),
    shape([150, 100, 100, 100], { fill: filled('#457b9d') }, { rotationDegrees: 45 }),
  ]),
  'a page without a fill': reference([shape([20, 20, 160, 110], { opacity: 0.5 })], {
    fill: { enabled: false, color: hex('#ffffff') },
  }),
  'cmyk, grey, hsl and spot colours': reference([
    ...[
      { type: 'cmyk', c: 1, m: 0.2, y: 0, k: 0.1 } as const,
      { type: 'gray', gray: 0.5 } as const,
      { type: 'hsl', h: 200, s: 0.6, l: 0.5 } as const,
      { type: 'spotCmyk', ink: 'Reference Orange', c: 0, m: 0.6, y: 1, k: 0 } as const,
      { type: 'spotHex', ink: 'Reference Green', value: '#2a9d8f' } as const,
      { type: 'rgb', r: 230, g: 57, b: 70 } as const,
    ].map((color, index) =>
      shape([10 + (index % 3) * 62, 10 + Math.floor(index / 3) * 68, 56, 62], {
        fill: { type: 'color', color: { type: 'local', color, opacity: 1 } },
      }),
    ),
  ]),
  'print with bleed': reference(
    [
      shape([-3, -3, 82.2, 30], { fill: filled('#1d3557') }),
      shape([10, 35, 50, 20], { outline: rectangle(ALL), fill: filled('#e9c46a') }),
    ],
    {
      intent: 'print',
      unit: 'mm',
      width: 76.2,
      height: 63.5,
      bleed: { left: 3, top: 3, right: 3, bottom: 3, areBleedValuesCombined: true },
    },
  ),
  ...Object.fromEntries(BLEND_MODES.map((mode) => [`blended: ${mode}`, blended(mode)])),
};
