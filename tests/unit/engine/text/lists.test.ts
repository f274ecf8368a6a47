import { describe, expect, it } from 'vitest';
import { NEW_PARAGRAPH_FORMAT } from '@/engine/document';
import type { TextParagraph } from '@/engine/text';
import { layout, paragraphOf } from '../support/text';

type Level = (typeof NEW_PARAGRAPH_FORMAT)['numericListStyle']['levels'][number];
type Look = Partial<Record<'numbering' | 'after', string>>;

const bullet = (level: number) => paragraphOf('item', {}, { type: 'bullets', level });

function numbered(level: number, look: Look = {}): TextParagraph {
  const { numericListStyle } = NEW_PARAGRAPH_FORMAT;
  const levels = numericListStyle.levels.map((of) => ({ ...of, ...look }) as Level);
  return paragraphOf(
    'item',
    { numericListStyle: { ...numericListStyle, levels } },
    { type: 'numbers', level },
  );
}

/** Returns the mark of each line, without invisible direction marks. */
const marksOf = (paragraphs: readonly TextParagraph[]) =>
  layout(paragraphs, { height: 100_000 }).lines.map(({ runs }) =>
    runs
      .filter(({ run }) => run === null)
      .map(({ text }) => text.replaceAll(/[\u200e\u200f]/g, ''))
      .join(''),
  );

describe('a list', () => {
  it('S6.11a has a mark for each of five levels, further in each time', () => {
    const items = [1, 2, 3, 4, 5].map(bullet);
    expect(marksOf(items)).toEqual(['•', '◦', '▪', '•', '◦']);
    expect(layout(items).lines.map(({ left }) => left)).toEqual([18, 36, 54, 72, 90]);
  });

  it('S6.11a draws marks at the indent of the first line, and the next lines at that of the text', () => {
    const { lines } = layout(paragraphOf('one two three four', {}, { type: 'bullets', level: 1 }), {
      width: 70,
    });
    const mark = lines[0]?.runs.find(({ run }) => run === null);
    expect(mark?.glyphs.at(-1)?.x).toBeLessThan(2);
    expect(lines.map(({ left }) => left)).toEqual(lines.map(() => 18));
    expect(lines[0]?.clusters[0]).toMatchObject({ start: 0, left: 18 });
  });

  it.each([
    ['arabic', 'dot', '4.'],
    ['lowerRoman', 'roundBracket', 'iv)'],
    ['upperRoman', 'colon', 'IV:'],
    ['lowerLatin', 'dash', 'd-'],
    ['upperLatin', 'none', 'D'],
  ])('S6.12 is numbered in %s with %s', (numbering, after, fourth) => {
    const items = Array.from({ length: 4 }, () => numbered(1, { numbering, after }));
    expect(marksOf(items)[3]).toBe(fourth);
  });

  it('S6.12 continues after z, and to larger Roman numbers', () => {
    const marks = (numbering: string, length: number) =>
      marksOf(Array.from({ length }, () => numbered(1, { numbering, after: 'none' })));
    expect(marks('lowerLatin', 53).slice(24)).toEqual([
      ...['y', 'z', 'aa', 'ab'],
      ...Array.from('cdefghijklmnopqrstuvwxyz', (letter) => `a${letter}`),
      'ba',
    ]);
    expect(marks('upperRoman', 99).at(-1)).toBe('XCIX');
  });

  it('S6.13 continues within a level and restarts under a new item', () => {
    const levels = [1, 2, 2, 1, 2, 3, 2, 1];
    expect(marksOf(levels.map((level) => numbered(level)))).toEqual([
      ...['1.', '1.', '2.', '2.', '1.', '1.', '2.', '3.'],
    ]);
  });

  it('S6.13 is renewed when a paragraph is removed, and starts again after text in no list', () => {
    const items = [numbered(1), paragraphOf('text'), numbered(1), numbered(1)];
    expect(marksOf(items)).toEqual(['1.', '', '1.', '2.']);
    expect(marksOf(items.toSpliced(1, 1))).toEqual(['1.', '2.', '3.']);
  });

  it('moves the first line when its mark is wider than the indent', () => {
    const { lines } = layout(
      Array.from({ length: 88 }, () => numbered(1, { numbering: 'upperRoman' })),
      { height: 10_000 },
    );
    const wide = lines[87];
    const mark = wide?.runs.find(({ run }) => run === null);
    expect(mark?.text).toContain('LXXXVIII.');
    expect(wide?.left).toBeGreaterThan((mark?.glyphs.at(-1)?.x ?? NaN) + 3);
  });

  it('S6.24 has its marks at the right in a right-to-left paragraph', () => {
    const hebrew = paragraphOf('שלום', { textAlign: 'right' }, { type: 'numbers', level: 1 });
    const line = layout(hebrew).lines[0];
    expect(line?.right).toBeCloseTo(182, 9);
    const mark = line?.runs.find(({ run }) => run === null);
    expect(mark?.glyphs[0]?.x).toBeGreaterThan(182);
  });

  it('has marks in their own style', () => {
    const paragraph = bullet(1);
    const markLook = { ...paragraph.format, fontSize: 30 };
    const line = layout([{ ...paragraph, markLook }]).lines[0];
    expect(line?.runs.map(({ size }) => size)).toContain(30);
  });
});
