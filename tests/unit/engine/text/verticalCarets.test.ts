import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transformPoint } from '@/engine/display';
import {
  caretAt,
  layoutText,
  positionAt,
  selectionBoxes,
  type TextInput,
  type TextLayout,
} from '@/engine/text';
import { everythingIn, paragraphOf, textInput } from '../support/text';
import { flow, LINE, vertical } from '../support/vertical';

describe('carets in vertical text', () => {
  const at = (offset: number, paragraph = 0) => ({ paragraph, offset });

  it('are drawn across the line, further down with each character', () => {
    const text = vertical('日本a');
    const points = [0, 1, 2, 3].map((offset) => {
      const caret = caretAt(text, at(offset));
      return transformPoint(caret?.transform ?? [1, 0, 0, 1, 0, 0], caret?.x ?? NaN, caret?.top ?? NaN);
    });
    expect(points.map(([x]) => x)).toEqual([200, 200, 200, 200]);
    expect(points.map(([, y]) => y).slice(0, 3)).toEqual([0, 12, 24]);
    expect(points[3]?.[1]).toBeGreaterThan(24);
  });

  it('mark a selection with one box a line', () => {
    const text = vertical('日本a\n語');
    const boxes = selectionBoxes(text, at(1), at(5));
    expect(boxes).toHaveLength(2);
    expect(boxes.every(({ transform }) => transform !== undefined)).toBe(true);
    expect(boxes[0]).toMatchObject({ x: 12, y: 0 });
  });

  it('are put to the line and the column that are nearest to a point', () => {
    const text = vertical('日本\n語', { options: { numberOfColumns: 1 } });
    expect(positionAt(text, 199, 1)).toMatchObject(at(0));
    expect(positionAt(text, 199, 390)).toMatchObject(at(2));
    expect(positionAt(text, 200 - LINE - 1, 1)).toMatchObject(at(3));
    expect(positionAt(text, 1, 390)).toMatchObject(at(4));
  });

  const piece = fc.oneof(
    fc.constantFrom(
      '日本',
      'かな',
      '「」、。ー',
      'word ',
      '12',
      'שלום ',
      '👨‍👩‍👧',
      '1️⃣',
      '한글',
      '\n',
      '\t',
      '©',
    ),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  );
  const looked = fc.record({
    fontSize: fc.integer({ min: 4, max: 40 }),
    underline: fc.boolean(),
    trackingLeft: fc.integer({ min: 0, max: 200 }),
  });
  const run = fc.tuple(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    looked,
  );
  const input: fc.Arbitrary<TextInput> = fc
    .record({
      paragraphs: fc.array(
        fc.array(run, { maxLength: 3 }).map((runs) => paragraphOf(runs)),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
      size: fc.record({
        width: fc.integer({ min: 20, max: 300 }),
        height: fc.integer({ min: 250, max: 400 }),
      }),
      numberOfColumns: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ paragraphs, size, numberOfColumns }) =>
      textInput(paragraphs, { ...size, options: { flow, numberOfColumns, columnGap: 5 } }),
    );

  /** Whether a character is longer than its column and overlaps others, so that a point is ambiguous. */
  const isOverlapping = ({ height, options }: TextInput, { lines }: TextLayout): boolean => {
    const { numberOfColumns = 1, columnGap = 0 } = options;
    const length = (height - columnGap * (numberOfColumns - 1)) / numberOfColumns;
    return lines.some(({ column, left, right }) => {
      const start = column * (length + columnGap);
      return left < start - 1e-6 || right > start + length + 1e-6;
    });
  };

  it('are found at either side of their character by pointer', () => {
    fc.assert(
      fc.property(input, (text) => {
        const result = layoutText(text);
        fc.pre(!isOverlapping(text, result));
        for (const line of result.lines) {
          for (const { start, end, left, right, isRightToLeft } of line.clusters) {
            if (right - left < 1 || left < line.left - 1e-6 || right > line.right + 1e-6) continue;
            const point = (u: number) =>
              transformPoint(line.transform ?? [1, 0, 0, 1, 0, 0], u, line.top + line.height / 2);
            const { paragraph } = line;
            const [first, second] = isRightToLeft ? [end, start] : [start, end];
            expect(positionAt(result, ...point(left + 0.1))).toMatchObject({ paragraph, offset: first });
            expect(positionAt(result, ...point(right - 0.1))).toMatchObject({ paragraph, offset: second });
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('exist in every line of any text without loss', () => {
    fc.assert(
      fc.property(input, (text) => {
        const result = layoutText(text);
        const seen = JSON.stringify(everythingIn(result));
        expect(seen).not.toContain('null,null');
        for (const { paragraph, start } of result.lines)
          expect(caretAt(result, { paragraph, offset: start })?.transform).toBeDefined();
        expect(result.lines.length > 0 || result.overset !== null).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
