import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEW_CROP_MARKS, NEW_PDF_OPTIONS, streamPdf, writePdf, type PdfOptions } from '@/engine/pdf';
import { box } from './support/inks';
import { inputOf, page, PORTS } from './support/ports';
import { contentsOf, everythingIn, readPdf } from './support/readPdf';
import { textItem } from './support/shapeText';

const MM = 72 / 25.4;
const even = (bleed: number) => ({ top: bleed, right: bleed, bottom: bleed, left: bleed });

/** Returns the boxes of the only page. */
async function boxesOf(bleed: number, options: Partial<PdfOptions> = {}) {
  const bytes = await writePdf(inputOf([page([], { bleed: even(bleed) })], { options }));
  const text = everythingIn(bytes);
  const boxOf = (name: string) =>
    (new RegExp(`/${name}\\[([^\\]]+)\\]`).exec(text)?.[1] ?? '').split(' ').map(Number);
  return { media: boxOf('MediaBox'), bleed: boxOf('BleedBox'), trim: boxOf('TrimBox') };
}

/** Returns the lines of the crop marks: from x, y to x, y in points of the file. */
async function marksOf(bleed: number, marks = NEW_CROP_MARKS) {
  const bytes = await writePdf(
    inputOf([page([], { bleed: even(bleed) })], { options: { cropMarks: marks } }),
  );
  const [content = ''] = contentsOf(bytes);
  const [, left = '', top = ''] = /^1 0 0 -1 (\S+) (\S+) cm/.exec(content) ?? [];
  const lines = [...content.matchAll(/(\S+) (\S+) m\n(\S+) (\S+) l\n/g)].map(([, ...numbers]) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = numbers.map(Number);
    return [Number(left) + x0, Number(top) - y0, Number(left) + x1, Number(top) - y1] as const;
  });
  return { content, lines };
}

describe('the boxes of a page', () => {
  it('S12.35 TrimBox is the page, BleedBox adds the bleed, MediaBox contains both', async () => {
    expect(await boxesOf(8)).toEqual({
      media: [0, 0, 216, 116],
      bleed: [0, 0, 216, 116],
      trim: [8, 8, 208, 108],
    });
  });

  it('S12.35 MediaBox also contains the crop marks', async () => {
    const { media, bleed, trim } = await boxesOf(8, { cropMarks: NEW_CROP_MARKS });
    const reach = 9 * MM;
    expect(media[2]).toBeCloseTo(200 + 2 * reach, 3);
    expect(media[3]).toBeCloseTo(100 + 2 * reach, 3);
    expect(trim.map((place, index) => place - (index < 2 ? 0 : (trim[index - 2] ?? 0)))).toEqual([
      ...[expect.closeTo(reach, 3), expect.closeTo(reach, 3)],
      ...[expect.closeTo(200, 3), expect.closeTo(100, 3)],
    ]);
    expect((trim[0] ?? 0) - (bleed[0] ?? 0)).toBeCloseTo(8, 3);
  });

  it('S7.17 content outside is cut at the bleed edge', async () => {
    const bytes = await writePdf(inputOf([page([box([-50, -50, 400, 400])], { bleed: even(8) })]));
    expect(contentsOf(bytes)[0]).toMatch(/^1 0 0 -1 8 108 cm\nq\n-8 -8 216 116 re\nW n\n/);
  });
});

describe('crop marks', () => {
  it('S12.36 are 6 mm long, start 3 mm from the trim with 0.25 pt and print on every ink', async () => {
    const { content, lines } = await marksOf(0);
    expect(lines).toHaveLength(8);
    const reach = 9 * MM;
    expect(lines).toContainEqual([
      ...[expect.closeTo(reach, 3), expect.closeTo(reach + 100 + 3 * MM, 3)],
      ...[expect.closeTo(reach, 3), expect.closeTo(reach + 100 + 9 * MM, 3)],
    ]);
    for (const [x0, y0, x1, y1] of lines) expect(Math.hypot(x1 - x0, y1 - y0)).toBeCloseTo(6 * MM, 3);
    expect(content).toContain('0.25 w\n');
    const bytes = await writePdf(inputOf([page([])], { options: { cropMarks: NEW_CROP_MARKS } }));
    expect(everythingIn(bytes)).toContain('[/Separation/All/DeviceCMYK');
  });

  it('S12.36 are outside the bleed at any width of it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: 0, max: 60, noNaN: true }),
        fc.double({ min: 0, max: 20, noNaN: true }),
        async (bleed, offset) => {
          const { lines } = await marksOf(bleed, { ...NEW_CROP_MARKS, offset });
          const boxes = await boxesOf(bleed, { cropMarks: { ...NEW_CROP_MARKS, offset } });
          const [left = 0, bottom = 0, right = 0, top = 0] = boxes.bleed;
          for (const [x0, y0, x1, y1] of lines) {
            const isBeside = Math.max(x0, x1) <= left + 0.001 || Math.min(x0, x1) >= right - 0.001;
            const isAbove = Math.max(y0, y1) <= bottom + 0.001 || Math.min(y0, y1) >= top - 0.001;
            expect(isBeside || isAbove).toBe(true);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('a file', () => {
  it('S12.08 starts without bar-width reduction, outlines, crop marks and conversion, as version 1.7', () => {
    expect(NEW_PDF_OPTIONS).toEqual({ version: '1.7', outlineText: false, barWidthReduction: 0 });
  });

  it.each(['1.4', '1.5', '1.6', '1.7'] as const)('S12.37 starts with its version %s', async (version) => {
    const bytes = await writePdf(inputOf([page([])], { options: { version } }));
    expect(Buffer.from(bytes.subarray(0, 9)).toString('latin1')).toBe(`%PDF-${version}\n`);
  });

  it('has its title and language', async () => {
    const options = { title: 'Œuvre', language: 'nl-BE' };
    const text = everythingIn(await writePdf(inputOf([page([])], { options })));
    expect(text).toContain('/Title<FEFF01520075007600720065>');
    expect(text).toContain('/Lang<FEFF006E006C002D00420045>');
  });

  it('is the same for the same pages, and has another id for others', async () => {
    const write = async (text: string) =>
      Buffer.from(await writePdf(inputOf([page([textItem(text)])]))).toString('latin1');
    const idOf = (file: string) => /\/ID\[<(\w{32})>/.exec(file)?.[1];
    const [one, again, other] = [await write('one'), await write('one'), await write('two')];
    expect(again).toBe(one);
    expect(idOf(one)).toBeDefined();
    expect(idOf(other)).not.toBe(idOf(one));
  });

  it('is written page by page, before the next page is requested', async () => {
    let written = 0;
    const seen: number[] = [];
    function* pages() {
      for (let index = 0; index < 3; index += 1) {
        seen.push(written);
        yield page([box([index, 0, 10, 10])]);
      }
    }
    await streamPdf(inputOf(pages()), (bytes) => void (written += bytes.length));
    expect(seen[1]).toBeGreaterThan(0);
    expect(seen[2]).toBeGreaterThan(seen[1] ?? 0);
  });

  it('may be compressed later, or not at all', async () => {
    const pages = [page([box([0, 0, 10, 10])])];
    const later = { ...PORTS, compress: async (bytes: Uint8Array) => PORTS.compress?.(bytes) ?? bytes };
    expect(await writePdf(inputOf(pages, { ports: later }))).toEqual(await writePdf(inputOf(pages)));
    const plain = await writePdf(inputOf(pages, { ports: { ...PORTS, compress: undefined } }));
    expect(everythingIn(plain)).not.toContain('FlateDecode');
    expect(contentsOf(plain)).toEqual(contentsOf(await writePdf(inputOf(pages))));
  });

  it('has the pages of all records in their order', async () => {
    const records = Array.from({ length: 30 }, (_, index) => page([box([index, 0, 1, 1])]));
    const bytes = await writePdf(inputOf(records));
    expect(contentsOf(bytes).map((content) => /\n(\d+) 0 m\n/.exec(content)?.[1])).toEqual(
      records.map((_, index) => String(index)),
    );
    expect(readPdf(bytes)[0]?.body).toContain('/Count 30');
  });
});
