import { describe, expect, it } from 'vitest';
import {
  backspaceStart,
  caretAt,
  nextCharacter,
  positionAt,
  previousCharacter,
  selectionBoxes,
} from '@/engine/text';
import { layout, paragraphOf } from '../support/text';

const at = (offset: number, paragraph = 0) => ({ paragraph, offset });
const family = '👨‍👩‍👧';

describe('a caret', () => {
  it('is before its character, and after the last one at the end', () => {
    const result = layout('abc');
    const xs = [0, 1, 2, 3].map((offset) => caretAt(result, at(offset))?.x ?? NaN);
    expect(xs[0]).toBe(0);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(xs[3]).toBe(result.lines[0]?.right);
    expect(caretAt(result, at(0))).toMatchObject({ top: 0, height: 14.4, line: 0 });
  });

  it('is at the start of the next line after a line end, or at the end on request', () => {
    const result = layout('one two three four', { width: 50 });
    const end = result.lines[0]?.end ?? NaN;
    expect(caretAt(result, at(end))).toMatchObject({ x: 0, line: 1 });
    expect(caretAt(result, at(end), 'before')).toMatchObject({ line: 0 });
    expect(caretAt(result, at(end), 'before')?.x).toBeGreaterThan(20);
  });

  it('has a place in an empty paragraph and after a line break', () => {
    const result = layout([paragraphOf(''), paragraphOf('a\n')]);
    expect(caretAt(result, at(0, 0))).toMatchObject({ x: 0, line: 0 });
    expect(caretAt(result, at(2, 1))).toMatchObject({ x: 0, line: 2 });
  });

  it('moves left through right-to-left text', () => {
    const result = layout('שלום');
    const xs = [0, 1, 2, 3, 4].map((offset) => caretAt(result, at(offset))?.x ?? NaN);
    expect(xs).toEqual([...xs].sort((a, b) => b - a));
  });

  it('has a place on either side of a change of direction', () => {
    const result = layout('ab שלום cd');
    const last = result.lines[0]?.clusters.find(({ end }) => end === 7);
    expect(caretAt(result, at(7), 'before')?.x).toBe(last?.left);
    const next = result.lines[0]?.clusters.find(({ start }) => start === 7);
    expect(caretAt(result, at(7))?.x).toBe(next?.left);
    expect(last?.left).toBeLessThan(next?.left ?? NaN);
    expect(positionAt(result, (last?.left ?? NaN) + 0.1, 5)).toEqual({ ...at(7), side: 'before' });
  });

  it('is on the new line after a line break for either side', () => {
    const result = layout('a\nb');
    expect(caretAt(result, at(2), 'before')).toMatchObject({ x: 0, line: 1 });
  });

  it('is undefined in overset text', () => {
    const result = layout('one two three four', { width: 50, height: 20 });
    expect(caretAt(result, at(17))).toBeUndefined();
    expect(caretAt(result, at(result.overset?.offset ?? 0))).toBeUndefined();
    expect(caretAt(result, at(result.overset?.offset ?? 0), 'before')?.line).toBe(0);
  });
});

describe('pointing at text', () => {
  it.each(['abc def', 'שלום עולם', `e\u0301${family}x`, 'abc שלום 12'])(
    'finds the place of each caret again: %s',
    (text) => {
      const result = layout(text, { width: 300 });
      const line = result.lines[0];
      for (const { start, end, left, right, isRightToLeft } of line?.clusters ?? []) {
        const y = (line?.top ?? 0) + 1;
        const [first, second] = isRightToLeft ? [end, start] : [start, end];
        expect(positionAt(result, left + 0.1, y)?.offset).toBe(first);
        expect(positionAt(result, right - 0.1, y)?.offset).toBe(second);
      }
    },
  );

  it('finds the nearest line above, below and beside, in the nearest column', () => {
    const result = layout('one two three four five six', {
      width: 100,
      height: 30,
      options: { numberOfColumns: 2, columnGap: 20 },
    });
    expect(positionAt(result, 1, -50)).toEqual({ paragraph: 0, offset: 0, side: 'after' });
    const first = result.lines.find(({ column }) => column === 1);
    expect(positionAt(result, 61, -50)?.offset).toBe(first?.start);
    expect(positionAt(result, 999, 999)?.offset).toBe(result.lines.at(-1)?.end);
  });

  it('finds nothing without room for a line', () => {
    expect(positionAt(layout('a', { height: 1 }), 0, 0)).toBeUndefined();
  });

  it('S6.09 returns the stored letter for a capital of two', () => {
    const result = layout(paragraphOf('aßb', { typographicCase: 'uppercase' }));
    expect(result.lines[0]?.clusters.map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });
});

describe('a selection', () => {
  it('has a box a line, whichever end is first', () => {
    const result = layout('one two three four', { width: 50 });
    const boxes = selectionBoxes(result, at(1), at(12));
    expect(boxes.length).toBe(result.lines.filter(({ start }) => start < 12).length);
    expect(selectionBoxes(result, at(12), at(1))).toEqual(boxes);
    expect(selectionBoxes(result, at(3), at(3))).toEqual([]);
  });

  it('has two boxes at a change of direction', () => {
    expect(selectionBoxes(layout('ab שלום cd'), at(0), at(5))).toHaveLength(2);
  });
});

describe('characters', () => {
  it('are whole to the caret', () => {
    const text = `a${family}e\u0301क्षz`;
    const stops = [0];
    while ((stops.at(-1) ?? 0) < text.length) stops.push(nextCharacter(text, stops.at(-1) ?? 0));
    expect(stops).toEqual([0, 1, 9, 11, 14, 15]);
    expect(stops.slice(1).map((stop) => previousCharacter(text, stop))).toEqual(stops.slice(0, -1));
  });

  it('S6.02 are removed one by one by backspace', () => {
    expect(backspaceStart('क्ष', 3)).toBe(2);
    expect(backspaceStart('لا', 2)).toBe(1);
    expect(backspaceStart('fi', 2)).toBe(1);
    expect(backspaceStart(`a${family}`, 9)).toBe(1);
    expect(backspaceStart('a😀', 3)).toBe(1);
    expect(backspaceStart('🇧🇪🇳🇱', 8)).toBe(4);
    expect(backspaceStart('', 0)).toBe(0);
  });
});

describe('text along a path', () => {
  // Down the left edge of the frame: the letters are to its right with their feet to the left.
  const result = layout('abc', {
    width: 100,
    height: 100,
    options: { flow: { type: 'onPath', path: 'M 0 0 L 0 1' } },
  });

  it('rotates carets, selections and pointer positions with its letters', () => {
    const caret = caretAt(result, at(1));
    const [a = 0, b = 0] = caret?.transform?.map((value) => Math.round(value * 1e6) / 1e6) ?? [];
    expect([a, b]).toEqual([0, 1]);
    expect(selectionBoxes(result, at(0), at(2)).map(({ transform }) => transform !== undefined)).toEqual([
      true,
      true,
    ]);
    expect(positionAt(result, 3, 0.5)).toMatchObject(at(0));
    expect(positionAt(result, 3, caret?.x ?? NaN)).toMatchObject(at(1));
    expect(positionAt(result, 3, 99)).toMatchObject(at(3));
  });
});
