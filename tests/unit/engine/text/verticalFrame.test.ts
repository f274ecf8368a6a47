import { describe, expect, it } from 'vitest';
import { createTextCache, layoutText, type TextInput } from '@/engine/text';
import { drawn, everythingIn, layout, paragraphOf, textInput } from '../support/text';
import { boxOf, flow, JAPANESE, LINE, vertical } from '../support/vertical';

const WORDS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen';

describe('a frame of vertical lines', () => {
  it('has its first line at the right and the next to its left, from the top', () => {
    const text = vertical('日\n本\n語');
    expect([0, 1, 2].map((index) => boxOf(text, index))).toEqual(
      [0, 1, 2].map((index) => ({
        left: expect.closeTo(200 - LINE * (index + 1), 9),
        right: expect.closeTo(200 - LINE * index, 9),
        top: 0,
        bottom: 12,
      })),
    );
    expect(text.contentHeight).toBeCloseTo(3 * LINE, 9);
  });

  it('breaks lines at its foot, by the rules of the script', () => {
    expect(drawn(vertical('これは、猫。', { height: 36 }))).toEqual(['これ', 'は、', '猫。']);
    expect(drawn(vertical('one two', { height: 30 })).map((line) => line.trim())).toEqual(['one', 'two']);
  });

  it('S6.14 has its columns one below the other, with the page’s padding', () => {
    const padding = { top: 5, right: 10, bottom: 15, left: 20 };
    const text = vertical(JAPANESE.repeat(30), {
      width: 10 + 20 + 2 * LINE,
      height: 5 + 15 + 10 + 2 * 36,
      options: { padding, numberOfColumns: 2, columnGap: 10 },
    });
    expect(text.lines.map(({ column }) => column)).toEqual([0, 0, 1, 1]);
    const right = 20 + 2 * LINE;
    expect(boxOf(text, 0)).toMatchObject({ top: 5, bottom: 41, right: expect.closeTo(right, 9) });
    expect(boxOf(text, 2)).toMatchObject({ top: 51, bottom: 87, right: expect.closeTo(right, 9) });
    expect(boxOf(text, 3).left).toBeCloseTo(20, 9);
    expect(text.overset).toEqual({ paragraph: 0, offset: 12 });
  });

  it('has its first column at the bottom for right-to-left text', () => {
    const text = vertical('שלום', { options: { numberOfColumns: 2, columnGap: 0 } });
    expect(boxOf(text, 0).top).toBe(200);
  });

  it.each([
    ['left', 0],
    ['center', 182],
    ['right', 364],
  ] as const)('stands along its lines where a paragraph to the %s does', (textAlign, top) => {
    expect(boxOf(vertical(paragraphOf(JAPANESE, { textAlign })), 0).top).toBeCloseTo(top, 9);
  });

  it('fills justified lines', () => {
    const format = { textAlign: 'justify', textAlignLast: 'justify' } as const;
    const { bottom } = boxOf(vertical(paragraphOf(JAPANESE, format)), 0);
    expect(bottom).toBeCloseTo(400, 9);
    const latin = vertical(paragraphOf('one two', format));
    expect(boxOf(latin, 0).bottom).toBeCloseTo(400, 9);
  });

  it.each([
    ['top', [200, 200 - LINE]],
    ['middle', [100 + LINE, 100]],
    ['bottom', [2 * LINE, LINE]],
    ['justify', [200, LINE]],
  ] as const)(
    'S6.15 puts its lines across where those of horizontal text stand at the %s',
    (verticalAlign, rights) => {
      const text = vertical('日\n本', { options: { verticalAlign } });
      rights.forEach((right, index) => expect(boxOf(text, index).right).toBeCloseTo(right, 9));
    },
  );

  it('indents from the top, with list marks there', () => {
    const indented = vertical(paragraphOf('日', { startIndent: 20, textIndent: 5 }));
    expect(boxOf(indented, 0).top).toBe(25);
    const [mark, text] = vertical(paragraphOf('日', {}, { type: 'numbers', level: 1 })).lines[0]?.runs ?? [];
    expect(mark).toMatchObject({ run: null, direction: 'leftToRight' });
    expect(text?.glyphs[0]?.y).toBeGreaterThan(12);
  });

  it('S6.17 S6.19b reports overset text that has no room on the left', () => {
    const text = vertical('日\n本\n語', { width: 2 * LINE });
    expect(text.lines).toHaveLength(2);
    expect(text.overset).toEqual({ paragraph: 0, offset: 4 });
  });

  it('S6.16 fits text as a frame lying on its side would', () => {
    const copyFitting = { enabled: true, min: 10, max: 1_000 };
    const upright = vertical(WORDS, { width: 100, height: 200, copyFitting });
    const level = layout(WORDS, { width: 200, height: 100, copyFitting });
    expect(upright.scale).toBe(level.scale);
    expect(upright.scale).not.toBe(1);
    expect(drawn(upright)).toEqual(drawn(level));
    expect(upright.overset).toBeNull();
  });

  it('S6.18 grows to the left as lines are added, with a fixed right side', () => {
    const autoGrow = { enabled: true, horizontal: 'left', vertical: 'none' } as const;
    const text = vertical('日\n本\n語', { width: 20, autoGrow });
    expect(text.frame).toEqual({
      y: 0,
      height: 400,
      x: expect.closeTo(20 - 3 * LINE, 9),
      width: expect.closeTo(3 * LINE, 9),
    });
    expect(boxOf(text, 0).right).toBeCloseTo(20, 9);
    expect(boxOf(text, 2).left).toBeCloseTo(20 - 3 * LINE, 9);
  });

  it('S6.18 grows to the right and starts there, or to both sides', () => {
    const grown = (horizontal: 'right' | 'both') =>
      vertical('日\n本', { width: LINE, autoGrow: { enabled: true, horizontal, vertical: 'none' } });
    expect(grown('right').frame).toMatchObject({ x: 0, width: expect.closeTo(2 * LINE, 9) });
    expect(boxOf(grown('right'), 0).right).toBeCloseTo(2 * LINE, 9);
    expect(grown('both').frame.x).toBeCloseTo(-LINE / 2, 9);
  });

  it('S6.18 grows down for longer lines before it grows across, each up to its own limit', () => {
    const grow = (more: object) =>
      vertical(JAPANESE.repeat(4), {
        width: LINE,
        height: 20,
        autoGrow: { enabled: true, horizontal: 'left', vertical: 'down', ...more },
      });
    expect(grow({}).frame).toMatchObject({ x: 0, y: 0, height: expect.closeTo(144, 2) });
    const limited = grow({ maxHeight: 72 });
    expect(limited.frame).toMatchObject({ height: 72, width: expect.closeTo(2 * LINE, 9) });
    expect(grow({ maxHeight: 72, maxWidth: 20 }).overset).toEqual({ paragraph: 0, offset: 6 });
    expect(grow({ minHeight: 300 }).frame.height).toBe(300);
  });
});

describe('cached vertical text', () => {
  const inputOf = (more: Partial<TextInput['options']>, text = JAPANESE) =>
    textInput(text, { options: more });

  it('is not that of the same text in horizontal lines', () => {
    const cache = createTextCache();
    layoutText(inputOf({}), cache);
    const turned = layoutText(inputOf({ flow }), cache);
    expect(everythingIn(turned)).toEqual(everythingIn(layoutText(inputOf({ flow }))));
    expect(cache.shapings()).toBe(2);
    expect(everythingIn(layoutText(inputOf({}), cache))).toEqual(everythingIn(layout(JAPANESE)));
  });

  it('is reused at the same place, and new in a wider frame', () => {
    const cache = createTextCache();
    const [first] = layoutText(inputOf({ flow }), cache).lines;
    expect(layoutText(inputOf({ flow }), cache).lines[0]).toBe(first);
    const wider = layoutText({ ...inputOf({ flow }), width: 300 }, cache);
    expect(boxOf(wider, 0).right).toBe(300);
    expect(cache.shapings()).toBe(1);
  });
});
