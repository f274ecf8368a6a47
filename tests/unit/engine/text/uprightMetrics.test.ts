import type { Face, Font } from 'harfbuzzjs';
import { describe, expect, it } from 'vitest';
import { uprightMetrics } from '@/engine/text/fonts/uprightMetrics';

/** Numbers of 16 bits. */
function words(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 2));
  values.forEach((value, index) => view.setInt16(index * 2, value));
  return new Uint8Array(view.buffer);
}

/** `vhea` with so many advances. */
const header = (count: number) => words(...Array<number>(17).fill(0), count);

/**
 * Glyphs of 700 units above the baseline, in a font of 1000 units, as HarfBuzz sets them: an em each, from 800 down.
 */
function metricsWith(tables: Readonly<Record<string, Uint8Array>>, glyphId: number) {
  const face = { upem: 1000, referenceTable: (name: string) => tables[name] } as unknown as Face;
  const font = {
    hExtents: () => ({ ascender: 800, descender: -200, lineGap: 0 }),
    glyphExtents: () => ({ xBearing: 0, yBearing: 700, width: 500, height: -700 }),
    glyphToJson: () => [{ type: 'M', values: [0, 0] }],
    glyphVAdvance: () => -1000,
    glyphVOrigin: () => undefined,
  } as unknown as Font;
  const { advance, drop } = uprightMetrics(face, font)(glyphId);
  return { advance: advance + 1000, start: drop + 800 };
}

describe('the measures of a font for vertical lines', () => {
  const vhea = header(2);
  const vmtx = words(1200, 90, 900, 50, 180);

  it('are the advance and the bearing of a glyph, the last advance for all after it', () => {
    expect(metricsWith({ vhea, vmtx }, 0)).toEqual({ advance: 1200, start: 790 });
    expect(metricsWith({ vhea, vmtx }, 1)).toEqual({ advance: 900, start: 750 });
    expect(metricsWith({ vhea, vmtx }, 2)).toEqual({ advance: 900, start: 880 });
  });

  it('use the font’s vertical origin of a glyph or its default', () => {
    const VORG = words(1, 0, 860, 1, 2, 910);
    expect(metricsWith({ vhea, vmtx, VORG }, 1).start).toBe(860);
    expect(metricsWith({ vhea, vmtx, VORG }, 2).start).toBe(910);
  });

  it('default to an em around the letters without readable tables', () => {
    const em = { advance: 1000, start: 800 };
    expect(metricsWith({}, 0)).toEqual(em);
    expect(metricsWith({ vhea: words(1), vmtx }, 0)).toEqual(em);
    expect(metricsWith({ vhea, vmtx: words(1200) }, 0)).toEqual(em);
    expect(metricsWith({ vhea: header(0), vmtx }, 0)).toEqual(em);
    expect(metricsWith({ VORG: words(1) }, 0)).toEqual(em);
    expect(metricsWith({ vhea, vmtx, VORG: words(1, 0, 860, 9, 2) }, 2).start).toBe(860);
    expect(metricsWith({ vhea, vmtx }, 60_000)).toEqual({ advance: 900, start: 700 });
  });
});
