import { describe, expect, it } from 'vitest';
import { insertingSvg } from '@/editor/template/svg/insertingSvg';
import { readSvg, type ReadCssColour, type SvgShape } from '@/editor/template/svg/readSvg';
import { changed, smallDocument } from '../support/openEditor';

/** As a browser reads these. */
const readColour: ReadCssColour = (text) =>
  ({
    ...{ black: { hex: '#000000', opacity: 1 }, tomato: { hex: '#ff6347', opacity: 1 } },
    ...{ white: { hex: '#ffffff', opacity: 1 }, gray: { hex: '#808080', opacity: 1 } },
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
/** The fill of a shape that has one colour. @throws Error where it has another */
function colourOf({ fill }: SvgShape) {
  if (!fill || 'stops' in fill) throw new Error('This is not filled with a colour.');
  return fill;
}
/** The fill of a shape that has a gradient. @throws Error where it has none */
function gradientOf(shape: SvgShape | undefined) {
  if (!shape?.fill || !('stops' in shape.fill)) throw new Error('This is not filled with a gradient.');
  return shape.fill;
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
    expect(shapes.map((shape) => [shape.name, shape.fill && colourOf(shape)])).toEqual([
      [undefined, { hex: '#123456', opacity: 0.5 }],
      [undefined, { hex: '#ff6347', opacity: 0.5 }],
      [undefined, { hex: '#000000', opacity: 0.125 }],
      ['Plain', { hex: '#000000', opacity: 1 }],
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

  it('cuts the holes of the even-odd rule, and fills what lies in a hole', () => {
    const [shape] = shapesOf(
      '<path fill-rule="evenodd" d="M0 0h9v9h-9zM1 1h6v6h-6zM2 2h2v2h-2z"/>',
      'width="9" height="9"',
    );
    const parts = shape?.outline.path.split(/ (?=M)/).map((part) => part.split(' ').slice(0, 6).join(' '));
    // Right first, down first, right first again.
    expect(parts).toEqual([
      'M 0 0 L 1 0',
      `M ${[1 / 9, 7 / 9].map((share) => share.toFixed(8)).join(' ')} L 0.77777778 0.77777778`,
      `M ${[2 / 9, 2 / 9].map((share) => share.toFixed(8)).join(' ')} L 0.44444444 0.22222222`,
    ]);
  });

  it('takes linear gradients, wherever they stand, those of others with the stops of these', () => {
    const [box, turned] = shapesOf(
      [
        '<rect width="20" height="10" fill="url(#across)" fill-opacity="0.5"/>',
        '<g transform="translate(100 0)"><rect width="20" height="10" style="fill:url(\'#user\')"/></g>',
        '<defs><linearGradient id="across"><stop offset="10%" stop-color="tomato"/>',
        '<stop offset="1" style="stop-color:#123456;stop-opacity:50%"/></linearGradient>',
        '<linearGradient id="user" href="#across" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="5"',
        ' gradientTransform="scale(1 2)"/></defs>',
      ].join(''),
    );
    expect(gradientOf(box)).toEqual({
      ...{ start: { x: 0, y: 0 }, end: { x: 1, y: 0 } },
      stops: [
        { hex: '#ff6347', opacity: 0.5, position: 0.1 },
        { hex: '#123456', opacity: 0.25, position: 1 },
      ],
    });
    expect(gradientOf(turned)).toMatchObject({ start: { x: 0, y: 0 }, end: { x: 0, y: 1 } });
  });

  it('keeps the lines of one colour of a gradient where a box that is no square slants them', () => {
    const [box] = shapesOf(
      '<rect width="20" height="10" fill="url(#g)"/><linearGradient id="g" x2="1" y2="1"><stop/><stop offset="1"/></linearGradient>',
    );
    const { start, end } = gradientOf(box);
    // The middle colour runs from corner to corner, (20, 0) and (0, 10): the way across it is (1, 2) long enough to meet (20, 10).
    expect(start).toEqual({ x: 0, y: 0 });
    expect(end.x * 20).toBeCloseTo(8);
    expect(end.y * 10).toBeCloseTo(16);
  });

  it.each([
    ['a clip path', '<clipPath id="c"><path d="M0 0h9v9h-9z"/></clipPath>', 'clip-path'],
    ['a white mask', '<mask id="c"><path d="M9 0H0V9H9V0Z" fill="white"/></mask>', 'mask'],
  ])(
    'takes what lies within the rectangle of %s, and nothing that is cut by it',
    (_, definition, attribute) => {
      const inside = (side: number) =>
        `<g ${attribute}="url(#c)"><rect width="${side}" height="9"/></g>${definition}`;
      expect(shapesOf(inside(9)).map(boxOf)).toEqual([[0, 0, 9, 9]]);
      expect(reasonOf(inside(10))).toMatch(/^It has (?:clipping|masks), which shapes can’t show.$/);
    },
  );

  it.each([
    ['<mask id="c"><rect width="9" height="9" fill="gray"/></mask>', 'mask'],
    ['<mask id="c"><rect width="9" height="9" fill="white" fill-opacity="0.5"/></mask>', 'mask'],
    [
      '<mask id="c" maskUnits="userSpaceOnUse" x="2" y="0" width="9" height="9"><rect width="9" height="9" fill="white"/></mask>',
      'mask',
    ],
    ['<clipPath id="c" clip-path="url(#other)"><rect width="9" height="9"/></clipPath>', 'clip-path'],
    ['<clipPath id="c"><rect width="50%" height="9"/></clipPath>', 'clip-path'],
    ['<clipPath id="c"><circle cx="5" cy="5" r="9"/></clipPath>', 'clip-path'],
    ['<clipPath id="c"><rect width="9" height="9"/><rect width="2" height="2"/></clipPath>', 'clip-path'],
    [
      '<clipPath id="c" clipPathUnits="objectBoundingBox"><rect width="9" height="9"/></clipPath>',
      'clip-path',
    ],
    ['<clipPath id="c"><rect width="9" height="9" transform="rotate(45)"/></clipPath>', 'clip-path'],
    ['<clipPath id="c"><path d="M0 0h9v9z"/></clipPath>', 'clip-path'],
  ])('is refused where %s lets through another shape than an upright rectangle', (definition, attribute) => {
    expect(reasonOf(`<rect width="1" height="1" ${attribute}="url(#c)"/>${definition}`)).toMatch(
      /^It has (?:clipping|masks), which shapes can’t show.$/,
    );
  });

  it('takes lines as they are, for which the even-odd rule says nothing', () => {
    const cross = '<path d="M1 1L9 9M9 1L1 9"/><path d="M0 0L4 4L4 0L0 4Z" stroke="none"/>';
    const shapes = shapesOf(`<g fill="none" fill-rule="evenodd" stroke="tomato">${cross}</g>`);
    expect(shapes.map(({ fill }) => fill)).toEqual([undefined]);
  });

  it('leaves out a group that is not displayed, whatever is said of what lies in it', () => {
    const hidden = '<g style="display:none"><rect style="display:inline" width="1" height="1"/></g>';
    expect(reasonOf(hidden)).toBe('It draws nothing.');
  });

  it('follows the later of two rules, and of two elements with one id the first', () => {
    const [ruled, shaded] = shapesOf(
      [
        '<style>.a { fill: tomato } .b { fill: #123456 }</style><rect class="b a" width="1" height="1"/>',
        '<rect width="1" height="1" fill="url(#g)"/>',
        '<linearGradient id="g"><stop class="a"/><stop offset="100%" stop-color="tomato"/></linearGradient>',
        '<linearGradient id="g"/><style>.a { stop-color: #123456 }</style>',
      ].join(''),
    );
    expect(ruled && colourOf(ruled).hex).toBe('#123456');
    expect(gradientOf(shaded).stops.map(({ hex }) => hex)).toEqual(['#123456', '#ff6347']);
  });

  it.each([
    [
      'reaches as far as the view, which is not read',
      'gradientUnits="userSpaceOnUse" y2="40"',
      '<stop/><stop/>',
    ],
    ['has a colour that can’t be read', '', '<stop stop-color="context-fill"/><stop/>'],
    ['has one stop', '', '<stop/>'],
    ['reaches too far', 'gradientUnits="userSpaceOnUse" x2="200"', '<stop/><stop/>'],
  ])('says of a gradient that %s that it can’t be shown', (_, attributes, stops) => {
    expect(
      reasonOf(
        `<rect width="5" height="5" fill="url(#g)"/><linearGradient id="g" ${attributes}>${stops}</linearGradient>`,
      ),
    ).toBe('It has patterns or gradients of other kinds, which shapes can’t show.');
  });

  it('reads hundreds of gradients that refer to each other, and no more', () => {
    const chained = Array.from(
      { length: 20_000 },
      (_, index) => `<linearGradient id="g${index}" href="#g${index + 1}"/>`,
    ).join('');
    expect(reasonOf(`<rect width="1" height="1" fill="url(#g0)"/>${chained}`)).toMatch(/of other kinds/);
  });

  it('is refused where its view has other proportions than its size and is stretched to it', () => {
    const stretched = 'viewBox="0 0 10 10" width="20" height="10" preserveAspectRatio="none"';
    expect(read('<rect width="1" height="1"/>', stretched)).toMatchObject({ ok: false });
    expect(read('<rect width="1" height="1"/>', stretched.replace('20', '10'))).toMatchObject({ ok: true });
  });

  it('is refused where outlines have more points than documents keep, or than are compared for their holes', () => {
    expect(reasonOf(`<path d="M0 0${'L1 3L2 7'.repeat(9_000)}"/>`)).toMatch(/outlines of too many points/);
    const squares = `<path fill-rule="evenodd" d="${'M0 0h1v1h-1z'.repeat(2_000)}"/>`;
    expect(reasonOf(squares)).toMatch(/crossing outlines with the even-odd rule/);
  });

  it('is refused unread where it is larger than a drawing is', () => {
    expect(reasonOf(' '.repeat(4_000_000))).toBe('It is larger than 4 MB.');
  });

  it('is refused where its elements lie too deep in each other to have been drawn', () => {
    expect(reasonOf('<g>'.repeat(5_000) + '</g>'.repeat(5_000))).toBe('It is no SVG that can be read.');
  });

  it.each([
    ['<text>Hi</text><image href="a.png"/>', 'It has text and pictures, which shapes can’t show.'],
    [
      '<rect width="1" height="1" fill="url(#g)"/><radialGradient id="g"/>',
      'It has patterns or gradients of other kinds, which shapes can’t show.',
    ],
    [
      '<rect width="1" height="1" fill="none" stroke="url(#g)"/>',
      'It has lines of gradients or patterns, which shapes can’t show.',
    ],
    [
      '<rect width="1" height="1" clip-path="url(#c)" style="mask: url(#m); stroke-dasharray: 2"/>',
      'It has dashed lines, clipping and masks, which shapes can’t show.',
    ],
    ['<path fill-rule="evenodd" d="M0 0h9v9h-9zM5 5h9v9h-9z"/>', /crossing outlines with the even-odd rule/],
    ['<rect width="100%" height="1"/>', /lengths of other units than pixels/],
    ['<rect width="1" height="1" fill="context-fill"/>', /colours that can’t be read/],
    ['<g style="mix-blend-mode: multiply"><rect width="1" height="1"/></g>', /blend modes/],
    ['<rect width="1" height="1" transform="scale(2)" transform-origin="center"/>', /a transform that can’t/],
    ['<svg><rect width="1" height="1"/></svg>', 'It has drawings within it, which shapes can’t show.'],
    ['<foreignObject/>', 'It has <foreignObject>, which shapes can’t show.'],
    ['<style>rect { fill: red }</style><rect width="1" height="1"/>', /style rules of other than classes/],
    ['<rect width="1" height="1" transform="matrix(1 2)"/>', /a transform that can’t be read/],
    ['<g/>', 'It draws nothing.'],
    [
      '<rect width="1" height="1"/>'.repeat(501),
      'It has more than 500 shapes, which is the most that can be taken.',
    ],
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

  it('is filled with the gradient it was drawn with', () => {
    const { page } = insert(
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
