import { describe, expect, it } from 'vitest';
import { hasUnspacedWords, loadWordBreaks } from '@/engine/text';
import { drawn, glyphsOf, layout, paragraphOf } from '../support/text';
import { testFace } from '../support/fonts';

const inter = { font: { family: 'Inter', style: 'Regular' } };
const firstLine = (...input: Parameters<typeof layout>) => {
  const line = layout(...input).lines[0];
  if (!line) throw new Error('no line');
  return line;
};

describe('scripts', () => {
  it('S6.02 join Arabic letters', () => {
    // The font draws the dot below the letter as a glyph of its own.
    const [dot, alone] = glyphsOf(firstLine('ب')).map(({ id }) => id);
    const letters = glyphsOf(firstLine('ببب')).flatMap(({ id }) => (id === dot ? [] : [id]));
    expect(letters).toHaveLength(3);
    expect(new Set([...letters, alone]).size).toBe(4);
  });

  it('S6.02 form Devanagari conjuncts with one caret position', () => {
    const line = firstLine('क्ष');
    expect(glyphsOf(line)).toHaveLength(1);
    expect(line.clusters).toMatchObject([{ start: 0, end: 3 }]);
  });

  it('S6.02 have the font’s ligatures, with a caret between their letters', () => {
    const line = firstLine(paragraphOf('ffi', { font: { family: 'Noto Serif', style: 'Regular' } }));
    expect(glyphsOf(line).length).toBeLessThan(3);
    expect(line.clusters.map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it('S6.20 draw missing characters from the default family, then from the fallbacks', () => {
    const line = firstLine(paragraphOf('aשלוםไ', inter));
    expect(line.runs.map(({ font }) => font)).toEqual([
      'inter-400Regular',
      'arimo-400Regular',
      'noto-sans-thai-400Regular',
    ]);
    expect(layout(paragraphOf('aשל', inter)).missingGlyphs).toEqual([]);
  });

  it('S6.20 take only missing characters from another font: Arabic parentheses', () => {
    const arabic = testFace('noto-sans-arabic');
    const parts = firstLine('(سلام)').runs.map(({ font, text }) => [font === arabic.key, text]);
    expect(parts).toContainEqual([true, 'سلام']);
    expect(parts.filter(([isArabic]) => !isArabic).length).toBe(2);
  });

  it('S6.20 draw an empty box for a character in no font and report it once with its font', () => {
    const result = layout(paragraphOf('தaத', inter));
    expect(glyphsOf(result.lines[0]?.runs ?? []).map(({ id }) => id === 0)).toEqual([true, false, true]);
    expect(result.missingGlyphs).toEqual([{ character: 'த', font: inter.font }]);
  });

  it('S6.20 report no missing spaces or control characters', () => {
    const result = layout(paragraphOf('a\u2003\u3000b\u0007c', inter));
    expect(result.missingGlyphs).toEqual([]);
    expect(result.lines[0]?.clusters.map(({ start }) => start)).toEqual([0, 1, 2, 3, 4, 5]);
    const wide = layout(paragraphOf('a\u2003b', inter)).lines[0]?.right ?? NaN;
    expect(wide - (layout(paragraphOf('ab', inter)).lines[0]?.right ?? NaN)).toBeGreaterThan(10);
    expect(layout('a\u0007').lines[0]?.right).toBeCloseTo(layout('a').lines[0]?.right ?? NaN, 9);
  });

  it('reports fonts the book does not have', () => {
    const gone = { family: 'Gone', style: 'Regular' };
    const result = layout(paragraphOf('abc', { font: gone }));
    expect(result.missingFonts).toEqual([gone]);
    expect(result.lines[0]?.runs[0]?.font).toBe('arimo-400Regular');
  });

  it('S6.23 order Hebrew, Latin and numbers by the Unicode rules', () => {
    const line = firstLine('abc שלום 123 עולם def');
    expect(line.isRightToLeft).toBe(false);
    const visual = ['abc ', ' עולם', '123', 'שלום ', ' ', 'def'];
    expect(line.runs.map(({ text }) => text)).toEqual(visual);
  });

  it('S6.23 take automatic direction from the first strong letter', () => {
    expect(firstLine('12 שלום abc').isRightToLeft).toBe(true);
    expect(firstLine('12 abc שלום').isRightToLeft).toBe(false);
    expect(firstLine('12', { options: { textDirection: 'rightToLeft' } }).isRightToLeft).toBe(true);
  });

  it('S6.23 take weak text’s direction from the whole text', () => {
    const lines = layout([paragraphOf('שלום'), paragraphOf('abc')], {
      options: { textDirection: 'weak' },
    }).lines;
    expect(lines.map(({ isRightToLeft }) => isRightToLeft)).toEqual([true, true]);
  });

  it('S6.24 keeps left alignment left, and puts indents at the right of a right-to-left paragraph', () => {
    const hebrew = 'שלום עולם';
    expect(firstLine(paragraphOf(hebrew, { startIndent: 20 })).left).toBe(0);
    const right = firstLine(paragraphOf(hebrew, { startIndent: 20, textAlign: 'right' }));
    expect(right.right).toBeCloseTo(180, 9);
  });

  it('S6.24 starts in the column at the right', () => {
    const result = layout([paragraphOf('שלום'), paragraphOf('עולם')], {
      height: 15,
      options: { numberOfColumns: 2 },
    });
    expect(result.lines.map(({ left }) => Math.round(left))).toEqual([112, 0]);
  });

  it.each([
    ['th', 'มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกัน', [6, 10, 14, 18, 20, 22, 27, 30, 34, 37]],
    ['km', 'មនុស្សទាំងអស់កើតមក', [6, 13]],
    ['lo', 'ມະນຸດທຸກຄົນເກີດມາ', [5, 11, 15]],
    ['my', 'လူတိုင်းသည်တူညီ', [2, 8, 11]],
  ])('S6.21 end lines of %s between words, which a dictionary finds', async (language, text, ends) => {
    const breaksOf = await loadWordBreaks();
    expect(hasUnspacedWords({ text }) && !hasUnspacedWords({ text: 'Bread, хлеб, 麺麭' })).toBe(true);
    expect(breaksOf(text, language).filter((place) => place > 0 && place < text.length)).toEqual(ends);
    const { lines } = layout(paragraphOf(text, { language }), { width: 60, breaksOf });
    expect(lines.length).toBeGreaterThan(1);
    for (const { end } of lines.slice(0, -1)) expect(ends).toContain(end);
    expect(await loadWordBreaks()).toBe(breaksOf);
  });

  it('ignore an invalid language', () => {
    expect(glyphsOf(firstLine(paragraphOf('Bread', { language: '\u202e' })))).toHaveLength(5);
  });

  it('keep words whole that a dictionary finds, when the caller has one', () => {
    const thai = 'มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกัน';
    const ends = [6, 14, 18, 21, 27, 30];
    const result = layout(paragraphOf(thai, { language: 'th' }), { width: 90, breaksOf: () => ends });
    expect(drawn(result).join('')).toBe(thai);
    for (const { end } of result.lines.slice(0, -1)) expect(ends).toContain(end);
  });
});
