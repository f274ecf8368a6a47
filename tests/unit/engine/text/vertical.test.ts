import { describe, expect, it } from 'vitest';
import { transformPoint } from '@/engine/display';
import type { PlacedRun, TextLayout } from '@/engine/text';
import { glyphsOf, layout, paragraphOf } from '../support/text';
import { boxOf, JAPANESE, LINE, vertical } from '../support/vertical';

const runsOf = ({ lines }: TextLayout): readonly PlacedRun[] => lines.flatMap(({ runs }) => runs);
/** Formats text with sideways parts in brackets. */
const stances = (text: TextLayout) =>
  runsOf(text)
    .map((run) => (run.direction === 'topToBottom' ? run.text : `[${run.text}]`))
    .join('');

describe('a vertical line', () => {
  it.each([
    ['日本語の「縦書き」、カナー。', '日本語の「縦書き」、カナー。'],
    ['平成31年はHeisei', '平成[31]年は[Heisei]'],
    ['한국어 글', '한국어[ ]글'],
    ['שלום 日', '[שלום][ ]日'],
    ['©2026 ½', '©[2026 ]½'],
    ['🎉1️⃣a', '🎉1️⃣[a]'],
    ['e\u0301か\u3099', '[e\u0301]か\u3099'],
  ])('has %s stand as %s', (text, expected) => {
    expect(stances(vertical(text, { options: { textDirection: 'leftToRight' } }))).toBe(expected);
  });

  it('rotates a character when its font has no upright form', () => {
    expect(stances(vertical('“a”'))).toBe('[“a”]');
    expect(stances(vertical('（日）'))).toBe('（日）');
  });

  it('has forms of their own for signs that have one', () => {
    const ids = (text: TextLayout) => glyphsOf(runsOf(text)).map(({ id }) => id);
    const [upright, level] = [vertical('日ー。'), layout('日ー。')];
    expect(ids(upright)[0]).toBe(ids(level)[0]);
    expect(ids(upright)[1]).not.toBe(ids(level)[1]);
    expect(ids(upright)[2]).not.toBe(ids(level)[2]);
  });

  it('places characters one below the other in its middle, an em each', () => {
    const glyphs = glyphsOf(runsOf(vertical(JAPANESE)));
    for (const { x } of glyphs) expect(x).toBeCloseTo(200 - LINE / 2 - 6, 9);
    // The glyphs of the font begin 0.88 em above their baseline.
    expect(glyphs.map(({ y }) => y)).toEqual([0, 12, 24].map((y) => expect.closeTo(y + 0.88 * 12, 9)));
  });

  it('gives upright characters an em in a font without vertical measures', () => {
    const [first, second] = glyphsOf(runsOf(vertical('©©')));
    const middle = ((1854 - 434) / 2 / 2048) * 12;
    expect(second?.y).toBeCloseTo((first?.y ?? NaN) + 12, 9);
    expect(first?.y).toBeCloseTo(6 + middle, 9);
  });

  it('lays letters on their side so that their middle is that of the line', () => {
    const [run] = runsOf(vertical('Ag'));
    const [glyph] = run?.glyphs ?? [];
    const [x, y] = transformPoint(run?.transform ?? [1, 0, 0, 1, 0, 0], glyph?.x ?? NaN, glyph?.y ?? NaN);
    expect(run?.transform?.slice(0, 4)).toEqual([0, 1, -1, 0]);
    expect(x).toBeCloseTo(200 - LINE / 2 - ((1854 - 434) / 2 / 2048) * 12, 9);
    expect(y).toBe(0);
  });

  it('keeps the set space between characters', () => {
    const { lines } = vertical(paragraphOf(JAPANESE, { trackingRight: 500 }));
    expect(lines[0]?.right).toBeCloseTo(3 * 18, 9);
  });

  it('sets right-to-left text from the bottom', () => {
    const { lines } = vertical(paragraphOf('שלום עולם', { textAlign: 'right' }));
    expect(lines[0]).toMatchObject({ isRightToLeft: true, right: 400 });
    const [last, first] = [lines[0]?.clusters[0], lines[0]?.clusters.at(-1)];
    expect([last?.end, first?.start]).toEqual([9, 0]);
  });

  it('keeps upright characters in right-to-left text in reading order', () => {
    const ys = (text: string) => glyphsOf(runsOf(vertical(text))).map(({ y }) => y);
    const [line] = vertical('א©½ב').lines;
    expect(line?.clusters.map(({ start }) => start)).toEqual([3, 2, 1, 0]);
    expect(ys('א©½')).toHaveLength(3);
  });
});

describe('lines along vertical text', () => {
  const ruleOf = (text: string, look: object) => vertical(paragraphOf([[text, look]])).lines[0]?.rules[0];
  const middle = 200 - LINE / 2;

  it('run at its left, but at its right in Japanese and Korean', () => {
    const left = ruleOf('one', { underline: true });
    expect(left?.x).toBeLessThan(middle - 5.9);
    expect(left).toMatchObject({ y: 0, height: boxOf(vertical('one'), 0).bottom });
    expect(ruleOf(JAPANESE, { underline: true, language: 'ja' })?.x).toBeCloseTo(middle + 6, 9);
    expect(ruleOf('한글', { underline: true, language: 'ko' })?.x).toBeCloseTo(middle + 6, 9);
  });

  it('strike it through, and fill its background over the whole line', () => {
    const { x = NaN, width = NaN } = ruleOf('one', { lineThrough: true }) ?? {};
    expect(Math.abs(x + width / 2 - middle)).toBeLessThan(2);
    const color = {
      applied: true,
      color: { type: 'local', color: { type: 'hex', value: '#ff0000' }, opacity: 1 },
    } as const;
    const [line] = vertical(paragraphOf([[JAPANESE, { backgroundColor: color }]])).lines;
    expect(line?.backgrounds).toMatchObject([
      { x: expect.closeTo(200 - LINE, 9), y: 0, width: expect.closeTo(LINE, 9), height: 36 },
    ]);
  });
});
