import { describe, expect, it } from 'vitest';
import { createTextCache, layoutText } from '@/engine/text';
import { everythingIn, drawn, layout, paragraphOf, textInput } from '../support/text';

const WORDS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen';
const LINE = 14.4;

describe('a text frame', () => {
  it('S6.14 continues text in the next column, after a gap', () => {
    const result = layout(WORDS, {
      width: 224,
      height: 2 * LINE,
      options: { numberOfColumns: 2, columnGap: 24 },
    });
    expect(result.lines.map(({ column }) => column)).toEqual([0, 0, 1, 1]);
    expect(result.lines[2]).toMatchObject({ left: 124, top: 0 });
    expect(result.overset).toEqual({ paragraph: 0, offset: result.lines[3]?.end });
  });

  it('S6.14 keeps its padding free on four sides', () => {
    const padding = { top: 5, right: 10, bottom: 15, left: 20 };
    const { lines } = layout(WORDS, { width: 130, height: 5 + 15 + 2 * LINE, options: { padding } });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ left: 20, top: 5 });
    for (const { right } of lines) expect(right).toBeLessThanOrEqual(120);
  });

  it.each([
    ['top', [0, LINE, 2 * LINE]],
    ['middle', [100 - 1.5 * LINE, 100 - 0.5 * LINE, 100 + 0.5 * LINE]],
    ['bottom', [200 - 3 * LINE, 200 - 2 * LINE, 200 - LINE]],
    ['justify', [0, 100 - 0.5 * LINE, 200 - LINE]],
  ] as const)('S6.15 puts its lines at the %s', (verticalAlign, tops) => {
    const { lines } = layout('a\nb\nc', { height: 200, options: { verticalAlign } });
    lines.forEach(({ top }, index) => expect(top).toBeCloseTo(tops[index] ?? NaN, 9));
  });

  it('S6.16 uses the largest size at which all text fits', () => {
    const copyFitting = { enabled: true, min: 10, max: 1_000 };
    const { scale, overset, lines } = layout(WORDS, { height: 100, copyFitting });
    expect(overset).toBeNull();
    expect(lines.at(-1)?.runs[0]?.size).toBeCloseTo(12 * scale, 9);
    const percent = scale * 100 + 0.1;
    expect(
      layout(WORDS, { height: 100, copyFitting: { enabled: true, min: percent, max: percent } }).overset,
    ).not.toBeNull();
  });

  it('S6.16 enlarges text up to the limit, and breaks no words for that', () => {
    const copyFitting = { enabled: true, min: 10, max: 150 };
    expect(layout('one', { copyFitting }).scale).toBe(1.5);
    const long = layout('Donaudampfschiff', { copyFitting: { enabled: true, min: 10, max: 1_000 } });
    expect(drawn(long)).toEqual(['Donaudampfschiff']);
    expect(long.lines[0]?.right).toBeGreaterThan(198);
  });

  it('S6.17 reports overset text that does not fit at the smallest size', () => {
    const copyFitting = { enabled: true, min: 90, max: 10_000 };
    const result = layout(WORDS, { height: 20, copyFitting });
    expect(result).toMatchObject({ scale: 0.9, overset: { paragraph: 0 } });
  });

  it('S6.18 grows down to the height of its text between its minimum and maximum', () => {
    const autoGrow = { enabled: true, horizontal: 'none', vertical: 'down' } as const;
    const needed = layout(WORDS).contentHeight;
    expect(layout(WORDS, { height: 10, autoGrow }).frame).toEqual({ x: 0, y: 0, width: 200, height: needed });
    expect(layout(WORDS, { height: 10, autoGrow: { ...autoGrow, minHeight: 90 } }).frame.height).toBe(90);
    const limited = layout(WORDS, { height: 10, autoGrow: { ...autoGrow, maxHeight: 20 } });
    expect(limited.frame.height).toBe(20);
    expect(limited.overset).not.toBeNull();
  });

  it('S6.18 grows in its directions: up, left and both', () => {
    const grown = (horizontal: 'none' | 'left' | 'both', vertical: 'none' | 'up' | 'both') =>
      layout(WORDS, { height: LINE, autoGrow: { enabled: true, horizontal, vertical } }).frame;
    const up = grown('none', 'up');
    expect(up.y + up.height).toBeCloseTo(LINE, 9);
    const left = grown('left', 'none');
    expect(left.x + left.width).toBeCloseTo(200, 9);
    expect(left.width).toBeGreaterThan(300);
    const both = grown('both', 'none');
    expect(both.x).toBeCloseTo((200 - both.width) / 2, 9);
  });

  it('S6.18 grows before copy fitting makes text smaller', () => {
    const autoGrow = { enabled: true, horizontal: 'none', vertical: 'down', maxHeight: 20 } as const;
    const copyFitting = { enabled: true, min: 10, max: 100 };
    const result = layout(WORDS, { height: 10, autoGrow, copyFitting });
    expect(result.frame.height).toBe(20);
    expect(result.scale).toBeLessThan(1);
    expect(result.overset).toBeNull();
    expect(layout(WORDS, { height: 10, autoGrow: { ...autoGrow, maxHeight: 200 }, copyFitting }).scale).toBe(
      1,
    );
  });

  it('S6.19b reports where the overset text starts', () => {
    const result = layout([paragraphOf('first'), paragraphOf(WORDS)], { height: 2 * LINE });
    expect(result.overset).toEqual({ paragraph: 1, offset: result.lines[1]?.end });
    expect(layout(WORDS, { height: 1 }).overset).toEqual({ paragraph: 0, offset: 0 });
    expect(layout(WORDS).overset).toBeNull();
  });
});

describe('a text cache', () => {
  it('shapes only the paragraph that was typed in', () => {
    const cache = createTextCache();
    const paragraphs = Array.from({ length: 20 }, (_, index) => paragraphOf(`${WORDS} ${String(index)}`));
    const before = layoutText(textInput(paragraphs), cache);
    expect(cache.shapings()).toBe(20);
    expect(layoutText(textInput(structuredClone(paragraphs)), cache)).toEqual(before);
    expect(cache.shapings()).toBe(20);
    paragraphs[7] = paragraphOf('x');
    const after = layoutText(textInput(paragraphs), cache);
    expect(cache.shapings()).toBe(21);
    expect(everythingIn(after)).toEqual(everythingIn(layoutText(textInput(paragraphs))));
  });

  it('returns the same lines when nothing moved, so that only others are painted', () => {
    const cache = createTextCache();
    const paragraphs = ['one', 'two', 'three'].map((text) => paragraphOf(text));
    const before = layoutText(textInput(paragraphs), cache);
    const after = layoutText(
      textInput([paragraphs[0], paragraphOf('2'), paragraphs[2]].flatMap((of) => of ?? [])),
      cache,
    );
    expect(after.lines.map((line, index) => line === before.lines[index])).toEqual([true, false, true]);
  });

  it('shapes text again when its direction changes', () => {
    const cache = createTextCache();
    layoutText(textInput('12'), cache);
    const { lines } = layoutText(textInput('12', { options: { textDirection: 'rightToLeft' } }), cache);
    expect(lines[0]?.isRightToLeft).toBe(true);
  });
});
