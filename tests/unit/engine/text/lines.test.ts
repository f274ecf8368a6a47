import { describe, expect, it } from 'vitest';
import { drawn, glyphsOf, layout, paragraphOf } from '../support/text';

const LOREM =
  'The quick brown fox jumps over the lazy dog and runs away from all of them at once, as it may.';

const advanceOf = (text: string, kerningOn = true) => {
  const line = layout(paragraphOf(text, { kerningOn })).lines[0];
  return (line?.right ?? 0) - (line?.left ?? 0);
};

describe('lines of text', () => {
  it('S6.01 sets the pair AV closer with kerning than without', () => {
    const sum = advanceOf('A') + advanceOf('V');
    expect(advanceOf('AV')).toBeLessThan(sum - 0.1);
    expect(advanceOf('AV', false)).toBeCloseTo(sum, 9);
  });

  it('end between words, blanks hanging over the edge', () => {
    const result = layout(LOREM, { width: 150 });
    expect(drawn(result).join(' ')).toBe(LOREM);
    expect(result.lines.length).toBeGreaterThan(2);
    for (const { right } of result.lines) expect(right).toBeLessThanOrEqual(150);
    expect(result.lines[0]?.end).toBe((drawn(result)[0]?.length ?? 0) + 1);
  });

  it('end at a line break in a run', () => {
    expect(drawn(layout('one\ntwo\r\nthree\u2028'))).toEqual(['one', 'two', 'three', '']);
  });

  it('S6.04 are 14.4 points apart at 12 points and 120 percent', () => {
    const { lines } = layout(LOREM, { width: 100 });
    const gaps = lines.slice(1).map(({ baseline }, index) => baseline - (lines[index]?.baseline ?? 0));
    for (const gap of gaps) expect(gap).toBeCloseTo(14.4, 9);
  });

  it('S6.04 keep their distance with another font or raised text', () => {
    const inter = { font: { family: 'Inter', style: 'Regular' } };
    const runs = [LOREM, [LOREM, inter], [LOREM, { subSuperScript: 'superscript' }]] as const;
    const { lines } = layout(paragraphOf(runs), { width: 100 });
    lines.slice(1).forEach(({ baseline }, index) => {
      expect(baseline - (lines[index]?.baseline ?? 0)).toBeCloseTo(14.4, 9);
    });
  });

  it('S6.05 are justified except for the last', () => {
    const { lines } = layout(paragraphOf(LOREM, { textAlign: 'justify' }), { width: 150 });
    for (const { left, right } of lines.slice(0, -1)) {
      expect(left).toBeCloseTo(0, 9);
      expect(right).toBeCloseTo(150, 9);
    }
    expect(lines.at(-1)?.right).toBeLessThan(140);
  });

  it.each([
    ['left', 0, undefined],
    ['right', undefined, 150],
    ['justify', 0, 150],
  ] as const)('S6.05 have the last one set %s by itself', (textAlignLast, left, right) => {
    const last = layout(paragraphOf(LOREM, { textAlign: 'justify', textAlignLast }), { width: 150 }).lines.at(
      -1,
    );
    if (left !== undefined) expect(last?.left).toBeCloseTo(left, 9);
    if (right !== undefined) expect(last?.right).toBeCloseTo(right, 9);
  });

  it('S6.05 are centred with as much room left as right', () => {
    const { lines } = layout(paragraphOf(LOREM, { textAlign: 'center' }), { width: 150 });
    for (const { left, right } of lines) expect(left).toBeCloseTo(150 - right, 9);
  });

  it('S6.05 stretch ideographs in text without spaces', () => {
    const { lines } = layout(paragraphOf('人人生而自由在尊严和权利上一律平等', { textAlign: 'justify' }), {
      width: 100,
    });
    expect(lines[0]?.right).toBeCloseTo(100, 9);
    expect(lines.length).toBeGreaterThan(1);
  });

  it('S6.06 are shifted by their indents', () => {
    const { lines } = layout(paragraphOf(LOREM, { startIndent: 20, endIndent: 15, textIndent: 10 }), {
      width: 150,
    });
    expect(lines.map(({ left }) => left)).toEqual([30, ...lines.slice(1).map(() => 20)]);
    for (const { right } of lines) expect(right).toBeLessThanOrEqual(135);
  });

  it('S6.06 have space between paragraphs, and none at the top of a column', () => {
    const spaced = paragraphOf('word', { spaceBefore: 10, spaceAfter: 5 });
    const { lines } = layout([spaced, spaced, spaced], { height: 50, options: { numberOfColumns: 2 } });
    expect(lines.map(({ top, column }) => [column, top])).toEqual([
      [0, 0],
      [0, 14.4 + 15],
      [1, 0],
    ]);
  });

  it('S6.22 end within a word only when it is wider than its column, between whole characters', () => {
    const family = '👨‍👩‍👧';
    const word = `e\u0301${family}`.repeat(12);
    const { lines } = layout(paragraphOf(word, {}), { width: 40 });
    expect(lines.length).toBeGreaterThan(3);
    const pieces = lines.map(({ start, end }) => word.slice(start, end));
    expect(pieces.join('')).toBe(word);
    for (const piece of pieces) expect(piece).toMatch(/^(?:e\u0301|👨‍👩‍👧)+$/u);
  });

  it('S6.22 contain one character at least', () => {
    expect(drawn(layout('abc', { width: 1 }))).toEqual(['a', 'b', 'c']);
  });

  it('move to the next tab stop', () => {
    const line = layout('a\tb\t\tc').lines[0];
    expect(
      line?.clusters
        .map(({ left }) => Math.round(left * 1e6) / 1e6)
        .filter((_, index) => index % 2 === 0 || index > 3),
    ).toEqual([0, 36, 72, 108]);
    expect(glyphsOf(line?.runs ?? []).length).toBe(3);
  });
});
