import { describe, expect, it } from 'vitest';
import { transformPoint, type DisplayList, type GlyphsItem, type GroupItem } from '@/engine/display';
import { withWatermark } from '@/engine/draw';
import { testFonts } from '../support/fonts';

const fonts = testFonts();
/** The height of a capital in ems. */
const CAPITAL = 0.72;
const NO_BLEED = { top: 0, right: 0, bottom: 0, left: 0 };

const page = (width: number, height: number): DisplayList => ({
  width,
  height,
  bleed: NO_BLEED,
  items: [{ type: 'path', path: 'M 0 0 L 10 0 L 10 10 Z' }],
});

/** Returns the watermark on a page. */
function mark(width: number, height: number, text: string) {
  const { items } = withWatermark(page(width, height), text, fonts);
  const group = items[1] as GroupItem;
  const runs = group.items as readonly GlyphsItem[];
  const { transform = [1, 0, 0, 1, 0, 0] } = group;
  const places = runs.flatMap(({ glyphs, size }) =>
    glyphs.flatMap(({ x, y }) => [
      transformPoint(transform, x, y),
      transformPoint(transform, x, y - CAPITAL * size),
    ]),
  );
  return { count: items.length, text: runs.map((run) => run.text).join(''), runs, transform, places };
}

describe('a watermark', () => {
  it('covers the page and contains its text', () => {
    const { count, text, runs } = mark(200, 150, '  For\n approval ');
    expect(count).toBe(2);
    expect(text).toBe('For approval');
    for (const { fill, stroke } of runs)
      expect([fill, stroke]).toMatchObject([{ opacity: 0.35 }, { width: 2 }]);
  });

  it.each([
    [600, 240, 'SAMPLE'],
    [240, 600, 'SAMPLE'],
    [728, 90, 'SAMPLE'],
    [595, 842, 'X'.repeat(50)],
    [10, 10, 'SAMPLE'],
  ])('stays within a page of %i by %i and rises across it: %s', (width, height, text) => {
    const { places } = mark(width, height, text);
    for (const [x, y] of places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(height);
    }
    const [first] = places;
    expect(first?.[0]).toBeLessThan(width / 2);
    expect(first?.[1]).toBeGreaterThan(height / 2);
  });

  it('is larger on a larger page and for a shorter text', () => {
    const size = (...of: Parameters<typeof mark>) =>
      Math.hypot(mark(...of).transform[0], mark(...of).transform[1]);
    expect(size(400, 300, 'SAMPLE')).toBeCloseTo(2 * size(200, 150, 'SAMPLE'));
    expect(size(200, 150, 'DRAFT')).toBeGreaterThan(size(200, 150, 'NOT FOR PRINT'));
  });

  it('is in one ink on a press', () => {
    const { runs } = mark(200, 150, 'SAMPLE');
    expect(runs[0]?.fill).toMatchObject({ type: 'solid', ink: { cmyk: [0, 0, 0, 0.5] } });
  });

  it('leaves the page unchanged without a text', () => {
    const list = page(200, 150);
    expect(withWatermark(list, ' ', fonts)).toBe(list);
  });
});
