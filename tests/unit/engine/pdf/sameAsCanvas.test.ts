import { describe, expect, it } from 'vitest';
import type { DisplayItem, GroupItem } from '@/engine/display';
import { BLEND_MODES } from '@/engine/document/schema/appearance';
import { writePdf } from '@/engine/pdf';
import { missingPdfReaders } from '../../../../scripts/readers';
import { because } from '../../../../scripts/testReports';
import { castShadowOnCanvas, onCanvas } from './support/canvas';
import { black, blue, box, conic, ellipse, gradient, red, solid } from './support/inks';
import { inputOf, page, PORTS } from './support/ports';
import { textItem } from './support/shapeText';
import { drawn } from './support/tools';

const SCALE = 4;
const yellow = { rgb: [1, 0.9, 0.1] } as const;
const ground = [box([0, 0, 100, 100], solid(yellow)), box([100, 0, 100, 100], gradient(red, blue))];

/** Compares MuPDF's page with the canvas, of 255: the mean, and how many of 1,000 pixels differ by over 16. */
async function difference(items: readonly DisplayItem[]) {
  const list = page(items);
  const ports = { ...PORTS, castShadow: castShadowOnCanvas(list, SCALE) };
  const [pdf, canvas] = [await drawn(await writePdf(inputOf([list], { ports }))), onCanvas(list, SCALE)];
  expect(pdf.length).toBe(canvas.length);
  expect(canvas.some((value) => value < 100)).toBe(true);
  const far = canvas.map((value, index) => Math.abs(value - (pdf[index] ?? 0)));
  return {
    mean: far.reduce((sum, value) => sum + value, 0) / far.length,
    far: (far.filter((value) => value > 16).length / far.length) * 1000,
  };
}

const group = (items: readonly DisplayItem[], more: Partial<GroupItem> = {}): GroupItem => ({
  type: 'group',
  items,
  ...more,
});
const turned = [0.8, 0.3, -0.3, 0.8, 40, -10] as const;
const star = 'M 100 10 L 160 90 L 30 40 L 170 40 L 40 90 Z';

const ZIGZAG = 'M 20 80 L 60 20 L 100 80 L 140 20 L 180 80';

const SCENES: readonly (readonly [string, readonly DisplayItem[]])[] = [
  [
    'curves and lines',
    [
      {
        type: 'path',
        path: 'M 10 90 Q 60 -40 90 50 C 120 120 150 0 190 80 Z',
        fill: solid(yellow),
        stroke: { paint: solid(blue), width: 3 },
      },
      { type: 'path', path: star, fill: solid(red), stroke: { paint: solid(black), width: 2 } },
    ],
  ],
  [
    'F4.02 lines with round ends and corners',
    [{ type: 'path', path: ZIGZAG, stroke: { paint: solid(blue), width: 14, cap: 'round', join: 'round' } }],
  ],
  [
    'F4.02 dashed lines with square ends and cut corners, and a plain line after them',
    [
      {
        type: 'path',
        path: ZIGZAG,
        stroke: {
          paint: solid(blue),
          width: 8,
          cap: 'square',
          join: 'bevel',
          dash: { lengths: [20, 14, 4], offset: 7 },
        },
      },
      { type: 'path', path: star, stroke: { paint: solid(red), width: 3 } },
    ],
  ],
  [
    'F4.02 corners beyond the limit of the line, and dashes of zeros',
    [
      {
        type: 'path',
        path: 'M 20 10 L 180 25 L 20 40',
        stroke: { paint: solid(blue), width: 6, miterLimit: 4 },
      },
      {
        type: 'path',
        path: 'M 20 60 L 170 75 L 20 90',
        stroke: { paint: solid(red), width: 6, miterLimit: 40, dash: { lengths: [0, 0], offset: 0 } },
      },
    ],
  ],
  [
    'gradients that fade and are turned',
    [
      ...ground,
      group([box([20, 20, 120, 40], gradient([blue, 1], [red, 0.2], [yellow, 0.8]))], { transform: turned }),
    ],
  ],
  [
    'gradients in a blended group',
    [
      ...ground,
      group([box([20, 20, 120, 40], gradient(blue, [red, 0.3]))], {
        transform: turned,
        opacity: 0.6,
        blendMode: 'multiply',
      }),
    ],
  ],
  [
    'lines and fills that let something through',
    [
      ...ground,
      { ...box([40, 20, 120, 60], solid(blue, 0.5)), stroke: { paint: solid(red, 0.5), width: 12 } },
    ],
  ],
  [
    'groups in groups, cut',
    [
      ...ground,
      group(
        [
          box([10, 10, 90, 80], solid(red)),
          group([box([60, 30, 90, 60], solid(blue)), box([80, 10, 20, 90])], { opacity: 0.7, clip: star }),
        ],
        { opacity: 0.5, transform: turned, clip: 'M 0 0 L 190 0 L 100 100 Z' },
      ),
    ],
  ],
  ['F4.23 a gradient to a stretched circle', [box([0, 0, 200, 100], ellipse(red, yellow, blue))]],
  [
    'F4.23 a stretched gradient that fades, in a turned group, and one along a line',
    [
      ...ground,
      group([box([20, 20, 160, 60], ellipse([blue, 1], [yellow, 0.2]))], { transform: turned }),
      { type: 'path', path: star, stroke: { paint: ellipse(red, blue), width: 9, join: 'round' } },
    ],
  ],
  ['F4.23 a gradient around a point', [box([0, 0, 200, 100], conic(red, yellow, blue, red))]],
  [
    'F4.23 a gradient around a point that fades, and one along a dashed line',
    [
      ...ground,
      group([box([20, 20, 160, 60], conic([blue, 1], [yellow, 0.2], [blue, 1]))], { transform: turned }),
      {
        type: 'path',
        path: star,
        stroke: {
          paint: conic(red, blue, red),
          width: 9,
          join: 'round',
          dash: { lengths: [20, 6], offset: 0 },
        },
      },
    ],
  ],
  [
    'F4.23 a gradient along a line and a curve',
    [
      {
        type: 'path',
        path: 'M 20 80 C 60 -60 140 160 180 20',
        stroke: { paint: gradient(red, yellow, blue), width: 14 },
      },
    ],
  ],
  [
    'shadows',
    [
      ...ground,
      group([box([40, 30, 40, 30], solid(red))], {
        shadow: { offsetX: 6, offsetY: 9, blur: 8, ink: black, opacity: 0.6 },
      }),
      group([{ type: 'path', path: star, fill: solid(yellow) }], {
        opacity: 0.5,
        blendMode: 'multiply',
        transform: turned,
        shadow: { offsetX: -6, offsetY: 5, blur: 5, ink: blue, opacity: 0.9 },
      }),
    ],
  ],
  [
    'text, stroked and in gradients',
    [
      ...ground,
      { ...textItem('Affine', { size: 40, x: 10, y: 45 }), fill: gradient(blue, [black, 0.2]) },
      { ...textItem('Kerning AV', { size: 36, x: 5, y: 90 }), stroke: { paint: solid(red), width: 1 } },
    ],
  ],
];

const missing = missingPdfReaders();
describe.skipIf(missing !== undefined)(`a page in PDF${because(missing)}`, () => {
  it.each(SCENES)('looks like the canvas: %s', async (_, items) => {
    const found = await difference(items);
    expect(found.mean).toBeLessThan(1.5);
    expect(found.far).toBeLessThan(15);
  });

  it.each(BLEND_MODES.map((mode) => [mode]))('S7.08 looks as on canvas blended as %s', async (blendMode) => {
    const found = await difference([
      ...ground,
      group([box([20, 20, 160, 60], gradient({ rgb: [0.2, 0.7, 0.4] }, { rgb: [0.8, 0.3, 0.5] }))], {
        blendMode,
        opacity: 0.7,
      }),
    ]);
    expect(found.mean).toBeLessThan(1.5);
    expect(found.far).toBeLessThan(5);
  });
});
