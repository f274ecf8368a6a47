import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BarsItem, DisplayItem, GroupItem } from '@/engine/display';
import type { CastShadow, PdfFinding } from '@/engine/pdf';
import { BLEND_MODES } from '@/engine/document/schema/appearance';
import { black, blue, box, cmyk, gradient, red, solid, spot } from './support/inks';
import { pdfOf, PORTS } from './support/ports';
import { contentsOf, everythingIn, readPdf } from './support/readPdf';
import { textItem } from './support/shapeText';

const MM = 72 / 25.4;
const square = box([10, 10, 20, 20]);

const operatorsOf = async (items: readonly DisplayItem[], more = {}) =>
  contentsOf(await pdfOf(items, more)).join('\n');
const everythingOf = async (items: readonly DisplayItem[], more = {}) =>
  everythingIn(await pdfOf(items, more));

describe('paths', () => {
  it('are filled, then stroked, with quadratic curves as cubic ones', async () => {
    const path = 'M 0 0 Q 3 0 3 3 C 4 4 5 5 6 6 Z';
    const stroke = { paint: solid(blue), width: 2 };
    expect(await operatorsOf([{ type: 'path', path, fill: solid(red), stroke }])).toContain(
      '1 0 0 rg\n0 0 1 RG\n2 w\n0 0 m\n2 0 3 1 3 3 c\n4 4 5 5 6 6 c\nh\nB\n',
    );
  });

  it('with opacity paint fill and stroke one after the other', async () => {
    const operators = await operatorsOf([
      { ...square, fill: solid(red, 0.5), stroke: { paint: solid(blue), width: 2 } },
    ]);
    expect(operators).toMatch(/q\n\/E\d+ gs\n1 0 0 rg\n10 10 m\n[^Q]*f\nQ\n0 0 1 RG\n2 w\n10 10 m\n[^Q]*S\n/);
  });

  it('with a gradient that fades have a soft mask of its opacities', async () => {
    const text = await everythingOf([{ ...square, fill: gradient(red, [blue, 0.25]) }]);
    expect(text).toMatch(/\/ColorSpace \/DeviceGray\/Coords\[0 0 200 0\].*\/C0\[1\]\/C1\[0.25\]/);
    expect(text).toMatch(/\/SMask<<\/Type\/Mask\/S\/Luminosity\/G \d+ 0 R>>/);
  });

  it('have only finite numbers without exponents', async () => {
    const number = fc.double({ noDefaultInfinity: false, noNaN: false });
    await fc.assert(
      fc.asyncProperty(fc.tuple(number, number, number, number), async ([a, b, c, d]) => {
        const operators = await operatorsOf([
          { type: 'path', path: `M ${a} ${b} L ${c} ${d} Z`, fill: solid(black) },
          { type: 'group', items: [square], transform: [1, a, b, 1, c, d] },
        ]);
        expect(operators).not.toMatch(/NaN|Infinity|\de/);
      }),
      { numRuns: 60 },
    );
  });
});

describe('barcodes', () => {
  const bars = (...list: [number, number, number, number][]): BarsItem => ({
    type: 'bars',
    bars: list,
    fill: solid(black),
  });
  /** Returns x, y, width and height of the bars in the file. */
  const written = async (item: DisplayItem, barWidthReduction: number) =>
    [
      ...(await operatorsOf([item], { options: { barWidthReduction } })).matchAll(
        /^(\S+) (\S+) (\S+) (\S+) re$/gm,
      ),
    ]
      .map(([, ...numbers]) => numbers.map(Number))
      .slice(1);

  it('S12.09 each bar is narrower by the value in mm about its own centre', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(fc.double({ min: 3, max: 9, noNaN: true }), fc.double({ min: 1, max: 5, noNaN: true })),
          {
            minLength: 1,
            maxLength: 20,
          },
        ),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (gaps, reduction) => {
          let x = 0;
          const list = gaps.map(([width, gap]): [number, number, number, number] => {
            const bar: [number, number, number, number] = [x, 0, width, 40];
            x += width + gap;
            return bar;
          });
          const found = await written(bars(...list), reduction);
          expect(found).toHaveLength(list.length);
          for (const [index, [left = 0, , width = 0]] of found.entries()) {
            const [was = 0, , wide = 0] = list[index] ?? [];
            expect(width).toBeCloseTo(wide - reduction * MM, 3);
            expect(left + width / 2).toBeCloseTo(was + wide / 2, 3);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('S12.09 is measured on the page for any scale and rotation of a barcode', async () => {
    const turned: GroupItem = {
      type: 'group',
      transform: [0, 2, -2, 0, 50, 0],
      items: [bars([0, 0, 5, 20])],
    };
    const [[, , width] = []] = await written(turned, 1);
    expect(width).toBeCloseTo(5 - MM / 2, 3);
  });

  it('S12.09 bars that touch stay one bar, and one without width is omitted', async () => {
    expect(await written(bars([0, 0, 4, 9], [4, 0, 4, 9], [20, 0, 1, 9]), 1)).toEqual([
      [expect.closeTo(MM / 2, 3), 0, expect.closeTo(8 - MM, 3), 9],
    ]);
  });

  it('are unchanged without a reduction', async () => {
    expect(await written(bars([0, 0, 4, 9], [4, 0, 4, 9]), 0)).toEqual([
      [0, 0, 4, 9],
      [4, 0, 4, 9],
    ]);
  });
});

describe('groups', () => {
  it.each(BLEND_MODES.map((mode) => [mode]))(
    'S7.08 the blend mode %s is written as that mode',
    async (blendMode) => {
      const text = await everythingOf([{ type: 'group', blendMode, opacity: 0.5, items: [square] }]);
      expect(text).toContain(`/ca 0.5/CA 0.5/BM/${blendMode.charAt(0).toUpperCase()}${blendMode.slice(1)}>>`);
    },
  );

  it('with an opacity are one transparency group, cut at their clip', async () => {
    const clip = 'M 0 0 L 50 0 L 50 40 Z';
    const bytes = await pdfOf([
      { type: 'group', opacity: 0.5, clip, items: [square, box([20, 20, 20, 20])] },
    ]);
    const forms = readPdf(bytes).filter(({ body }) => body.includes('/Subtype/Form'));
    expect(forms).toHaveLength(1);
    expect(forms[0]?.body).toContain('/BBox[0 0 50 40]/Group<</S/Transparency/CS/DeviceRGB/I true>>');
    expect(forms[0]?.stream?.toString().match(/^f$/gm)).toHaveLength(2);
  });

  it('with only a move or clip are written inline', async () => {
    const items: DisplayItem[] = [
      { type: 'group', transform: [1, 0, 0, 1, 5, 6], clip: square.path, items: [square] },
    ];
    const bytes = await pdfOf(items);
    expect(contentsOf(bytes)[0]).toMatch(/q\n1 0 0 1 5 6 cm\n10 10 m\n[^W]*W n\n0 0 0 rg\n/);
    expect(everythingIn(bytes)).not.toContain('/Transparency');
  });

  it('are blended as inks on pages for the press, else as light', async () => {
    const blended = (item: DisplayItem): GroupItem => ({ type: 'group', opacity: 0.5, items: [item] });
    expect(await everythingOf([blended(box([0, 0, 9, 9], solid(cmyk(0, 0, 0, 1))))])).toContain(
      '/CS/DeviceCMYK/I true',
    );
    expect(await everythingOf([blended(box([0, 0, 9, 9], solid(spot('Gold'))))])).toContain(
      '/CS/DeviceCMYK/I true',
    );
    expect(await everythingOf([blended(square)])).not.toContain('DeviceCMYK');
  });

  it('keep a gradient in place when they are moved', async () => {
    const items = [box([0, 0, 9, 9], gradient(red, blue))];
    const moved: GroupItem = { type: 'group', transform: [2, 0, 0, 2, 5, 6], items };
    expect(await everythingOf([moved])).toContain('/PatternType 2/Matrix[2 0 0 -2 5 94]');
    expect(await everythingOf([{ ...moved, opacity: 0.5 }])).toContain('/PatternType 2/Matrix[1 0 0 1 0 0]');
  });

  it('that are flat, empty or clipped to nothing are omitted', async () => {
    const nothing: GroupItem[] = [
      { type: 'group', transform: [0, 0, 0, 0, 0, 0], items: [square] },
      { type: 'group', clip: '', items: [square] },
      { type: 'group', opacity: 0, items: [square] },
      { type: 'group', items: [] },
    ];
    expect(await operatorsOf(nothing)).toBe(await operatorsOf([]));
  });
});

describe('shadows', () => {
  const shadow = { offsetX: 3, offsetY: 4, blur: 2, ink: black, opacity: 0.6 };
  const group: GroupItem = { type: 'group', items: [square], shadow };

  it('are the colour through the mask, below their group', async () => {
    const asked: Parameters<CastShadow>[] = [];
    const castShadow: CastShadow = (...asking) => {
      asked.push(asking);
      return { width: 2, height: 1, alpha: Uint8Array.of(10, 200), box: [5, 6, 40, 20] };
    };
    const outer: GroupItem = { type: 'group', transform: [2, 0, 0, 2, 10, 0], items: [group] };
    const bytes = await pdfOf([outer], { ports: { ...PORTS, castShadow } });
    expect(asked).toEqual([[group, [2, 0, 0, 2, 10, 0]]]);
    const images = readPdf(bytes).filter(({ body }) => body.includes('/Subtype/Image'));
    expect(images.map(({ stream }) => [...(stream ?? [])])).toEqual([
      [10, 200],
      [0, 0, 0],
    ]);
    // On the page again, from inside the outer group: (5 - 10) / 2, (6 + 20) / 2 from the top.
    expect(contentsOf(bytes)[0]).toMatch(/\/E\d+ gs\n20 0 0 -10 -2.5 13 cm\n\/X\d+ Do\nQ\n(?:q\n)?0 0 0 rg/);
    expect(everythingIn(bytes)).toContain('/ca 0.6/CA 0.6/BM/Multiply');
  });

  it('of another colour are laid on as their group is', async () => {
    const castShadow: CastShadow = () => ({
      width: 1,
      height: 1,
      alpha: Uint8Array.of(9),
      box: [0, 0, 1, 1],
    });
    const text = await everythingOf([{ ...group, shadow: { ...shadow, ink: red } }], {
      ports: { ...PORTS, castShadow },
    });
    expect(text).toContain('/ca 0.6/CA 0.6/BM/Normal');
  });

  it('are blended with their group as one piece', async () => {
    const castShadow: CastShadow = () => ({
      width: 1,
      height: 1,
      alpha: Uint8Array.of(9),
      box: [0, 0, 9, 9],
    });
    const bytes = await pdfOf([{ ...group, opacity: 0.5, blendMode: 'screen' }], {
      ports: { ...PORTS, castShadow },
    });
    const forms = readPdf(bytes).filter(({ body }) => body.includes('/Subtype/Form'));
    expect(forms.map(({ stream }) => stream?.toString())).toEqual([
      expect.stringMatching(
        /^q\n\/E\d+ gs\n9 0 0 -9 0 9 cm\n\/X\d+ Do\nQ\n(?:q\n)?0 0 0 rg\n10 10 m\n[^]*f\n/,
      ),
    ]);
    expect(contentsOf(bytes)[0]).toMatch(/W n\nq\n\/E\d+ gs\n\/X\d+ Do\nQ\nQ\n$/);
    expect(everythingIn(bytes)).toContain('/ca 0.5/CA 0.5/BM/Screen');
  });

  it('are left out and reported without a port for them', async () => {
    const findings: PdfFinding[] = [];
    const report = (finding: PdfFinding) => void findings.push(finding);
    const bytes = await pdfOf([group], { ports: { ...PORTS, report } });
    expect(findings).toEqual([{ type: 'noShadow' }]);
    expect(contentsOf(bytes)).toEqual(contentsOf(await pdfOf([{ ...group, shadow: undefined }])));
  });
});

describe('overprint', () => {
  it('applies only to the text with the setting', async () => {
    const bytes = await pdfOf([{ ...textItem('over'), overprint: true }, square]);
    expect(everythingIn(bytes)).toContain('<</Type/ExtGState/OP true/op true/OPM 1>>');
    expect(contentsOf(bytes)[0]).toMatch(/q\n\/E\d+ gs\n0 0 0 rg\nBT\n[\s\S]*ET\nQ\n0 0 0 rg\n10 10 m/);
  });
});
