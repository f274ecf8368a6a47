import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawingFonts } from '@/editor/template/svg/drawingFonts';
import { insertingSvg } from '@/editor/template/svg/insertingSvg';
import { readSvg, type Simplify } from '@/editor/template/svg/readSvg';
import type { DrawnShape } from '@/engine/drawing';
import { openSimplify } from '../../../engine/drawing/support/simplify';
import { changed, smallDocument } from '../support/openEditor';

const arimo = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
);
const findFonts = drawingFonts(
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

/** The shapes of a drawing. @throws Error if there are none */
async function shapesOf(inside: string, attributes?: string): Promise<readonly DrawnShape[]> {
  const reading = await read(inside, attributes);
  if (reading.kind !== 'shapes') throw new Error(JSON.stringify(reading));
  return reading.shapes;
}
/** The features of a drawing that shapes can't show. */
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

  it('F4.05 keeps dots, which are lines without a length', async () => {
    const [dot] = await shapesOf('<path d="M9 9L9 9" stroke="red" stroke-width="4" stroke-linecap="round"/>');
    expect(dot?.stroke).toMatchObject({ width: 4, cap: 'round' });
  });

  it('F4.06 sees one part, and parts that lie apart, through as the group does', async () => {
    const apart = '<rect width="10" height="10"/><rect x="20" width="10" height="10"/>';
    const shapes = await shapesOf(`<g opacity="0.5">${apart}</g>`);
    expect(shapes.map(({ opacity }) => opacity)).toEqual([0.5, 0.5]);
    const over = '<rect width="10" height="10"/><rect x="5" width="10" height="10"/>';
    expect(await lacksOf(`<g opacity="0.5">${over}</g>`)).toEqual(['parts that are seen through as one']);
  });

  it('takes what is within an upright clip path, and leaves out what is outside of it', async () => {
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

  it('keeps linear gradients, by the lines of one colour that are seen of them', async () => {
    const [box] = await shapesOf(
      '<linearGradient id="g" x2="1" y2="1"><stop stop-color="tomato"/><stop offset="1"/></linearGradient><rect width="20" height="10" fill="url(#g)"/>',
    );
    if (box?.fill?.type !== 'linearGradient') throw new Error('It has no gradient.');
    // The middle colour runs from corner to corner, (20, 0) and (0, 10): the way across is (1, 2).
    expect(box.fill.end.map((place) => Math.round(place * 1000) / 1000)).toEqual([8, 16]);
  });

  it('F4.07 has text as outlines in a font that is here, and tells of one that is not', async () => {
    const text = (family: string) => `<text x="5" y="50" font-family="${family}" font-size="20">Hi</text>`;
    const here = await read(text('Arial'));
    expect(here).toMatchObject({ kind: 'shapes', notes: [] });
    const gone = await read(text('Comic Sans'));
    expect(gone).toMatchObject({ kind: 'shapes', notes: ['text in Comic Sans, which isn’t here'] });
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

  it('F4.09 tells what is known to come out otherwise', async () => {
    const picture = '<image href="https://example.com/a.png" width="9" height="9"/>';
    expect(await read(`<rect width="9" height="9"/>${picture}`)).toMatchObject({
      notes: ['pictures outside of it'],
    });
    expect(await read('<rect width="9" height="9" transform-origin="center"/>')).toMatchObject({
      notes: ['origins of transforms'],
    });
    const clip = '<clipPath id="c"><text y="9">Hi</text></clipPath>';
    expect(await read(`${clip}<rect width="9" height="9" clip-path="url(#c)"/>`)).toMatchObject({
      notes: ['clipping by text'],
    });
    const slow = '<filter id="f"><feMorphology radius="200"/></filter>';
    expect(await read(`${slow}<rect width="9" height="9" filter="url(#f)"/>`)).toMatchObject({
      notes: ['filters of wide reach'],
    });
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
  const insert = async (inside: string, at?: { x: number; y: number }, attributes?: string) => {
    let count = 0;
    const document = smallDocument();
    const spot = { document, pageId: 'page', newId: () => `new-${(count += 1)}`, ...(at && { at }) };
    const { operations, frameIds } = insertingSvg(spot, await shapesOf(inside, attributes));
    const after = changed(document, operations);
    return { page: after.pages.items['page'], frameIds };
  };

  it('is a shape where it was dropped, as large as its pixels are', async () => {
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

  it('is a group where it has several, which takes half of the page at most', async () => {
    const { page, frameIds } = await insert(
      '<rect width="9000" height="100"/><circle cx="8000" cy="50" r="50" fill="none" stroke="tomato" stroke-width="100"/>',
      undefined,
      'width="9000" height="100" viewBox="0 -200 9000 500"',
    );
    expect(Object.values(page?.groups ?? {})).toEqual([{ name: 'Drawing 1', members: frameIds }]);
    expect(page?.frames.items['new-2']).toMatchObject({ name: 'Part 2', fill: { type: 'none' } });
  });
});
