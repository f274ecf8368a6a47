import { describe, expect, it } from 'vitest';
import { drawn, glyphsOf, layout, paragraphOf } from '../support/text';

const red = { type: 'local', color: { type: 'hex', value: '#ff0000' }, opacity: 0.5 } as const;
const applied = { applied: true, color: red };
const firstLine = (...input: Parameters<typeof layout>) => {
  const line = layout(...input).lines[0];
  if (!line) throw new Error('no line');
  return line;
};

describe('the look of letters', () => {
  it('F6.09 keeps letters joined when it is tracked, and separates words', () => {
    const arabic = (text: string, trackingRight: number) => firstLine(paragraphOf(text, { trackingRight }));
    const places = (text: string, tracking: number) => glyphsOf(arabic(text, tracking)).map(({ x }) => x);
    expect(places('سلام', 300)).toEqual(places('سلام', 0));
    expect(glyphsOf(arabic('سلام', 300)).map(({ id }) => id)).toEqual(
      glyphsOf(arabic('سلام', 0)).map(({ id }) => id),
    );
    const widthOf = (tracking: number) => {
      const [first = 0, ...rest] = places('سلام سلام', tracking).sort((one, other) => one - other);
      return (rest.at(-1) ?? 0) - first;
    };
    expect(widthOf(300) - widthOf(0)).toBeCloseTo(0.3 * paragraphOf('').format.fontSize, 6);
  });

  it('S6.07 has tracking added left and right of each', () => {
    const plain = glyphsOf(firstLine(paragraphOf('abc', { fontSize: 10, kerningOn: false })));
    const tracked = firstLine(
      paragraphOf('abc', { fontSize: 10, kerningOn: false, trackingLeft: 100, trackingRight: 200 }),
    );
    glyphsOf(tracked).forEach(({ x }, index) => {
      expect(x).toBeCloseTo((plain[index]?.x ?? NaN) + 1 + 3 * index, 9);
    });
    expect(tracked.clusters[0]?.left).toBe(0);
  });

  it('S6.07 has no ligatures when it is tracked', () => {
    const serif = { font: { family: 'Noto Serif', style: 'Regular' } };
    expect(glyphsOf(firstLine(paragraphOf('ffi', { ...serif, trackingRight: 10 })))).toHaveLength(3);
  });

  it('S6.07 is lifted by its shift and does not move its line', () => {
    const line = firstLine(paragraphOf(['a', ['b', { baselineShiftValue: 4 }]]));
    const [a, b] = glyphsOf(line);
    expect(a?.y).toBe(line.baseline);
    expect(b?.y).toBeCloseTo(line.baseline - 4, 9);
    expect(line.height).toBeCloseTo(14.4, 9);
  });

  it.each([
    ['superscript', -4],
    ['subscript', 4],
  ] as const)('S6.08 is at 60 percent and moved by a third as %s', (subSuperScript, moved) => {
    const line = firstLine(paragraphOf('2', { subSuperScript }));
    expect(line.runs[0]?.size).toBeCloseTo(7.2, 9);
    expect(glyphsOf(line)[0]?.y).toBeCloseTo(line.baseline + moved, 9);
  });

  it('S6.09 is drawn in another case without changing the text', () => {
    const paragraph = paragraphOf('straße', { typographicCase: 'uppercase' });
    const result = layout(paragraph);
    expect(drawn(result)).toEqual(['STRASSE']);
    expect(result.lines[0]?.end).toBe(6);
    expect(paragraph.runs[0]?.text).toBe('straße');
    expect(drawn(layout(paragraphOf('ΑΣ Ab', { typographicCase: 'lowercase' })))).toEqual(['ας ab']);
  });

  it('S6.10 has lines under and through it in its colour, through spaces', () => {
    const line = firstLine(
      paragraphOf(['a b', [' c', {}]], { underline: true, lineThrough: true, color: applied }),
    );
    expect(line.rules).toHaveLength(2);
    const [under, through] = line.rules;
    for (const rule of line.rules) {
      expect(rule).toMatchObject({ x: line.left, color: red });
      expect(rule.width).toBeCloseTo(line.right - line.left, 9);
    }
    expect(under?.y).toBeGreaterThan(line.baseline);
    expect(through?.y).toBeLessThan(line.baseline);
  });

  it('S6.10 draws rules only below the underlined letters', () => {
    const line = firstLine(paragraphOf(['ab ', ['cd', { underline: true }], ' ef']));
    const [, run] = line.runs;
    expect(line.rules).toHaveLength(1);
    expect(line.rules[0]?.x).toBeCloseTo(run?.glyphs[0]?.x ?? NaN, 6);
  });

  it('S6.10 has a background as high as its line', () => {
    const line = firstLine(paragraphOf(['a', ['b', { backgroundColor: applied }], ['c', { fontSize: 30 }]]));
    expect(line.backgrounds).toMatchObject([{ y: line.top, height: line.height, color: red }]);
    expect(line.backgrounds[0]?.width).toBeLessThan(10);
  });

  it('S6.10 has a stroke of width 1 by default, and no fill when its colour is off', () => {
    const stroked = { strokeColor: applied, color: { applied: false, color: red } };
    const [run] = firstLine(paragraphOf('a', stroked)).runs;
    expect(run?.stroke).toEqual({ color: red, width: 1 });
    expect(run).not.toHaveProperty('fill');
    const [plain] = firstLine('a').runs;
    expect(plain).not.toHaveProperty('stroke');
  });

  it('S6.10 scales strokes and lines with copy fitting', () => {
    const copyFitting = { enabled: true, min: 200, max: 200 };
    const look = { strokeColor: applied, underline: true };
    const one = firstLine(paragraphOf('a', look));
    const two = firstLine(paragraphOf('a', look), { copyFitting });
    expect(two.runs[0]?.stroke?.width).toBe(2);
    expect(two.rules[0]?.height).toBeCloseTo(2 * (one.rules[0]?.height ?? NaN), 9);
  });

  it('marks runs that overprint', () => {
    expect(firstLine(paragraphOf('a', { textOverprint: true })).runs[0]?.overprint).toBe(true);
  });
});
