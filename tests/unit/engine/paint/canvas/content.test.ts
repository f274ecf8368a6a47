import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { GlyphsItem, Paint } from '@/engine/display';
import { newBarcodeFrame, newImageFrame, type ImageFit, type ImageFrame } from '@/engine/document';
import { newCanvasResources, paintOnCanvas } from '@/engine/paint/canvas';
import { build, documentOf } from '../../display/support/pageOf';
import { ink, pageOf, paint, pictureOf, platformOf, rectangle, type Pixel } from './support/paint';

const CLEAR: Pixel = [0, 0, 0, 0];
const RED: Pixel = [255, 0, 0, 255];
const BLUE: Pixel = [0, 0, 255, 255];

/** A picture of 200 by 100 pixels, red on the left and blue on the right. */
const picture = pictureOf(
  Array.from({ length: 100 }, () => Array.from({ length: 200 }, (_, x) => (x < 100 ? RED : BLUE))),
);

const frame: ImageFrame = {
  ...newImageFrame('Picture'),
  source: { type: 'connector', connectorId: 'media', assetId: 'one' },
};

const FIT: ImageFit = {
  mode: 'fill',
  position: 'center',
  smartCrop: { horizontal: 'center', vertical: 'center' },
};

const drawn = (own: Partial<ImageFrame>, fit: Partial<ImageFit>, placement = {}) => {
  const document = documentOf([
    { frame: { ...frame, ...own }, placement: { fit: { ...FIT, ...fit }, ...placement } },
  ]);
  const { list } = build(document, { picture: () => ({ width: 200, height: 100 }) });
  return paint(list, { pictures: (key) => (key === 'media:one' ? picture : undefined) });
};

describe('S7.11 a picture', () => {
  it('fills its frame and no more', () => {
    const { at } = drawn({}, {});
    expect([at(49, 50), at(50, 20), at(50, 79), at(98, 50)]).toEqual([CLEAR, RED, RED, RED]);
    expect([at(102, 50), at(149, 79), at(150, 50), at(100, 19)]).toEqual([BLUE, BLUE, CLEAR, CLEAR]);
  });

  it('fits into its frame as a whole, at its place', () => {
    const middle = drawn({}, { mode: 'fit' });
    expect([middle.at(51, 24), middle.at(51, 26), middle.at(148, 74), middle.at(148, 75)]).toEqual([
      ...[CLEAR, RED, BLUE, CLEAR],
    ]);
    const top = drawn({}, { mode: 'fit', position: 'topRight' });
    expect([top.at(51, 21), top.at(51, 71)]).toEqual([RED, CLEAR]);
  });

  it('shows the part of the picture at its place', () => {
    const { at } = drawn({}, { position: 'right' }, { width: 60 });
    expect([at(52, 50), at(108, 50)]).toEqual([BLUE, BLUE]);
  });
});

describe('S7.14 a mask', () => {
  const stroke = {
    weight: 6,
    color: { type: 'local', color: { type: 'hex', value: '#00ff00' }, opacity: 1 },
  } as const;

  it.each([
    ['an ellipse', { type: 'ellipse' }],
    ['a rounded rectangle', { type: 'rectangle', cornerRadii: { type: 'all', radius: 25 } }],
    ['a polygon', { type: 'polygon', sides: 4, cornerRadii: { type: 'none' } }],
    ['a path', { type: 'path', path: 'M.5 0L1 .5L.5 1L0 .5Z' }],
  ] as const)('of %s clips the picture and carries the stroke', (_, mask) => {
    const { at } = drawn({ mask, stroke }, {});
    expect([at(50, 20), at(149, 79), at(80, 50), at(120, 50)]).toEqual([CLEAR, CLEAR, RED, BLUE]);
    expect(at(100, 21)).toEqual([0, 255, 0, 255]);
  });
});

it('leaves out a picture that was not loaded', () => {
  const { list } = build(documentOf([{ frame }]), { picture: () => ({ width: 200, height: 100 }) });
  expect(paint(list).at(100, 50)).toEqual(CLEAR);
});

describe('glyphs', () => {
  /** A box over the left half of the em, from the baseline up; glyph 2 is a space. */
  const outlines = {
    unitsPerEm: () => 2_000,
    outline: (_font: string, id: number) => (id === 2 ? '' : 'M 0 0 L 1000 0 L 1000 1000 L 0 1000 Z'),
  };
  const glyphs = (fields: Partial<GlyphsItem>): GlyphsItem => ({
    type: 'glyphs',
    font: 'test',
    size: 20,
    text: 'aa',
    direction: 'leftToRight',
    overprint: false,
    glyphs: [
      { id: 1, x: 20, y: 50, cluster: 0 },
      { id: 2, x: 40, y: 50, cluster: 1 },
      { id: 1, x: 60, y: 50, cluster: 2 },
    ],
    fill: { type: 'solid', ink: ink(255, 0, 0), opacity: 1 },
    ...fields,
  });

  it('are painted on their baseline', () => {
    const { at } = paint(pageOf(glyphs({})), { outlines });
    expect([at(20, 49), at(29, 40), at(60, 49)]).toEqual([RED, RED, RED]);
    expect([at(19, 45), at(30, 45), at(25, 39), at(25, 50), at(45, 45)]).toEqual(Array(5).fill(CLEAR));
  });

  it('have lines in points', () => {
    const stroke = { paint: { type: 'solid', ink: ink(0, 0, 255), opacity: 1 }, width: 4 } as const;
    const { at } = paint(pageOf(glyphs({ stroke })), { outlines });
    expect([at(17, 45), at(18, 45), at(21, 45), at(22, 45)]).toEqual([CLEAR, BLUE, BLUE, RED]);
  });

  it('share one gradient', () => {
    const fill: Paint = {
      type: 'linearGradient',
      start: [0, 0],
      end: [100, 0],
      stops: [
        { position: 0, ink: ink(0, 0, 0), opacity: 1 },
        { position: 1, ink: ink(250, 250, 250), opacity: 1 },
      ],
    };
    const { at } = paint(pageOf(glyphs({ fill })), { outlines });
    for (const x of [21, 29, 61, 69])
      expect(Math.abs((at(x, 45)[0] ?? 0) - (x + 0.5) * 2.5)).toBeLessThanOrEqual(2);
  });

  it('are blended as one piece in full', () => {
    const { at } = paint(pageOf({ type: 'group', opacity: 0.5, items: [glyphs({})] }), { outlines });
    expect([at(20, 40)[3], at(69, 49)[3]].map((alpha) => Math.abs((alpha ?? 0) - 127.5) <= 1)).toEqual([
      true,
      true,
    ]);
  });

  it('request their outlines once', () => {
    const asked: number[] = [];
    const outline = (_font: string, id: number) => {
      asked.push(id);
      return outlines.outline(_font, id);
    };
    paint(pageOf(glyphs({}), { type: 'group', opacity: 0.5, items: [glyphs({ size: 30 })] }), {
      outlines: { ...outlines, outline },
    });
    expect(asked).toEqual([1, 2]);
  });
});

it('paints the squares of a code without light between them', () => {
  const qr = { ...newBarcodeFrame('Code'), value: { type: 'fixed', value: 'PLATEN' } as const };
  const size = 20 * (72 / 25.4);
  const { list } = build(documentOf([{ frame: qr, placement: { x: 0, y: 0, width: size, height: size } }]));
  // Version 1 has 21 modules; the corner mark has a dark square of 3 by 3 in the middle, from 2 to 5.
  const scale = 3.37;
  const { at } = paint(list, { scale });
  const module = (size / 21) * scale;
  const inside = Array.from(
    { length: Math.floor(3 * module) - 3 },
    (_, index) => Math.ceil(2 * module) + 1 + index,
  );
  expect(new Set(inside.flatMap((x) => inside.map((y) => at(x, y).join())))).toEqual(new Set(['0,0,0,255']));
});

it('restores the context', () => {
  const canvas = createCanvas(100, 100);
  const context = canvas.getContext('2d');
  context.fillStyle = '#00ff00';
  const group = { type: 'group', blendMode: 'multiply', items: [] } as const;
  const clipped = { type: 'group', clip: rectangle(0, 0, 1, 1), items: [] } as const;
  const resources = newCanvasResources(platformOf());
  paintOnCanvas(context, pageOf(group, clipped), { scale: 0.5, resources, pictures: () => undefined });
  context.fillRect(80, 80, 10, 10);
  expect([...context.getImageData(85, 85, 1, 1).data]).toEqual([0, 255, 0, 255]);
});
