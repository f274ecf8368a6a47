import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GlyphsItem } from '@/engine/display';
import type { PdfFinding } from '@/engine/pdf';
import { testFace } from '../support/fonts';
import { gradient, red, solid, blue } from './support/inks';
import { pdfOf, PORTS } from './support/ports';
import { contentsOf, everythingIn, readPdf } from './support/readPdf';
import { textItem } from './support/shapeText';

/** Returns the position of each glyph for a reader of the file. */
function placesIn(bytes: Uint8Array): { id: number; x: number; y: number }[] {
  const text = everythingIn(bytes);
  const widths = new Map(
    [...(/\/W\[(.*)\]\/CIDToGIDMap/.exec(text)?.[1] ?? '').matchAll(/(\d+)\[(\d+)\]/g)].map(
      ([, id, width]) => [Number(id), Number(width)],
    ),
  );
  const places: { id: number; x: number; y: number }[] = [];
  let [size, x, y] = [0, 0, 0];
  for (const line of (contentsOf(bytes)[0] ?? '').split('\n')) {
    size = Number(/^\/F\d+ (\S+) Tf$/.exec(line)?.[1] ?? size);
    const [, left, top] = /^1 0 0 -1 (\S+) (\S+) Tm$/.exec(line) ?? [];
    if (left && top) [x, y] = [Number(left), Number(top)];
    for (const [, digits, back] of line.endsWith('TJ') ? line.matchAll(/<([0-9A-F]*)>|(-?[\d.]+)/g) : []) {
      x -= (Number(back ?? 0) / 1000) * size;
      for (const [code] of (digits ?? '').matchAll(/.{4}/g)) {
        const id = Number.parseInt(code, 16);
        places.push({ id, x, y });
        x += ((widths.get(id) ?? 0) / 1000) * size;
      }
    }
  }
  return places;
}

/** Returns the text of the first font's glyphs, by their codes. */
const saidIn = (bytes: Uint8Array): Map<number, string> =>
  new Map(
    [...everythingIn(bytes).matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)]
      .slice(1)
      .map(([, code = '', text = '']) => [
        Number.parseInt(code, 16),
        Buffer.from(text, 'hex').swap16().toString('utf16le'),
      ]),
  );

describe('text', () => {
  it('has every glyph at its place, within five thousandths of a point', async () => {
    const glyph = fc.record({
      id: fc.integer({ min: 3, max: 200 }),
      gap: fc.double({ min: -9, max: 99, noNaN: true }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(glyph, fc.boolean()), { minLength: 1, maxLength: 40 }),
        fc.double({ min: 1, max: 200, noNaN: true }),
        async (list, size) => {
          let x = 10;
          const glyphs = list.map(([{ id, gap }, isRaised], cluster) => ({
            id,
            x: (x += gap),
            y: isRaised ? 40.5 : 50,
            cluster,
          }));
          const item: GlyphsItem = { ...textItem(''), size, text: 'x'.repeat(list.length), glyphs };
          const places = placesIn(await pdfOf([item]));
          expect(places.map(({ id }) => id)).toEqual(glyphs.map(({ id }) => id));
          for (const [index, place] of places.entries()) {
            expect(Math.abs(place.x - (glyphs[index]?.x ?? 0))).toBeLessThan(0.00501);
            expect(place.y).toBe(glyphs[index]?.y);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('keeps its positions to the end of a line with few corrections', async () => {
    for (const size of [6, 9.5, 12, 40]) {
      const item = textItem('these words are wider by a hair than whole numbers say '.repeat(4), { size });
      const bytes = await pdfOf([item]);
      const places = placesIn(bytes);
      expect(places).toHaveLength(item.glyphs.length);
      for (const [index, { x }] of places.entries())
        expect(Math.abs(x - (item.glyphs[index]?.x ?? 0))).toBeLessThan(0.00501);
      const told = [...(contentsOf(bytes)[0] ?? '').matchAll(/>-?[\d.]+</g)].length;
      if (size < 12) expect(told).toBeLessThan(places.length / 2);
    }
  });

  it('S12.42 maps each glyph to its text, ligatures too', async () => {
    const item = textItem('office', { family: 'noto-serif' });
    expect(item.glyphs.length).toBeLessThan(6);
    const said = saidIn(await pdfOf([item]));
    expect(item.glyphs.map(({ id }) => said.get(id)).join('')).toBe('office');
  });

  it('S12.42 marks a word with its actual text when its glyphs map to other letters', async () => {
    const bytes = await pdfOf([textItem('ABC DEF'), textItem('abc DEF', { drawn: 'ABC DEF' })]);
    const spoken = [...(contentsOf(bytes)[0] ?? '').matchAll(/ActualText<FEFF([0-9A-F]*)>/g)];
    expect(spoken.map(([, text]) => text)).toEqual(['006100620063']);
  });

  it('S12.42 from right to left has an invisible layer of its characters in reading order', async () => {
    const text = 'كتاب جديد';
    const item = textItem(text, { family: 'noto-sans-arabic', direction: 'rightToLeft' });
    const bytes = await pdfOf([item]);
    const [content = ''] = contentsOf(bytes);
    expect(content).toContain('/Span<</ActualText<FEFF>>>BDC\n');
    const said = saidIn(bytes);
    const layer = [...content.matchAll(/^(\S+) Tz\n1 0 0 -1 (\S+) \S+ Tm\n<(\w{4})>Tj$/gm)];
    const codes = new Map([...said].filter(([, one]) => one !== '\u200B'));
    expect(layer.map(([, , , code = '']) => codes.get(Number.parseInt(code, 16))).join('')).toBe(text);
    const places = layer.map(([, , x]) => Number(x));
    expect(places).toEqual([...places].sort((one, other) => other - one));
  });

  it('that is stroked, filled and stroked, or neither, uses the text mode for it', async () => {
    const stroke = { paint: solid(red), width: 0.5 };
    const modes = async (item: GlyphsItem) =>
      (contentsOf(await pdfOf([item]))[0] ?? '').match(/^\d Tr$/gm) ?? [];
    expect(await modes(textItem('a'))).toEqual(['0 Tr', '0 Tr']);
    expect(await modes({ ...textItem('a'), fill: undefined, stroke })).toEqual(['1 Tr', '0 Tr']);
    expect(await modes({ ...textItem('a'), stroke })).toEqual(['2 Tr', '0 Tr']);
    expect(await modes({ ...textItem('a'), fill: undefined })).toEqual(['3 Tr', '0 Tr']);
  });

  it('in a fading gradient is shown as text once when it is stroked too', async () => {
    const item = {
      ...textItem('fade'),
      fill: gradient(red, [blue, 0]),
      stroke: { paint: solid(red), width: 1 },
    };
    const [content = ''] = contentsOf(await pdfOf([item]));
    expect(content.match(/TJ$/gm)).toHaveLength(1);
    expect(content.match(/^S$/gm)).toHaveLength(4);
  });

  it('in a missing font is omitted and reported', async () => {
    const findings: PdfFinding[] = [];
    const report = (finding: PdfFinding) => void findings.push(finding);
    const bytes = await pdfOf([{ ...textItem('a'), font: 'gone' }], { ports: { ...PORTS, report } });
    expect(findings).toEqual([{ type: 'missingFont', font: 'gone' }]);
    expect(everythingIn(bytes)).not.toContain('/Font');
  });
});

describe('outlined text', () => {
  const options = { outlineText: true };

  it('S12.41 is paths of whole font units, scaled to its size, and no font', async () => {
    const item = textItem('l', { size: 20.48, x: 30, y: 40 });
    const bytes = await pdfOf([item], { options });
    expect(contentsOf(bytes)[0]).toMatch(/q\n0.01 0 0 -0.01 30 40 cm\n(?:\d+ \d+ [ml]\n)+h\nf\nQ\n/);
    expect(everythingIn(bytes)).not.toMatch(/\/Font|BT\n/);
  });

  it('is painted as one with opacity, with its line width', async () => {
    const item: GlyphsItem = {
      ...textItem('ll', { size: 20.48 }),
      fill: solid(red, 0.5),
      stroke: { paint: solid(blue), width: 0.5 },
    };
    const bytes = await pdfOf([item], { options });
    const forms = readPdf(bytes).filter(({ body }) => body.includes('/Subtype/Form'));
    expect(forms.map(({ stream }) => stream?.toString().match(/^f$/gm)?.length)).toEqual([2]);
    expect(contentsOf(bytes)[0]).toContain('50 w\n');
  });
});

describe('fonts', () => {
  it('S12.41 are embedded once, with the glyphs of all pages', async () => {
    const asked: number[][] = [];
    const subsetFont: typeof PORTS.subsetFont = (bytes, ids) => {
      asked.push([...ids]);
      return PORTS.subsetFont(bytes, ids);
    };
    const items = [textItem('ab'), textItem('bc')];
    const bytes = await pdfOf(items, { ports: { ...PORTS, subsetFont } });
    const used = new Set([0, ...items.flatMap(({ glyphs }) => glyphs.map(({ id }) => id))]);
    expect(asked).toEqual([[...used].sort((one, other) => one - other)]);
    const files = readPdf(bytes).filter(({ body }) => body.includes('/Length1'));
    expect(files).toHaveLength(1);
    expect(files[0]?.stream?.length).toBeLessThan(testFace('arimo').bytes.length / 20);
    expect(everythingIn(bytes)).toMatch(/\/BaseFont\/[A-Z]{6}\+Arimo-Regular/);
  });

  it('that are unreadable are refused', async () => {
    expect(() => PORTS.subsetFont(new Uint8Array(100), [1])).toThrow('can’t be read');
    const fonts = () => ({ bytes: new Uint8Array(100), outline: () => '' });
    await expect(pdfOf([textItem('a')], { fonts })).rejects.toThrow('no table');
  });
});
