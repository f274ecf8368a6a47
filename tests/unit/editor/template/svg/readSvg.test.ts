import { describe, expect, it } from 'vitest';
import { insertingSvg } from '@/editor/template/svg/insertingSvg';
import { readSvg, type ReadCssColour, type SvgShape } from '@/editor/template/svg/readSvg';
import { changed, smallDocument } from '../support/openEditor';

/** As a browser reads these. */
const readColour: ReadCssColour = (text) =>
  ({
    ...{ black: { hex: '#000000', opacity: 1 }, tomato: { hex: '#ff6347', opacity: 1 } },
    ...{ '#123456': { hex: '#123456', opacity: 1 }, 'rgb(0 0 0 / 50%)': { hex: '#000000', opacity: 0.5 } },
  })[text];

const read = (inside: string, attributes = '') =>
  readSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`, readColour);

/** What a drawing draws. @throws Error where it can't be shapes */
function shapesOf(inside: string, attributes = ''): readonly SvgShape[] {
  const reading = read(inside, attributes);
  if (!reading.ok) throw new Error(reading.reason);
  return reading.shapes;
}
const boxOf = ({ outline: { left, top, width, height } }: SvgShape) =>
  [left, top, width, height].map((length) => Math.round(length * 1000) / 1000);
const reasonOf = (inside: string) => {
  const reading = read(inside);
  return reading.ok ? undefined : reading.reason;
};

describe('an SVG as shapes', () => {
  it('takes every kind of outline, each with its place', () => {
    const shapes = shapesOf(
      [
        '<path d="M10 10h20v5z"/><rect x="1" y="2" width="30" height="40" rx="4"/><circle cx="5" cy="6" r="4"/>',
        '<ellipse cx="5" cy="6" rx="4" ry="2"/><polygon points="0,0 10,0 10,20"/>',
        '<line x1="1" y1="2" x2="4" y2="6" stroke="tomato"/><polyline points="0 0 5 5" stroke="tomato"/>',
      ].join(''),
    );
    expect(shapes.map(boxOf)).toEqual([
      [10, 10, 20, 5],
      [1, 2, 30, 40],
      [1, 2, 8, 8],
      [1, 4, 8, 4],
      [0, 0, 10, 20],
      [1, 2, 3, 4],
      [0, 0, 5, 5],
    ]);
    expect(shapes[0]?.outline.path).toBe('M 0 0 L 1 0 L 1 1 Z');
  });

  it('follows transforms and the view box, strokes along', () => {
    const [turned] = shapesOf(
      '<g transform="translate(10 0) scale(2)"><rect transform="rotate(90)" width="3" height="1" stroke="tomato" stroke-width="0.5"/></g>',
      'viewBox="0 0 10 10" width="100" height="100"',
    );
    expect(turned && boxOf(turned)).toEqual([80, 0, 20, 60]);
    expect(turned?.stroke).toEqual({ hex: '#ff6347', opacity: 1, width: 10 });
  });

  it('takes colours from attributes, styles and classes, and hands them down', () => {
    const shapes = shapesOf(
      [
        '<defs><style><![CDATA[.a, .b { fill: tomato } .b { fill-opacity: .5 }]]></style></defs>',
        '<g fill="#123456" opacity="0.5"><rect width="1" height="1"/><rect class="a" width="1" height="1"/>',
        '<rect class="b" style="fill: rgb(0 0 0 / 50%)" width="1" height="1"/></g>',
        '<rect id="Plain" width="1" height="1"/><rect fill="none" width="1" height="1"/>',
      ].join(''),
    );
    expect(shapes.map(({ fill, name }) => [name, fill?.hex, fill?.opacity])).toEqual([
      [undefined, '#123456', 0.5],
      [undefined, '#ff6347', 0.5],
      [undefined, '#000000', 0.125],
      ['Plain', '#000000', 1],
    ]);
  });

  it('leaves out what is hidden, told beside the drawing or another program’s own', () => {
    const [only, ...others] = shapesOf(
      [
        '<title>A sun</title><metadata><x:y xmlns:x="x"><rect width="9" height="9"/></x:y></metadata>',
        '<defs><linearGradient id="g"/><rect width="9" height="9"/></defs>',
        '<g display="none"><rect width="9" height="9"/></g><rect width="1" height="2"/>',
      ].join(''),
    );
    expect([only && boxOf(only), others]).toEqual([[0, 0, 1, 2], []]);
  });

  it.each([
    ['<text>Hi</text><image href="a.png"/>', 'It has text and pictures, which shapes can’t show.'],
    ['<rect width="1" height="1" fill="url(#g)"/>', 'It has gradients or patterns, which shapes can’t show.'],
    [
      '<rect width="1" height="1" clip-path="url(#c)" style="mask: url(#m); stroke-dasharray: 2"/>',
      'It has clipping, masks and dashed lines, which shapes can’t show.',
    ],
    [
      '<path fill-rule="evenodd" d="M0 0h9v9zM1 1h3v3z"/>',
      'It has holes by the even-odd rule, which shapes can’t show.',
    ],
    ['<foreignObject/>', 'It has <foreignObject>, which shapes can’t show.'],
    ['<style>rect { fill: red }</style><rect width="1" height="1"/>', /style rules of other than classes/],
    ['<rect width="1" height="1" transform="matrix(1 2)"/>', /a transform that can’t be read/],
    ['<g/>', 'It draws nothing.'],
    ['<rect width="1" height="1"/>'.repeat(501), 'It has 501 shapes; 500 can be taken at most.'],
  ])('says what of %s can’t be shapes, and takes nothing', (inside, reason) => {
    if (typeof reason === 'string') expect(reasonOf(inside)).toBe(reason);
    else expect(reasonOf(inside)).toMatch(reason);
  });

  it('is refused where it is no SVG', () => {
    for (const text of ['<svg><rect', '<html></html>', 'svg'])
      expect(readSvg(text, readColour)).toEqual({ ok: false, reason: 'It is no SVG that can be read.' });
  });
});

describe('a drawing on the page', () => {
  const insert = (inside: string, at?: { x: number; y: number }) => {
    let count = 0;
    const document = smallDocument();
    const spot = { document, pageId: 'page', newId: () => `new-${(count += 1)}`, ...(at && { at }) };
    const { operations, frameIds } = insertingSvg(spot, shapesOf(inside));
    const after = changed(document, operations);
    const layout = after.layouts.items['a4'];
    return { page: after.pages.items['page'], layout, frameIds };
  };

  it('is a shape where it was dropped, as large as its pixels are', () => {
    const { page, frameIds } = insert('<rect id="Box" width="72" height="36" fill="tomato"/>', {
      x: 50,
      y: 60,
    });
    expect(frameIds).toEqual(['new-1']);
    expect(page?.frames.items['new-1']).toMatchObject({
      ...{ type: 'shape', name: 'Box', stroke: { weight: 0 } },
      outline: { type: 'path', path: 'M 0 0 L 1 0 L 1 1 L 0 1 Z' },
      fill: { type: 'color', color: { type: 'local', color: { type: 'hex', value: '#ff6347' } } },
    });
  });

  it('is a group where it has several, which takes half of the page at most', () => {
    const { page, frameIds } = insert(
      '<rect width="9000" height="100"/><circle cx="8000" cy="50" r="50" fill="none" stroke="tomato" stroke-width="100"/>',
    );
    expect(Object.values(page?.groups ?? {})).toEqual([{ name: 'Drawing 1', members: frameIds }]);
    const circle = page?.frames.items['new-2'];
    // 105 mm instead of 9,000 px of 72 to an inch: 3.307 of 100.
    expect(circle?.type === 'shape' && circle.stroke.weight).toBeCloseTo(3.307, 3);
    expect(circle).toMatchObject({ name: 'Part 2', fill: { type: 'none' } });
  });
});
