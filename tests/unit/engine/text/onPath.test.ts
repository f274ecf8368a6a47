import { describe, expect, it } from 'vitest';
import { transformPoint } from '@/engine/display';
import type { PlacedRun, TextLayout } from '@/engine/text';
import { glyphsOf, layout, paragraphOf } from '../support/text';

const onPath = (path: string) => ({ flow: { type: 'onPath', path } }) as const;
const straight = onPath('M 0 0.5 H 1');
const down = onPath('M 0.5 0 V 1');
const circle = onPath('M 0 0.5 A 0.5 0.5 0 0 1 1 0.5');

/** Returns the final positions of the glyphs of runs. */
const placesOf = (runs: readonly PlacedRun[]) =>
  runs.flatMap(({ glyphs, transform }) =>
    glyphs.map(({ x, y }) => (transform ? transformPoint(transform, x, y) : ([x, y] as const))),
  );
const places = ({ lines }: TextLayout) => lines.flatMap(({ runs }) => placesOf(runs));

describe('text on a path', () => {
  it('is the same on a straight path as on a line', () => {
    const result = layout('Text', { height: 100, options: straight });
    const plain = glyphsOf(layout('Text').lines[0]?.runs ?? []);
    places(result).forEach(([x, y], index) => {
      expect(x).toBeCloseTo(plain[index]?.x ?? NaN, 9);
      expect(y).toBeCloseTo(50, 9);
    });
    expect(result.overset).toBeNull();
  });

  it('runs down with the path', () => {
    const result = layout('Text', { height: 100, options: down });
    const all = places(result);
    for (const [x] of all) expect(x).toBeCloseTo(100, 9);
    expect(all.map(([, y]) => y)).toEqual(all.map(([, y]) => y).sort((a, b) => a - b));
  });

  it('bends with a circle, letter by letter', () => {
    const result = layout('round and round', { width: 100, height: 100, options: circle });
    for (const [x, y] of places(result)) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(50, 0);
    expect(result.lines[0]?.runs.map(({ text }) => text).join('')).toBe('round and round');
  });

  it('is overset at the path’s end', () => {
    const result = layout('much too long for it', { width: 50, options: straight });
    const offset = result.overset?.offset ?? NaN;
    expect(offset).toBeGreaterThan(4);
    expect(result.lines.at(-1)?.end).toBe(offset);
    expect(places(result)).toHaveLength(offset);
    const said = result.lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join('');
    expect(said).toBe('much too long for it'.slice(0, offset));
  });

  it('is as long as the path when it is fitted', () => {
    const copyFitting = { enabled: true, min: 10, max: 1_000 };
    const { lines, overset, scale } = layout('fitted', { options: straight, copyFitting });
    expect(overset).toBeNull();
    expect(lines[0]?.right).toBeGreaterThan(199);
    expect(scale).toBeGreaterThan(5);
  });

  it('is in the middle or at the end of the path by its alignment', () => {
    const [start] = places(layout(paragraphOf('abc', { textAlign: 'right' }), { options: straight }));
    const [middle] = places(layout(paragraphOf('abc', { textAlign: 'center' }), { options: straight }));
    expect(start?.[0]).toBeCloseTo(2 * (middle?.[0] ?? NaN), 6);
    expect(start?.[0]).toBeGreaterThan(170);
  });

  it('places paragraphs one after another', () => {
    const result = layout([paragraphOf('ab'), paragraphOf('cd')], { options: straight });
    const xs = places(result).map(([x]) => x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(result.lines.map(({ paragraph }) => paragraph)).toEqual([0, 1]);
  });

  it('keeps the order of right-to-left text', () => {
    const straightOn = layout('שלום', { options: straight });
    const plain = layout('שלום').lines[0]?.runs ?? [];
    const ids = (runs: readonly PlacedRun[]) => glyphsOf(runs).map(({ id }) => id);
    expect(ids(straightOn.lines[0]?.runs ?? [])).toEqual(ids(plain));
    expect(
      straightOn.lines[0]?.runs
        .map(({ text }) => text)
        .reverse()
        .join(''),
    ).toBe('שלום');
  });

  it('has its underline cut at the letters, and no place on a path without length', () => {
    const [line] = layout(paragraphOf('abc', { underline: true }), { options: straight }).lines;
    expect(line?.rules).toHaveLength(3);
    expect(layout('abc', { options: onPath('') }).overset).toEqual({ paragraph: 0, offset: 0 });
  });
});
