import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextCache, layoutText, type TextInput, type TextLayout } from '@/engine/text';
import { everythingIn, paragraphOf, textInput } from '../support/text';

const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.constantFrom('\ud83d', '\0', '\r\n', '\u2003'),
  fc.constantFrom(
    'word ',
    'שלום ',
    'سلام (عليكم) ',
    'नमस्ते ',
    'ไทย',
    '👨‍👩‍👧',
    'straße',
    '\t',
    '\n',
    '\u00ad',
    'AV fi ',
  ),
);
const look = fc.record(
  {
    fontSize: fc.double({ min: 1, max: 60, noNaN: true }),
    typographicCase: fc.constantFrom('normal' as const, 'uppercase' as const, 'lowercase' as const),
    kerningOn: fc.boolean(),
    trackingLeft: fc.integer({ min: -100, max: 300 }),
    underline: fc.boolean(),
    subSuperScript: fc.constantFrom('normal' as const, 'superscript' as const),
  },
  { requiredKeys: [] },
);
const overrides = fc.record(
  {
    textAlign: fc.constantFrom('left' as const, 'right' as const, 'center' as const, 'justify' as const),
    startIndent: fc.integer({ min: 0, max: 30 }),
    spaceBefore: fc.integer({ min: 0, max: 20 }),
    hyphenation: fc.boolean(),
  },
  { requiredKeys: [] },
);
const paragraph = fc
  .tuple(
    fc.array(
      fc.tuple(
        fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
        look,
      ),
      { maxLength: 4 },
    ),
    overrides,
  )
  .map(([runs, format]) => paragraphOf(runs, format));
const input = fc
  .record({
    paragraphs: fc.array(paragraph, { minLength: 1, maxLength: 4 }),
    width: fc.integer({ min: 20, max: 400 }),
    height: fc.integer({ min: 20, max: 400 }),
    numberOfColumns: fc.integer({ min: 1, max: 3 }),
    verticalAlign: fc.constantFrom('top' as const, 'middle' as const, 'justify' as const),
    isFitted: fc.boolean(),
  })
  .map(({ paragraphs, numberOfColumns, verticalAlign, isFitted, ...size }) =>
    textInput(paragraphs, {
      ...size,
      options: { numberOfColumns, verticalAlign, columnGap: 5 },
      copyFitting: { enabled: isFitted, min: 10, max: 300 },
    }),
  );

const lengthOf = ({ paragraphs }: TextInput, index: number) =>
  (paragraphs[index]?.runs ?? []).reduce((sum, { text }) => sum + text.length, 0);

/** Expects that the lines of each paragraph are contiguous, and that the overset text continues after them. */
function expectedEnds(text: TextInput, { lines, overset }: TextLayout): void {
  let paragraph = 0;
  let offset = 0;
  for (const line of lines) {
    if (line.paragraph !== paragraph) {
      expect(offset).toBe(lengthOf(text, paragraph));
      expect(line.paragraph).toBe(paragraph + 1);
      [paragraph, offset] = [line.paragraph, 0];
    }
    expect(line.start).toBe(offset);
    offset = line.end;
  }
  if (!overset) {
    expect([paragraph, offset]).toEqual([text.paragraphs.length - 1, lengthOf(text, paragraph)]);
  } else if (lines.length > 0 && overset.paragraph === paragraph) expect(overset.offset).toBe(offset);
  else expect(overset.offset).toBe(0);
}

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

describe('any text', () => {
  it('has every character in exactly one line or overset', () => {
    fc.assert(
      fc.property(input, (text) => expectedEnds(text, layoutText(text))),
      { numRuns: 150 },
    );
  });

  it('has finite positions, and lines no wider than their column unless of one character', () => {
    fc.assert(
      fc.property(input, (text) => {
        const result = layoutText(text);
        expect(numbersIn(everythingIn(result)).every(Number.isFinite)).toBe(true);
        const columns = text.options.numberOfColumns;
        const width = (text.width - 5 * (columns - 1)) / columns;
        for (const line of result.lines) {
          const indent = (text.paragraphs[line.paragraph]?.format.startIndent ?? 0) * result.scale;
          const letters = line.clusters.filter(
            ({ left, right }) => left < line.right - 1e-6 && right > line.left + 1e-6,
          );
          if (letters.length > 1) expect(line.right - line.left).toBeLessThanOrEqual(width - indent + 1e-4);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('has places that are numbers on any path too', () => {
    const path = fc.constantFrom(
      '',
      'M 0 0',
      'M 0 0.5 C 0 0 1 1 1 0.5 Z',
      'M 0 0 L 0 0 Q 1 0 1 1',
      'm 1 1 h -1',
    );
    fc.assert(
      fc.property(input, path, (text, along) => {
        const flow = { type: 'onPath', path: along } as const;
        const result = layoutText({ ...text, options: { ...text.options, flow } });
        expect(numbersIn(everythingIn(result)).every(Number.isFinite)).toBe(true);
        expectedEnds(text, result);
      }),
      { numRuns: 60 },
    );
  });

  it('is laid out the same with the cache of another text', () => {
    fc.assert(
      fc.property(input, input, (before, text) => {
        const cache = createTextCache();
        layoutText({ ...before, options: text.options }, cache);
        const paragraphs = [...before.paragraphs, ...text.paragraphs];
        const again = layoutText({ ...text, paragraphs }, cache);
        const anew = layoutText({ ...text, paragraphs: structuredClone(paragraphs) });
        expect(everythingIn(again)).toEqual(everythingIn(anew));
      }),
      { numRuns: 60 },
    );
  });

  it('keeps lines of equal paragraphs separate, each at its place', () => {
    const cache = createTextCache();
    const first = layoutText(textInput(['Bread', 'Bread', 'Bread'].map((text) => paragraphOf(text))), cache);
    const again = layoutText(
      textInput(['Bread', 'Bread', 'Bread', 'More'].map((text) => paragraphOf(text))),
      cache,
    );
    expect(again.lines.slice(0, 3).every((line, index) => line === first.lines[index])).toBe(true);
    expect(cache.shapings()).toBe(2);
  });
});
