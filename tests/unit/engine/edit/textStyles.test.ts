import { describe, expect, it } from 'vitest';
import type { CharacterFormat, Document, Paragraph, Run } from '@/engine/document';
import { ALL_OFF } from '@/engine/document/schema/constraints';
import { edit, type Operation } from '@/engine/edit';
import { sampleDocument } from '../support/sampleDocument';
import { after, afterOn, refusalOn } from './support/edited';

const BOLD: CharacterFormat = { font: { family: 'Arial', style: 'Bold' } };
const said = (text: string, format?: CharacterFormat): Run => ({
  type: 'text',
  text,
  ...(format && { format }),
});
const variable: Run = { type: 'variable', variableId: 'who' };
const frameId = 'words';

const holding = (...paragraphs: Paragraph[]) => after({ kind: 'setText', frameId, paragraphs });
const paragraphsIn = ({ pages }: Document): readonly Paragraph[] => {
  const frame = pages.items.page?.frames.items.words;
  return frame?.type === 'text' ? frame.paragraphs : [];
};
const one = (text: string): Paragraph => ({ runs: [said(text)] });
type Place = readonly [paragraph: number, offset: number];
const range = ([paragraph, offset]: Place, [toParagraph, toOffset]: Place = [paragraph, offset]) => ({
  from: { paragraph, offset },
  to: { paragraph: toParagraph, offset: toOffset },
});
const typed = (text: string, ...places: [Place, Place?]): Operation => ({
  kind: 'replaceText',
  frameId,
  range: range(...places),
  text,
});

describe('a style of characters', () => {
  type Style = Omit<Extract<Operation, { kind: 'setTextStyle' }>, 'kind' | 'frameId' | 'range'>;
  const styled = (paragraphs: Paragraph[], style: Style, ...places: [Place, Place?]) =>
    paragraphsIn(
      afterOn(holding(...paragraphs), {
        kind: 'setTextStyle',
        frameId,
        range: range(...places),
        ...style,
      }),
    );

  it('is that of all characters between two places, over paragraphs too', () => {
    const four = [one('one'), one('two'), one('three'), one('four')];
    expect(styled(four, { format: BOLD }, [1, 1], [2, 2])).toEqual([
      one('one'),
      { runs: [said('t'), said('wo', BOLD)] },
      { runs: [said('th', BOLD), said('ree')] },
      one('four'),
    ]);
  });

  it('S6.03 merges a format into the characters and over their character style', () => {
    const runs: Run[] = [{ ...said('ab', { underline: true }), characterStyleId: 'strong' }];
    expect(styled([{ runs }], { format: BOLD }, [0, 0], [0, 2])[0]?.runs).toEqual([
      { ...said('ab', { underline: true, ...BOLD }), characterStyleId: 'strong' },
    ]);
  });

  it('F6.17 switches one feature and keeps the others', () => {
    const switched = (text: string, features: Record<string, boolean>) =>
      said(text, { fontFeatures: features });
    const small = { format: { fontFeatures: { smcp: true } } };
    expect(styled([{ runs: [switched('ab', { tnum: true })] }], small, [0, 0], [0, 1])[0]?.runs).toEqual([
      switched('a', { tnum: true, smcp: true }),
      switched('b', { tnum: true }),
    ]);
    const paragraph = {
      format: { fontFeatures: { onum: true } },
      runs: [switched('ab', { tnum: true, smcp: false })],
    };
    const whole: Operation = {
      kind: 'setParagraphStyle',
      frameId,
      from: 0,
      to: 0,
      throughout: true,
      ...small,
    };
    expect(paragraphsIn(afterOn(holding(paragraph), whole))).toEqual([
      { format: { fontFeatures: { onum: true, smcp: true } }, runs: [switched('ab', { tnum: true })] },
    ]);
    const overStyle = { ...switched('ab', { tnum: true }), characterStyleId: 'strong' };
    expect(paragraphsIn(afterOn(holding({ runs: [overStyle] }), whole))[0]?.runs).toEqual([
      { ...switched('ab', { tnum: true, smcp: true }), characterStyleId: 'strong' },
    ]);
  });

  it('replaces the format of characters with a character style', () => {
    const style = { characterStyleId: 'strong', format: {} };
    expect(styled([{ runs: [said('ab', BOLD)] }], style, [0, 0], [0, 1])[0]?.runs).toEqual([
      { ...said('a'), characterStyleId: 'strong' },
      said('b', BOLD),
    ]);
    const over = { ...style, format: { underline: true } };
    expect(styled([{ runs: [said('ab', BOLD)] }], over, [0, 0], [0, 2])[0]?.runs).toEqual([
      { ...said('ab', { underline: true }), characterStyleId: 'strong' },
    ]);
  });

  it('is kept by an empty paragraph for the text typed there next', () => {
    const empty = styled([{ runs: [said('')] }], { format: BOLD }, [0, 0]);
    expect(empty).toEqual([{ runs: [said('', BOLD)] }]);
  });
});

describe('a style of paragraphs', () => {
  type Style = Omit<Extract<Operation, { kind: 'setParagraphStyle' }>, 'kind' | 'frameId' | 'from' | 'to'>;
  const styled = (paragraphs: Paragraph[], style: Style, from = 0, to = from) =>
    paragraphsIn(afterOn(holding(...paragraphs), { kind: 'setParagraphStyle', frameId, from, to, ...style }));
  const own: Paragraph = {
    ...one('a'),
    paragraphStyleId: 'body',
    format: { textAlign: 'right' },
    list: { type: 'bullets', level: 1 },
  };

  it('is that of the paragraphs between two, both included', () => {
    const four = ['one', 'two', 'three', 'four'].map(one);
    expect(styled(four, { paragraphStyleId: 'title' }, 1, 2)).toEqual([
      ...[one('one'), { ...one('two'), paragraphStyleId: 'title' }],
      ...[{ ...one('three'), paragraphStyleId: 'title' }, one('four')],
    ]);
  });

  it('replaces the paragraph’s own values, and merges a format into them', () => {
    const { format: _, ...plain } = own;
    expect(styled([own], { paragraphStyleId: 'title' })).toEqual([{ ...plain, paragraphStyleId: 'title' }]);
    const { paragraphStyleId: __, ...bare } = plain;
    expect(styled([own], { paragraphStyleId: null })).toEqual([bare]);
    expect(styled([own], { format: { fontSize: 9 } })).toEqual([
      { ...own, format: { textAlign: 'right', fontSize: 9 } },
    ]);
    expect(styled([own], { paragraphStyleId: 'title', format: { fontSize: 9 } })).toEqual([
      { ...plain, paragraphStyleId: 'title', format: { fontSize: 9 } },
    ]);
  });

  it('adds and removes a list', () => {
    const numbers = { type: 'numbers', level: 2 } as const;
    const { list: _, ...plain } = own;
    expect(styled([own], { list: numbers })).toEqual([{ ...own, list: numbers }]);
    expect(styled([own], { list: null })).toEqual([plain]);
    expect(styled([own], {})).toEqual([own]);
  });

  it('applies to all its characters only on request', () => {
    const small = { runs: [said('a', { fontSize: 9, ...BOLD }), said('b', { fontSize: 9 })] };
    const format = { fontSize: 20 };
    expect(styled([small], { format })).toEqual([{ ...small, format }]);
    expect(styled([small], { format, throughout: true })).toEqual([
      { format, runs: [said('a', BOLD), said('b')] },
    ]);
    expect(styled([small], { throughout: true })).toEqual([small]);
    const list = { type: 'bullets', level: 1 } as const;
    expect(styled([small], { list, throughout: true })).toEqual([{ ...small, list }]);
  });
});

describe('typing', () => {
  /** Returns the state after undoing an operation on a text. */
  function undone(paragraphs: Paragraph[], operation: Operation) {
    const result = edit(holding(...paragraphs), [operation]);
    if (!result.ok) throw new Error(result.refusal.message);
    return result.value.inverse.map(({ path, value }) => [path.slice(7).join('/'), value as unknown]);
  }
  const two: Paragraph = { paragraphStyleId: 'body', runs: [said('one', BOLD), variable, said('two')] };

  it('within a run changes only its text, for undo too', () => {
    expect(undone([two], typed('x', [0, 2]))).toEqual([['0/runs/0/text', 'one']]);
    expect(undone([two], typed('', [0, 5], [0, 6]))).toEqual([['0/runs/2/text', 'two']]);
    expect(undone([one('a'), two], typed('x', [1, 7]))).toEqual([['1/runs/2/text', 'two']]);
    expect(undone([two], { kind: 'setRunText', frameId, paragraph: 0, run: 2, text: 'x' })).toEqual([
      ['0/runs/2/text', 'two'],
    ]);
  });

  it('that removes a run changes the runs of its paragraph', () => {
    expect(undone([two], typed('', [0, 0], [0, 3]))).toEqual([['0/runs', two.runs]]);
    expect(undone([two], typed('x', [0, 3], [0, 4]))).toEqual([['0/runs', two.runs]]);
  });

  it('takes the look of the first replaced character, also across paragraphs', () => {
    const paragraphs = [{ runs: [said('a', BOLD), said('b')] }, one('cd')];
    expect(paragraphsIn(afterOn(holding(...paragraphs), typed('x', [0, 1], [1, 1])))).toEqual([
      { runs: [said('a', BOLD), said('xd')] },
    ]);
  });

  it('removes all paragraphs between two, and no others', () => {
    const paragraphs = ['zero', 'one', 'two', 'three', 'four'].map(one);
    expect(paragraphsIn(afterOn(holding(...paragraphs), typed('x', [1, 1], [3, 1])))).toEqual(
      ['zero', 'oxhree', 'four'].map(one),
    );
  });

  it('into a run is refused without text there', () => {
    const run = (paragraph: number, at: number): Operation => ({
      kind: 'setRunText',
      frameId,
      paragraph,
      run: at,
      text: 'x',
    });
    const message = 'There is no text to be changed at this place.';
    const document = holding(two);
    expect(refusalOn(document, run(0, 1))).toBe(message);
    expect(refusalOn(document, run(0, 3))).toBe(message);
    expect(refusalOn(document, run(1, 0))).toBe(message);
    expect(refusalOn(document, run(0, 0))).toBeUndefined();
  });

  it('in a range outside the text is refused', () => {
    const document = holding(one('long one'), one('two'));
    const message = 'The text has no such range.';
    expect(refusalOn(document, typed('x', [1, 0], [0, 3]))).toBe(message);
    expect(refusalOn(document, typed('x', [0, 0], [5, 0]))).toBe(message);
    expect(refusalOn(document, typed('x', [1, 4], [5, 0]))).toBe(message);
    expect(refusalOn(document, typed('x', [0, 9], [1, 0]))).toBe(message);
    expect(refusalOn(document, typed('x', [0, 0], [1, 4]))).toBe(message);
    expect(refusalOn(document, typed('x', [0, 5], [1, 3]))).toBeUndefined();
  });
});

describe('paragraphs with variables', () => {
  const mixed: Paragraph[] = [one('text'), { runs: [said('a'), variable] }];
  const put = (paragraphs: Paragraph[]): Operation => ({
    kind: 'insertParagraphs',
    frameId,
    range: range([0, 0]),
    paragraphs,
  });
  const open = (textEditingAllowed: boolean) =>
    afterOn(holding(one('text')), {
      kind: 'setFrameConstraints',
      frameIds: [frameId],
      constraints: { ...ALL_OFF, textEditingAllowed },
    });

  it('S10.28 are inserted when users may not edit the text; texts without variables always', () => {
    expect(refusalOn(open(false), put(mixed))).toBeUndefined();
    expect(refusalOn({ ...open(false), constraints: { frames: {} } }, put(mixed))).toBeUndefined();
    expect(refusalOn(open(true), put(mixed))).toMatch(/can’t hold variables/);
    expect(refusalOn(open(true), put([one('text')]))).toBeUndefined();
  });

  it('S10.28 are no text for users: one variable among many runs is enough', () => {
    const constraints = { ...ALL_OFF, textEditingAllowed: true };
    const free: Operation = { kind: 'setFrameConstraints', frameIds: [frameId], constraints };
    expect(refusalOn(holding(...mixed), free)).toMatch(/holds variables/);
    expect(refusalOn(holding(one('text')), free)).toBeUndefined();
  });
});

describe('the options of a text', () => {
  it('are those of its frame', () => {
    const { words } = sampleDocument().pages.items.page?.frames.items ?? {};
    if (words?.type !== 'text') throw new Error('There is no text.');
    const options = { ...words.options, numberOfColumns: 2 };
    const document = after({ kind: 'setTextOptions', frameId, options });
    expect(document.pages.items.page?.frames.items.words).toEqual({ ...words, options });
  });
});
