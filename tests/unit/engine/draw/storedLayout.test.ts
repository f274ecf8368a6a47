import { describe, expect, it } from 'vitest';
import { newPlacement, newTextFrame, newVariable, type Document, type Paragraph } from '@/engine/document';
import { layoutFrame, storedLayout } from '@/engine/draw';
import { caretAt, positionAt, selectionBoxes, type TextLayout } from '@/engine/text';
import { testFonts } from '../support/fonts';
import { emptyDocument } from '../support/sampleDocument';

const fonts = testFonts();
const text = (said: string) => ({ type: 'text', text: said }) as const;
const variable = (variableId: string) => ({ type: 'variable', variableId }) as const;

/** A document whose variable `who` has this value, while `none` has none and removes its line. */
function documentWith(value: string): Document {
  return {
    ...emptyDocument(),
    variables: {
      order: ['who', 'none'],
      items: {
        who: { ...newVariable('Who'), value },
        none: { ...newVariable('None'), removeParagraphIfEmpty: true },
      },
    },
  };
}

/** Lays paragraphs out in a frame 100 points high, as drawn and as stored. */
function layoutsOf(paragraphs: readonly Paragraph[], { value = 'Ann', width = 400 } = {}) {
  const document = documentWith(value);
  const frame = { ...newTextFrame('Words'), paragraphs };
  const box = { x: 0, y: 0, width, height: 100 };
  const placement = { ...newPlacement('text', box), copyFitting: { enabled: false, min: 10, max: 100 } };
  const drawn = layoutFrame({ document, fonts }, { frameId: 'words', frame, placement });
  return { drawn, stored: storedLayout(drawn, document, paragraphs) };
}

const at = (offset: number, paragraph = 0) => ({ paragraph, offset });
const x = (layout: TextLayout, offset: number, side?: 'before') => caretAt(layout, at(offset), side)?.x;

describe('a layout by stored places', () => {
  const hello = [{ runs: [text('Hello '), variable('who'), text('!')] }];

  it('has a variable as one character as wide as its value', () => {
    const { drawn, stored } = layoutsOf(hello);
    expect(x(stored, 6)).toBe(x(drawn, 6));
    expect(x(stored, 7)).toBe(x(drawn, 9));
    expect(x(stored, 8)).toBe(x(drawn, 10));
    expect(selectionBoxes(stored, at(6), at(7))).toEqual(selectionBoxes(drawn, at(6), at(9)));
  });

  it('leads a point on a value to the nearer end of its variable', () => {
    const { stored } = layoutsOf(hello);
    const [left = 0, right = 0] = [x(stored, 6), x(stored, 7)];
    expect(positionAt(stored, left + 1, 5)?.offset).toBe(6);
    expect(positionAt(stored, right - 1, 5)?.offset).toBe(7);
  });

  it('has a value of several lines on each of them', () => {
    const { stored } = layoutsOf(hello, { value: 'Ann of the hills and the valleys', width: 80 });
    expect(stored.lines.length).toBeGreaterThan(2);
    expect(caretAt(stored, at(6))?.line).toBe(0);
    expect(caretAt(stored, at(7))?.line).toBe(stored.lines.length - 1);
    expect(selectionBoxes(stored, at(6), at(7))).toHaveLength(stored.lines.length);
  });

  it('has a place before and after an empty variable', () => {
    const { stored } = layoutsOf([{ runs: [variable('who'), text('ab'), variable('who')] }], { value: '' });
    expect(x(stored, 0)).toBe(0);
    expect(x(stored, 1)).toBe(0);
    expect(x(stored, 2)).toBeGreaterThan(0);
    expect(x(stored, 4)).toBe(x(stored, 3));
    expect(x(stored, 3)).toBe(stored.lines[0]?.right);
  });

  it('has no line for an omitted paragraph, and correct lines after it', () => {
    const { stored } = layoutsOf([{ runs: [variable('none')] }, { runs: [text('Next')] }]);
    expect(caretAt(stored, at(0, 0))).toBeUndefined();
    expect(caretAt(stored, at(4, 1))?.line).toBe(0);
  });

  it('reports where the overset text starts', () => {
    const { stored } = layoutsOf([{ runs: [variable('who'), text('word '.repeat(99))] }], { width: 60 });
    const last = stored.lines.at(-1);
    expect(stored.overset).toEqual(at(last?.end ?? NaN));
    expect(stored.overset?.offset).toBe(last?.clusters.at(-1)?.end ?? NaN);
  });
});
