// @vitest-environment jsdom
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { DisplayItem, DisplayList, GlyphsItem, GroupItem, Line } from '@/engine/display';
import { BLEND_MODES } from '@/engine/document/schema/appearance';
import { paintSvg, type SvgOptions } from '@/engine/paint/svg';
import { box, ink, pageOf, paint, pictureOf, rectangle, type Pixel } from '../canvas/support/paint';

const outlines = {
  unitsPerEm: () => 2_000,
  outline: (_font: string, id: number) => (id === 2 ? '' : 'M 0 0 L 1000 0 L 1000 1000 L 0 1000 Z'),
};
const options: SvgOptions = { ...outlines, address: () => undefined };

const group = (fields: Partial<GroupItem>, ...items: readonly DisplayItem[]): GroupItem => ({
  type: 'group',
  items,
  ...fields,
});

const glyphs: GlyphsItem = {
  type: 'glyphs',
  font: 'test',
  size: 40,
  text: 'a<b',
  direction: 'leftToRight',
  overprint: false,
  glyphs: [
    { id: 1, x: 20, y: 70, cluster: 0 },
    { id: 2, x: 40, y: 70, cluster: 1 },
    { id: 1, x: 60, y: 70, cluster: 2 },
  ],
  fill: { type: 'solid', ink: ink(200, 0, 0), opacity: 1 },
};

/** Renders a page's SVG with a reader other than a browser, at one pixel per point. */
async function shown(list: DisplayList, own: Partial<SvgOptions> = {}) {
  const svg = Buffer.from(paintSvg(list, { ...options, ...own }));
  const { data, info } = await sharp(svg, { density: 72 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([list.width, list.height]);
  return (x: number, y: number): Pixel => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
}

/** Expects the SVG to look like the canvas, except for a few pixels at edges. */
async function expectSame(list: DisplayList, most = 3) {
  const at = await shown(list, { ground: ink(255, 255, 255) });
  const canvas = paint(list, { outlines, ground: ink(255, 255, 255) });
  for (let y = 2; y < 100; y += 5) {
    for (let x = 2; x < 100; x += 5) {
      const [one, other] = [at(x, y), canvas.at(x, y)];
      const far = Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? Number.NaN))));
      expect(far, `at ${x}, ${y}: ${one.join()} and ${other.join()}`).toBeLessThanOrEqual(most);
    }
  }
}

const backdrop = box(rectangle(0, 0, 100, 100), ink(90, 140, 200));

describe('an SVG looks like the canvas:', () => {
  it.each<[string, DisplayItem]>([
    [
      'a turned shape',
      group({ transform: [0, 1, -1, 0, 100, 0] }, box(rectangle(10, 20, 45, 30), ink(255, 0, 0))),
    ],
    [
      'a clip',
      group({ clip: rectangle(15, 15, 30, 30) }, box(rectangle(0, 0, 100, 100), ink(255, 0, 0), 0.5)),
    ],
    ['glyphs', glyphs],
    [
      'glyphs with lines',
      { ...glyphs, stroke: { paint: { type: 'solid', ink: ink(0, 0, 0), opacity: 1 }, width: 4 } },
    ],
    [
      'bars',
      {
        type: 'bars',
        bars: [
          [10, 10, 5, 80],
          [20, 10, 15, 80],
        ],
        fill: { type: 'solid', ink: ink(0, 0, 0), opacity: 1 },
      },
    ],
    [
      'opacity',
      group(
        { opacity: 0.5 },
        box(rectangle(10, 10, 50, 50), ink(0, 0, 0)),
        box(rectangle(40, 40, 50, 50), ink(255, 0, 0)),
      ),
    ],
  ])('%s', async (_, item) => {
    await expectSame(pageOf(backdrop, item));
  });

  it.each(BLEND_MODES)('%s', async (blendMode) => {
    await expectSame(
      pageOf(backdrop, group({ blendMode, opacity: 0.8 }, box(rectangle(10, 10, 60, 60), ink(200, 120, 30)))),
      4,
    );
  });

  it.each<[string, Line]>([
    [
      'dashes with round ends and corners',
      {
        paint: { type: 'solid', ink: ink(0, 0, 0), opacity: 1 },
        width: 12,
        cap: 'round',
        join: 'round',
        dash: { lengths: [20, 24], offset: 5 },
      },
    ],
    [
      'square ends and a corner cut off by its limit',
      {
        paint: { type: 'solid', ink: ink(0, 0, 0), opacity: 1 },
        width: 10,
        cap: 'square',
        miterLimit: 4,
      },
    ],
  ])('F4.02 a line with %s', async (_, stroke) => {
    // Pixels on an edge depend on the smoothing.
    await expectSame(pageOf(backdrop, { type: 'path', path: 'M 20 60 L 80 48 L 20 37', stroke }), 24);
  });

  it('a gradient over shapes and over glyphs', async () => {
    const fill = {
      type: 'linearGradient',
      start: [10, 10] as const,
      end: [90, 50] as const,
      stops: [
        { position: 0, ink: ink(255, 0, 0), opacity: 1 },
        { position: 0.4, ink: ink(0, 255, 0), opacity: 1 },
        { position: 1, ink: ink(0, 0, 255), opacity: 1 },
      ],
    } as const;
    await expectSame(pageOf({ type: 'path', path: rectangle(0, 0, 100, 45), fill }, { ...glyphs, fill }));
  });

  it('a gradient from a point to a circle around it', async () => {
    const fill = {
      type: 'radialGradient',
      focus: [40, 20] as const,
      centre: [50, 25] as const,
      radius: 30,
      stops: [
        { position: 0, ink: ink(255, 0, 0), opacity: 1 },
        { position: 1, ink: ink(0, 0, 255), opacity: 1 },
      ],
    } as const;
    await expectSame(pageOf({ type: 'path', path: rectangle(0, 0, 100, 45), fill }, { ...glyphs, fill }));
  });

  it('F4.23 a gradient to a stretched circle, in an area and along a line', async () => {
    const stops = [
      { position: 0, ink: ink(255, 0, 0), opacity: 1 },
      { position: 1, ink: ink(0, 0, 255), opacity: 1 },
    ];
    const paint = {
      type: 'radialGradient',
      focus: [0.2, 0] as const,
      centre: [0, 0] as const,
      radius: 1,
      transform: [40, 10, -5, 15, 50, 25] as const,
      stops,
    } as const;
    const stroke = { paint, width: 6 };
    await expectSame(
      pageOf(
        { type: 'path', path: rectangle(0, 0, 100, 20), fill: paint },
        { type: 'path', path: rectangle(10, 30, 80, 15), stroke },
      ),
    );
  });

  it('F4.23 a gradient around a point', async () => {
    const fill = {
      type: 'conicGradient',
      centre: [40, 20] as const,
      degrees: 30,
      stops: [
        { position: 0, ink: ink(255, 0, 0), opacity: 1 },
        { position: 0.5, ink: ink(0, 255, 0), opacity: 1 },
        { position: 1, ink: ink(255, 0, 0), opacity: 1 },
      ],
    } as const;
    await expectSame(pageOf({ type: 'path', path: rectangle(0, 0, 100, 45), fill }), 8);
  });

  it('a shadow that does not rotate with its frame', async () => {
    const shadow = { offsetX: 10, offsetY: 20, blur: 4, ink: ink(0, 0, 0), opacity: 0.6 };
    const item = group(
      { shadow, transform: [0, 1, -1, 0, 100, 0] },
      box(rectangle(20, 20, 30, 30), ink(255, 0, 0)),
    );
    await expectSame(pageOf(backdrop, item), 12);
  });
});

it('draws a picture in its place and leaves out one without an address', async () => {
  const picture = pictureOf([[[0, 0, 255]]]);
  const png = (picture.image as { toBuffer: (type: string) => Buffer }).toBuffer('image/png');
  const list = pageOf({ type: 'image', image: 'one', transform: [40, 0, 0, 20, 30, 50] });
  const address = () => `data:image/png;base64,${png.toString('base64')}`;
  const at = await shown(list, { address });
  expect([at(31, 51), at(68, 68), at(29, 60), at(50, 71)]).toEqual([
    ...[
      [0, 0, 255, 255],
      [0, 0, 255, 255],
    ],
    ...[
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  ]);
  expect(paintSvg(list, options)).not.toContain('<image');
});

it('is cut at the edge of the page, clear without a fill and as large as the page', async () => {
  const at = await shown(pageOf(box(rectangle(50, 50, 500, 500), ink(255, 0, 0))));
  expect([at(10, 10), at(99, 99)]).toEqual([
    [0, 0, 0, 0],
    [255, 0, 0, 255],
  ]);
});

it('labels glyphs with their text, defines each once, and escapes markup', () => {
  const svg = paintSvg(pageOf({ ...glyphs, text: '<script>&"\u0000' }), options);
  expect(svg).toContain('aria-label="&lt;script&gt;&amp;&quot;"');
  expect(svg.match(/<path id=/g)).toHaveLength(1);
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.querySelectorAll('use')).toHaveLength(2);
  expect(parsed.querySelector('script')).toBeNull();
});
