import { expect, it } from 'vitest';
import { toInk, type Paint } from '@/engine/display';
import type { Colour, ColourUse, Document, Fill, Gradient } from '@/engine/document';
import { build, documentOf, groupOf, ports, shape } from './support/pageOf';

const local = (value: string, opacity = 1): ColourUse => ({
  type: 'local',
  color: { type: 'hex', value },
  opacity,
});

const withKit = (document: Document, kit: Partial<Document['brandKit']>): Document => ({
  ...document,
  brandKit: { ...document.brandKit, ...kit },
});

const filled = (fill: Fill, kit: Partial<Document['brandKit']> = {}) =>
  build(withKit(documentOf([{ frame: shape({ fill }) }]), kit));

const fillOf = (result: ReturnType<typeof build>): Paint | undefined => {
  const [item] = groupOf(result).items;
  return item?.type === 'path' ? item.fill : undefined;
};

it.each<[Colour, readonly number[]]>([
  [{ type: 'rgb', r: 255, g: 51, b: 0 }, [1, 0.2, 0]],
  [{ type: 'hex', value: '#FF3300' }, [1, 0.2, 0]],
  [{ type: 'gray', gray: 0.25 }, [0.25, 0.25, 0.25]],
  [{ type: 'hsl', h: 0, s: 1, l: 0.5 }, [1, 0, 0]],
  [{ type: 'hsl', h: 120, s: 1, l: 0.25 }, [0, 0.5, 0]],
  [{ type: 'hsl', h: 360, s: 0.5, l: 0.5 }, [0.75, 0.25, 0.25]],
  [{ type: 'hsl', h: 210, s: 0, l: 0.4 }, [0.4, 0.4, 0.4]],
])('shows %o on screen', (colour, rgb) => {
  expect(toInk(colour, ports.cmykToRgb)).toEqual({ rgb });
});

it('keeps the CMYK values beside the screen colour', () => {
  const colour: Colour = { type: 'cmyk', c: 1, m: 0.5, y: 0, k: 0.2 };
  expect(toInk(colour, () => [0.1, 0.2, 0.3])).toEqual({ rgb: [0.1, 0.2, 0.3], cmyk: [1, 0.5, 0, 0.2] });
});

it('gives a spot colour its ink and its alternate', () => {
  expect(toInk({ type: 'spotRgb', ink: 'Glow', r: 0, g: 255, b: 0 }, ports.cmykToRgb)).toEqual({
    rgb: [0, 1, 0],
    spot: { name: 'Glow', alternate: { rgb: [0, 1, 0] } },
  });
  expect(toInk({ type: 'spotCmyk', ink: 'Sea', c: 1, m: 0, y: 0, k: 0 }, () => [0, 0.6, 0.9])).toEqual({
    rgb: [0, 0.6, 0.9],
    spot: { name: 'Sea', alternate: { rgb: [0, 0.6, 0.9], cmyk: [1, 0, 0, 0] } },
  });
  expect(toInk({ type: 'spotHex', ink: 'Sun', value: '#ffff00' }, ports.cmykToRgb).spot?.name).toBe('Sun');
});

it('S5.29 draws a colour of the brand kit with the opacity of its use', () => {
  const colors = {
    order: ['sea'],
    items: { sea: { name: 'Sea', color: { type: 'hex', value: '#0000ff' } } },
  } as const;
  const result = filled(
    { type: 'color', color: { type: 'brandKit', colorId: 'sea', opacity: 0.4 } },
    { colors },
  );
  expect(fillOf(result)).toEqual({ type: 'solid', ink: { rgb: [0, 0, 1] }, opacity: 0.4 });
  expect(result.reports).toEqual([]);
});

it('S5.29 draws a missing colour black and reports it once per frame', () => {
  const missing: ColourUse = { type: 'brandKit', colorId: 'gone', opacity: 0.5 };
  const result = build(
    documentOf([
      { frame: shape({ fill: { type: 'color', color: missing }, stroke: { weight: 1, color: missing } }) },
    ]),
  );
  expect(fillOf(result)).toEqual({ type: 'solid', ink: { rgb: [0, 0, 0] }, opacity: 0.5 });
  expect(result.reports).toEqual([{ type: 'missingColor', id: 'gone', frameId: 'frame0' }]);
});

const gradient: Gradient = {
  type: 'linear',
  start: { x: 0, y: 0.5 },
  end: { x: 1, y: 0.5 },
  stops: [
    { position: 0, color: local('#ff0000') },
    { position: 0.3, color: local('#00ff00', 0.5) },
    { position: 1, color: local('#0000ff') },
  ],
};

it('S7.02 spans a gradient over the frame and keeps its stops in their order', () => {
  expect(fillOf(filled({ type: 'gradient', gradient }))).toEqual({
    type: 'linearGradient',
    start: [0, 30],
    end: [100, 30],
    stops: [
      { position: 0, ink: { rgb: [1, 0, 0] }, opacity: 1 },
      { position: 0.3, ink: { rgb: [0, 1, 0] }, opacity: 0.5 },
      { position: 1, ink: { rgb: [0, 0, 1] }, opacity: 1 },
    ],
  });
});

it('draws a brand kit gradient with its use’s opacity, and a missing one in black with a report', () => {
  const gradients = { order: ['dusk'], items: { dusk: { name: 'Dusk', gradient } } };
  const drawn = fillOf(filled({ type: 'brandKitGradient', gradientId: 'dusk', opacity: 0.5 }, { gradients }));
  expect(drawn?.type === 'linearGradient' && drawn.stops.map(({ opacity }) => opacity)).toEqual([
    0.5, 0.25, 0.5,
  ]);
  const missing = filled({ type: 'brandKitGradient', gradientId: 'gone', opacity: 0.5 });
  expect(fillOf(missing)).toEqual({ type: 'solid', ink: { rgb: [0, 0, 0] }, opacity: 0.5 });
  expect(missing.reports).toEqual([{ type: 'missingGradient', id: 'gone', frameId: 'frame0' }]);
});

it('S7.04 draws no stroke of weight 0, and no shape without fill and stroke', () => {
  const path = groupOf(build(documentOf([{ frame: shape() }]))).items[0];
  expect(path).not.toHaveProperty('stroke');
  expect(groupOf(filled({ type: 'none' })).items).toEqual([]);
});

const two: Gradient['stops'] = [
  { position: 0, color: local('#ff0000') },
  { position: 1, color: local('#0000ff') },
];
const radial: Gradient = {
  type: 'radial',
  center: { x: 0.5, y: 0.5 },
  edge: { x: 1, y: 0.5 },
  side: { x: 0.5, y: 1 },
  focus: { x: 0.75, y: 0.5 },
  stops: two,
};
const paintOf = (own: Gradient) => fillOf(filled({ type: 'gradient', gradient: own }));

it('F4.21 stretches a radial gradient with its frame', () => {
  expect(paintOf(radial)).toMatchObject({
    type: 'radialGradient',
    focus: [0.5, 0],
    centre: [0, 0],
    radius: 1,
    transform: [50, 0, 0, 30, 50, 30],
  });
  expect(paintOf({ ...radial, edge: { x: 0.8, y: 0.5 } })).toMatchObject({
    focus: [75, 30].map((each) => expect.closeTo(each, 1) as number),
    centre: [50, 30],
    radius: 30,
  });
});

it('F4.21 turns a conic gradient around its centre', () => {
  expect(paintOf({ type: 'conic', center: { x: 0.25, y: 1 }, angleDegrees: 90, stops: two })).toMatchObject({
    type: 'conicGradient',
    centre: [25, 60],
    degrees: 90,
  });
});

it('F4.21 draws a radial gradient without an area in its last colour', () => {
  const flat = { center: { x: 0, y: 0 }, edge: { x: 1, y: 0 }, side: { x: 2, y: 0 } };
  expect(paintOf({ type: 'radial', ...flat, stops: two })).toMatchObject({
    type: 'solid',
    ink: { rgb: [0, 0, 1] },
  });
});

it('F4.22 draws a stroke with a gradient of its own or of the brand kit, in place of its colour', () => {
  const strokeOf = (gradientUse: Extract<Fill, { type: 'gradient' | 'brandKitGradient' }>) => {
    const stroke = { weight: 4, color: local('#00ff00'), gradient: gradientUse };
    const gradients = { order: ['dusk'], items: { dusk: { name: 'Dusk', gradient } } };
    const result = build(withKit(documentOf([{ frame: shape({ stroke }) }]), { gradients }));
    const [item] = groupOf(result).items;
    return { reports: result.reports, paint: item?.type === 'path' ? item.stroke?.paint : undefined };
  };
  expect(strokeOf({ type: 'gradient', gradient }).paint).toMatchObject({
    type: 'linearGradient',
    end: [100, 30],
  });
  const ofKit = strokeOf({ type: 'brandKitGradient', gradientId: 'dusk', opacity: 0.5 });
  expect(ofKit.paint).toMatchObject({ type: 'linearGradient', stops: [{ opacity: 0.5 }, {}, {}] });
  const gone = strokeOf({ type: 'brandKitGradient', gradientId: 'gone', opacity: 1 });
  expect(gone.reports).toEqual([{ type: 'missingGradient', id: 'gone', frameId: 'frame0' }]);
});
