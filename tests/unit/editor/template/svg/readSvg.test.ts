import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFontFinder } from '@/editor/template/svg/createFontFinder';
import { insertSvg } from '@/editor/template/svg/insertSvg';
import { FALLBACK_FAMILY, readSvg, type Simplify } from '@/editor/template/svg/readSvg';
import type { DrawnShape } from '@/engine/drawing';
import { DEFAULT_FILES } from '@/engine/text';
import { openSimplify } from '../../../engine/drawing/support/simplify';
import { changed, smallDocument } from '../support/openEditor';

const arimo = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
);
const findFonts = createFontFinder(
  [{ family: 'Arimo', styles: [{ style: 'Regular', fontStyleId: 'one' }] }],
  ({ style }) => Promise.resolve(style === 'Regular' ? new Uint8Array(arimo) : undefined),
);
let simplify: Simplify;
beforeAll(async () => {
  simplify = await openSimplify();
});

const svgOf = (inside: string, attributes = 'width="100" height="100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const read = (inside: string, attributes?: string) =>
  readSvg(svgOf(inside, attributes), { simplify, findFonts });

/** Reads the shapes of a drawing. @throws Error without any */
async function shapesOf(inside: string, attributes?: string): Promise<readonly DrawnShape[]> {
  const reading = await read(inside, attributes);
  if (reading.kind !== 'shapes') throw new Error(JSON.stringify(reading));
  return reading.shapes;
}
/** Returns the features of a drawing that shapes can't show. */
async function lacksOf(inside: string): Promise<readonly string[]> {
  const reading = await read(inside);
  return reading.kind === 'picture' ? reading.lacks : [];
}
const boxOf = ({ outline: { left, top, width, height } }: DrawnShape) =>
  [left, top, width, height].map((length) => Math.round(length * 1000) / 1000);
const hexOf = ({ fill }: DrawnShape) =>
  fill?.type === 'solid' ? fill.ink.rgb.map((channel) => Math.round(channel * 255)) : fill?.type;

describe('an SVG as shapes', () => {
  it('F4.04 has every kind of outline, units, percentages and elements that are used again', async () => {
    const shapes = await shapesOf(
      [
        '<path d="M10 10h20v5z"/><rect x="1" y="2" width="30" height="40" rx="4"/><circle cx="50%" cy="6" r="4"/>',
        '<defs><ellipse id="e" cx="5" cy="6" rx="4" ry="2"/></defs><use href="#e" x="10"/>',
        '<svg x="20" y="20" width="20" height="20" viewBox="0 0 10 10"><rect width="5" height="5"/></svg>',
        '<rect width="1in" height="10mm"/>',
      ].join(''),
    );
    expect(shapes.map(boxOf)).toEqual([
      [10, 10, 20, 5],
      [1, 2, 30, 40],
      [46, 2, 8, 8],
      [11, 4, 8, 4],
      [20, 20, 10, 10],
      [0, 0, 96, 37.795],
    ]);
  });

  it('F4.04 follows style sheets of every selector, entities and currentColor', async () => {
    const text = [
      '<!DOCTYPE svg [<!ENTITY ink "#123456"><!ENTITY again "&ink;">]>',
      svgOf(
        [
          '<style>/* .a { fill: red } */ #Named { fill: &again; } rect:first-of-type { stroke: none }</style>',
          '<g color="#ff6347"><rect id="Named" width="1" height="1"/><rect fill="currentColor" width="1" height="1"/></g>',
        ].join(''),
      ),
    ].join('');
    const reading = await readSvg(text, { simplify, findFonts });
    if (reading.kind !== 'shapes') throw new Error('These are no shapes.');
    expect(reading.shapes.map((shape) => [shape.name, hexOf(shape)])).toEqual([
      ['Named', [0x12, 0x34, 0x56]],
      [undefined, [255, 99, 71]],
    ]);
  });

  it('F4.05 keeps ends, joins, limits and dashes of lines', async () => {
    const [line] = await shapesOf(
      '<g transform="translate(10 10) scale(2)"><path d="M0 0L9 9L18 0" fill="none" stroke="red" stroke-width="2" stroke-linecap="round" stroke-dasharray="3 1" stroke-dashoffset="2"/></g>',
    );
    expect(line?.stroke).toMatchObject({
      width: 4,
      cap: 'round',
      miterLimit: 4,
      dash: { lengths: [6, 2], offset: 4 },
    });
  });

  it('F4.05 keeps dots, which are lines without length', async () => {
    const [dot] = await shapesOf('<path d="M9 9L9 9" stroke="red" stroke-width="4" stroke-linecap="round"/>');
    expect(dot?.stroke).toMatchObject({ width: 4, cap: 'round' });
  });

  it('F4.06 applies a group’s opacity to one part or to separate parts', async () => {
    const apart = '<rect width="10" height="10"/><rect x="20" width="10" height="10"/>';
    const shapes = await shapesOf(`<g opacity="0.5">${apart}</g>`);
    expect(shapes.map(({ opacity }) => opacity)).toEqual([0.5, 0.5]);
    const over = '<rect width="10" height="10"/><rect x="5" width="10" height="10"/>';
    expect(await lacksOf(`<g opacity="0.5">${over}</g>`)).toEqual(['parts that are seen through as one']);
  });

  it('keeps parts within an upright clip path and omits the others', async () => {
    const inside = (x: number) =>
      `<clipPath id="c"><path d="M0 0h9v9h-9z"/></clipPath><g clip-path="url(#c)"><rect width="9" height="9"/><rect x="${x}" width="9" height="9"/></g>`;
    expect((await shapesOf(inside(20))).map(boxOf)).toEqual([[0, 0, 9, 9]]);
    expect(await lacksOf(inside(5))).toEqual(['clipping']);
  });

  it('F4.04 follows references in quotes', async () => {
    const [box] = await shapesOf(
      `<linearGradient id="g"><stop/><stop offset="1" stop-color="red"/></linearGradient><rect width="9" height="9" style="fill:url('#g')"/>`,
    );
    expect(box?.fill?.type).toBe('linearGradient');
  });

  it('keeps linear gradients by their visible solid lines', async () => {
    const [box] = await shapesOf(
      '<linearGradient id="g" x2="1" y2="1"><stop stop-color="tomato"/><stop offset="1"/></linearGradient><rect width="20" height="10" fill="url(#g)"/>',
    );
    if (box?.fill?.type !== 'linearGradient') throw new Error('It has no gradient.');
    // The middle colour runs from corner to corner, (20, 0) and (0, 10): the perpendicular is (1, 2).
    expect(box.fill.end.map((place) => Math.round(place * 1000) / 1000)).toEqual([8, 16]);
  });

  it('F4.27 keeps radial gradients with their focus, stretched and through transforms', async () => {
    const [plain, stretched] = await shapesOf(
      [
        '<radialGradient id="g" fx="0.4"><stop stop-color="tomato"/><stop offset="1"/></radialGradient>',
        '<rect width="20" height="20" fill="url(#g)"/><rect x="40" width="40" height="10" fill="url(#g)"/>',
      ].join(''),
    );
    expect(plain?.fill).toMatchObject({
      type: 'radialGradient',
      centre: [10, 10].map((each) => expect.closeTo(each, 5) as number),
      focus: [8, 10].map((each) => expect.closeTo(each, 5) as number),
      radius: expect.closeTo(10, 5) as number,
    });
    expect(stretched?.fill).toMatchObject({
      radius: 1,
      transform: [20, 0, 0, 5, 60, 5].map((each) => expect.closeTo(each, 4) as number),
    });
  });

  it('F4.27 carries gradients on that repeat or are mirrored', async () => {
    const gradient = (kind: string) =>
      `<linearGradient id="g" x2="0.5" spreadMethod="${kind}"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><rect width="20" height="10" fill="url(#g)"/>`;
    const stopsOf = async (kind: string) => {
      const [box] = await shapesOf(gradient(kind));
      if (box?.fill?.type !== 'linearGradient') throw new Error('It has no gradient.');
      return box.fill.stops.map(({ position, ink }) => [position, ink.rgb[0]]);
    };
    expect(await stopsOf('repeat')).toEqual([
      [0, 0],
      [0.5, 1],
      [0.5, 0],
      [1, 1],
    ]);
    expect(await stopsOf('reflect')).toEqual([
      [0, 0],
      [0.5, 1],
      [0.5, 1],
      [1, 0],
    ]);
  });

  it('F4.27 keeps gradients of lines', async () => {
    const [circle] = await shapesOf(
      '<linearGradient id="g"><stop stop-color="tomato"/><stop offset="1"/></linearGradient><circle cx="20" cy="20" r="10" fill="none" stroke="url(#g)" stroke-width="4"/>',
    );
    expect(circle?.stroke).toMatchObject({ width: 4, paint: { type: 'linearGradient', start: [10, 10] } });
  });

  it('F4.18 keeps hard edges of gradients in one place', async () => {
    const [box] = await shapesOf(
      '<linearGradient id="g"><stop stop-color="red"/><stop offset=".7"/><stop offset=".7" stop-color="red"/></linearGradient><rect width="9" height="9" fill="url(#g)"/>',
    );
    const positions = box?.fill?.type === 'linearGradient' ? box.fill.stops.map((stop) => stop.position) : [];
    expect(positions[1]).toBe(positions[2]);
  });

  it('F4.16 omits elements of other namespaces, and reads those with a prefix', async () => {
    const shapes = await shapesOf(
      [
        '<s:g xmlns="http://www.example.org/other" xmlns:s="http://www.w3.org/2000/svg">',
        '<s:rect width="10" height="10"/><rect width="20" height="20"/></s:g>',
        '<sodipodi:namedview/><rect width="30" height="30"/>',
      ].join(''),
    );
    expect(shapes.map(({ outline }) => outline.width)).toEqual([10, 30]);
  });

  it('F4.17 paints an inherited currentColor in the colour of the element', async () => {
    const [box] = await shapesOf(
      '<g fill="currentColor" color="red"><g color="#00ff00"><rect width="9" height="9"/></g></g>',
    );
    expect(box && hexOf(box)).toEqual([0, 255, 0]);
  });

  it('F4.19 shows dots of several points, and nothing through an empty clip path', async () => {
    const [dot] = await shapesOf(
      '<path d="M9 9L9 9L9 9" stroke="red" stroke-width="4" stroke-linecap="square"/>',
    );
    expect(dot?.outline.width).toBeGreaterThan(0);
    expect(dot?.outline.width).toBeLessThan(0.1);
    const hidden =
      '<clipPath id="c"><path visibility="hidden" d="M0 0h9v9z"/></clipPath><rect width="9" height="9" clip-path="url(#c)"/>';
    expect(await read(hidden)).toEqual({ kind: 'refused', reason: 'It draws nothing.' });
  });

  it('F4.07 converts text to outlines, and reports a missing font', async () => {
    const text = (family: string) => `<text x="5" y="50" font-family="${family}" font-size="20">Hi</text>`;
    expect(FALLBACK_FAMILY).toBe(DEFAULT_FILES);
    const here = await read(text('Arial'));
    expect(here).toMatchObject({ kind: 'shapes', notes: [] });
    const gone = await read(text('Comic Sans'));
    expect(gone).toMatchObject({
      kind: 'shapes',
      notes: ['text in Comic Sans, which isn’t here and is drawn in Arimo'],
    });
  });
});

describe('an SVG that shapes can’t show', () => {
  it.each([
    [
      'a mask',
      '<mask id="m"><circle r="9" fill="gray"/></mask><rect width="9" height="9" mask="url(#m)"/>',
      'masks',
    ],
    [
      'a filter',
      '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><rect width="9" height="9" filter="url(#f)"/>',
      'filters',
    ],
    [
      'a pattern',
      '<pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern><rect width="9" height="9" fill="url(#p)"/>',
      'patterns',
    ],
    ['a stretched line', '<g transform="scale(3 1)"><path d="M1 1v9" stroke="red"/></g>', 'stretched lines'],
    ['what its view cuts', '<rect x="50" width="99" height="9"/>', 'clipping'],
    ['a blend mode', '<rect width="9" height="9" style="mix-blend-mode:multiply"/>', 'blend modes'],
    ['too many shapes', '<rect width="1" height="1"/>'.repeat(501), 'more than 500 shapes'],
    [
      'crossing outlines',
      '<path fill-rule="evenodd" d="M0 0h9v9h-9zM5 5h9v9h-9z"/>',
      'crossing outlines with the even-odd rule',
    ],
  ])('F4.08 is one picture with the reason: %s', async (_, inside, lack) => {
    expect(await read(inside)).toEqual({ kind: 'picture', svg: svgOf(inside), lacks: [lack], notes: [] });
  });

  it('F4.09 reports parts that will look different', async () => {
    const picture = '<image href="https://example.com/a.png" width="9" height="9"/>';
    expect(await read(`<rect width="9" height="9"/>${picture}`)).toMatchObject({
      notes: ['pictures outside of it'],
    });
    expect(await read('<rect width="9" height="9" transform-origin="center"/>')).toMatchObject({
      notes: ['origins of transforms'],
    });
    const clip = '<clipPath id="c"><text y="9" font-family="Arial">Hi</text></clipPath>';
    expect(await read(`${clip}<rect width="9" height="9" clip-path="url(#c)"/>`)).toMatchObject({
      notes: ['clipping by text'],
    });
    const slow = '<filter id="f"><feMorphology radius="200"/></filter>';
    expect(await read(`${slow}<rect width="9" height="9" filter="url(#f)"/>`)).toMatchObject({
      notes: ['filters of wide reach'],
    });
  });

  it.each([
    [
      'filters that repeat turned parts',
      '<filter id="f"><feTile/></filter><rect transform="rotate(9)" filter="url(#f)"/>',
    ],
    ['stitched noise', '<filter id="f"><feTurbulence stitchTiles="stitch"/></filter>'],
    ['filters of wide reach', '<filter id="f" width="100000"><feOffset/></filter>'],
    [
      'filters that flood boxes of curves',
      '<filter id="f"><feFlood/></filter><path d="M0 0C9 9 0 9 9 9z" filter="url(#f)"/>',
    ],
    ['markers below other paint', '<path d="M0 0h9" paint-order="stroke markers"/>'],
    ['dashes without gaps', '<path d="M0 0h9" stroke="red" stroke-dasharray="4 0"/>'],
    [
      'pictures of relative sizes in symbols',
      '<symbol id="s"><image width="100%" height="100%" href="data:,"/></symbol>',
    ],
    [
      'lines along text in several parts',
      '<text font-family="Arial">a<tspan text-decoration="underline"><tspan>b</tspan></tspan></text>',
    ],
    ['text in Malayalam', '<text font-family="Arial">ഗ്ലാസ്</text>'],
    ['text that names no font', '<text>a</text>'],
    ['text in monospace, which isn’t here and is drawn in Arimo', '<text font-family="monospace">a</text>'],
    ['letters that no font here has', '<text y="9" font-family="Arial">a漢</text>'],
  ])('F4.20 tells of %s', async (words, inside) => {
    const reading = await read(`<rect width="9" height="9"/>${inside}`);
    expect(reading.kind === 'refused' ? [] : reading.notes).toContain(words);
  });

  it('F4.20 reports unsupported elements with a prefix', async () => {
    const svg = `<s:svg xmlns:s="http://www.w3.org/2000/svg" width="9" height="9"><s:filter id="f"><s:feConvolveMatrix/></s:filter><s:rect width="9" height="9"/></s:svg>`;
    expect(await readSvg(svg, { simplify, findFonts })).toMatchObject({
      notes: ['filters that go by pixels'],
    });
  });

  it('F4.14 reports lost text', async () => {
    const lost: Simplify = (svg, fonts) =>
      simplify(svg, fonts).replace(/<g id="text-of-drawing-1">.*?<\/g>/s, '');
    const text = '<rect width="9" height="9"/><text y="9" font-family="Arial">a</text>';
    const reading = await readSvg(svgOf(text), { simplify: lost, findFonts });
    expect(reading).toMatchObject({ notes: ['text that can’t be drawn'] });
    expect(await read(text)).toMatchObject({ notes: [] });
    expect(await read(text.replace('<text', '<text display="none"'))).toMatchObject({ notes: [] });
  });

  it.each([
    ['is none', '<html></html>', 'It is no SVG that can be read.'],
    ['is cut off', '<svg><rect', 'It is no SVG that can be read.'],
    ['is larger than a drawing', ' '.repeat(4_000_001), 'It is larger than 4 MB.'],
    ['is too deep', svgOf('<g>'.repeat(500) + '</g>'.repeat(500)), 'It is no SVG that can be read.'],
    ['draws nothing', svgOf('<g/>'), 'It draws nothing.'],
    [
      'repeats its parts by the million',
      svgOf(
        Array.from(
          { length: 7 },
          (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`,
        ).join('<rect id="g0" width="1" height="1"/>'),
      ),
      'It repeats its parts too often.',
    ],
    [
      'grows by its entities',
      `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 8 }, (_, at) => `<!ENTITY ${'abcdefghi'[at + 1]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]>${svgOf('<desc>&i;</desc>')}`,
      'It is no SVG that can be read.',
    ],
  ])('F4.10 is refused if it %s', async (_, text, reason) => {
    expect(await readSvg(text, { simplify, findFonts })).toEqual({ kind: 'refused', reason });
  });
});

describe('a drawing on the page', () => {
  const insert = async (
    inside: string,
    at?: { x: number; y: number },
    attributes?: string,
    name?: string,
  ) => {
    let count = 0;
    const document = smallDocument();
    const spot = { document, pageId: 'page', newId: () => `new-${(count += 1)}`, ...(at && { at }) };
    const { operations, frameIds } = insertSvg(spot, await shapesOf(inside, attributes), name);
    const after = changed(document, operations);
    return { page: after.pages.items['page'], frameIds };
  };

  it('is a shape at the drop position, in its pixel size', async () => {
    const { page, frameIds } = await insert('<rect id="Box" width="72" height="36" fill="tomato"/>', {
      x: 50,
      y: 60,
    });
    expect(frameIds).toEqual(['new-1']);
    expect(page?.frames.items['new-1']).toMatchObject({
      type: 'shape',
      name: 'Box',
      stroke: { weight: 0 },
      outline: { type: 'path', path: 'M 0 0 L 1 0 L 1 1 L 0 1 Z' },
      fill: { type: 'color', color: { type: 'local', color: { type: 'hex', value: '#ff6347' } } },
    });
  });

  it('F4.05 has lines with the ends and dashes they were drawn with', async () => {
    const { page } = await insert(
      '<path d="M9 9L90 90" stroke="tomato" stroke-width="4" stroke-linecap="square" stroke-dasharray="8"/>',
    );
    expect(page?.frames.items['new-1']).toMatchObject({
      stroke: { weight: 4, cap: 'square', miterLimit: 4, dash: { lengths: [8, 8], offset: 0 } },
    });
  });

  it('is filled with the gradient it was drawn with', async () => {
    const { page } = await insert(
      '<rect width="72" height="36" fill="url(#g)"/><linearGradient id="g"><stop stop-color="tomato"/><stop offset="1" stop-color="#123456" stop-opacity="0.5"/></linearGradient>',
    );
    const [first, last] = [
      { position: 0, color: { type: 'local', color: { type: 'hex', value: '#ff6347' }, opacity: 1 } },
      { position: 1, color: { type: 'local', color: { type: 'hex', value: '#123456' }, opacity: 0.5 } },
    ];
    expect(page?.frames.items['new-1']).toMatchObject({
      fill: {
        type: 'gradient',
        gradient: { type: 'linear', start: { x: 0, y: 0 }, end: { x: 1, y: 0 }, stops: [first, last] },
      },
    });
  });

  it('F4.27 is filled and drawn along with gradients to circles', async () => {
    const { page } = await insert(
      '<rect x="9" y="9" width="72" height="36" fill="url(#g)" stroke="url(#g)" stroke-width="2"/><radialGradient id="g" fx="0.25"><stop stop-color="tomato"/><stop offset="1" stop-color="#123456"/></radialGradient>',
    );
    const gradient = {
      type: 'radial',
      center: { x: 0.5, y: 0.5 },
      edge: { x: 1, y: 0.5 },
      side: { x: 0.5, y: 1 },
      focus: { x: 0.25, y: 0.5 },
    };
    expect(page?.frames.items['new-1']).toMatchObject({
      fill: { type: 'gradient', gradient },
      stroke: { weight: 2, gradient: { type: 'gradient', gradient } },
    });
  });

  it('has the name of its file, and its shapes those they have in it', async () => {
    const square = '<rect width="9" height="9"/>';
    const namesOf = async (drawing: string) => {
      const { page, frameIds } = await insert(drawing, undefined, undefined, 'Tulip');
      const groups = Object.values(page?.groups ?? {}).map(({ name }) => name);
      return [...frameIds.map((id) => page?.frames.items[id]?.name), ...groups];
    };
    expect(await namesOf(square)).toEqual(['Tulip']);
    expect(await namesOf(`${square}<rect id="Leaf" x="9" width="5" height="9" fill="tomato"/>`)).toEqual([
      'Part 1',
      'Leaf',
      'Tulip',
    ]);
  });

  it('is a group of its parts, on half of the page at most', async () => {
    const { page, frameIds } = await insert(
      '<rect width="9000" height="100"/><circle cx="8000" cy="50" r="50" fill="none" stroke="tomato" stroke-width="100"/>',
      undefined,
      'width="9000" height="100" viewBox="0 -200 9000 500"',
    );
    expect(Object.values(page?.groups ?? {})).toEqual([{ name: 'Drawing 1', members: frameIds }]);
    expect(page?.frames.items['new-2']).toMatchObject({ name: 'Part 2', fill: { type: 'none' } });
  });
});
