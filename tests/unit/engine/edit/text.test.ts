import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CharacterFormat, Document, Paragraph, Run } from '@/engine/document';
import { ALL_OFF } from '@/engine/document/schema/constraints';
import { edit, revert, type Operation } from '@/engine/edit';
import { sampleDocument } from '../support/sampleDocument';

const BOLD: CharacterFormat = { font: { family: 'Arial', style: 'Bold' } };
const said = (text: string, format?: CharacterFormat): Run => ({
  type: 'text',
  text,
  ...(format && { format }),
});
const variable: Run = { type: 'variable', variableId: 'who' };

/** The sample with these paragraphs in its text frame. */
function holding(paragraphs: readonly Paragraph[]): Document {
  return done(sampleDocument(), { kind: 'setText', frameId: 'words', paragraphs });
}

function done(document: Document, ...operations: Operation[]): Document {
  const result = edit(document, operations);
  if (!result.ok) throw new Error(`${result.refusal.pointer} ${result.refusal.message}`);
  return result.value.document;
}

function paragraphsIn(document: Document): readonly Paragraph[] {
  const frame = document.pages.items.page?.frames.items.words;
  return frame?.type === 'text' ? frame.paragraphs : [];
}

type Place = readonly [paragraph: number, offset: number];
const range = ([paragraph, offset]: Place, [toParagraph, toOffset]: Place = [paragraph, offset]) => ({
  from: { paragraph, offset },
  to: { paragraph: toParagraph, offset: toOffset },
});

/** Replaces a range by typed text and returns the paragraphs. */
const typing = (paragraphs: readonly Paragraph[], text: string, ...places: [Place, Place?]) =>
  paragraphsIn(
    done(holding(paragraphs), { kind: 'replaceText', frameId: 'words', range: range(...places), text }),
  );

/** Replaces a range by other paragraphs and returns all. */
const putting = (
  paragraphs: readonly Paragraph[],
  inserted: readonly Paragraph[],
  ...places: [Place, Place?]
) =>
  paragraphsIn(
    done(holding(paragraphs), {
      kind: 'insertParagraphs',
      frameId: 'words',
      range: range(...places),
      paragraphs: inserted,
    }),
  );

const refusalOf = (operation: Operation, document = sampleDocument()) => {
  const result = edit(document, [operation]);
  return result.ok ? undefined : result.refusal.message;
};

describe('typed text', () => {
  it('takes the look of the character before, at the start of the one behind', () => {
    const paragraphs = [{ runs: [said('bold', BOLD), said(' plain')] }];
    expect(typing(paragraphs, 'er', [0, 4])[0]?.runs).toEqual([said('bolder', BOLD), said(' plain')]);
    expect(typing(paragraphs, 'so ', [0, 0])[0]?.runs[0]).toEqual(said('so bold', BOLD));
    expect(typing(paragraphs, '!', [0, 10])[0]?.runs[1]).toEqual(said(' plain!'));
  });

  it('takes the look of the first replaced character', () => {
    const paragraphs = [{ runs: [said('a '), said('bold', BOLD), said(' one')] }];
    expect(typing(paragraphs, 'new', [0, 2], [0, 8])[0]?.runs).toEqual([
      said('a '),
      said('new', BOLD),
      said('ne'),
    ]);
  });

  it('keeps the look of deleted text for the text typed there next', () => {
    const emptied = typing([{ runs: [said('bold', BOLD)] }], '', [0, 0], [0, 4]);
    expect(emptied).toEqual([{ runs: [said('', BOLD)] }]);
    expect(typing(emptied, 'new', [0, 0])[0]?.runs).toEqual([said('new', BOLD)]);
  });

  it('is split into paragraphs at ends of line, each as the one it is typed in', () => {
    const paragraphs: Paragraph[] = [
      { paragraphStyleId: 'body', list: { type: 'bullets', level: 2 }, runs: [said('onefour', BOLD)] },
    ];
    expect(typing(paragraphs, '\ntwo\r\n', [0, 3])).toEqual([
      { ...paragraphs[0], runs: [said('one', BOLD)] },
      { ...paragraphs[0], runs: [said('two', BOLD)] },
      { ...paragraphs[0], runs: [said('four', BOLD)] },
    ]);
  });

  it('keeps a line break within a paragraph', () => {
    expect(typing([{ runs: [said('ab')] }], '\u2028', [0, 1])).toEqual([{ runs: [said('a\u2028b')] }]);
  });

  it('replaces a variable as one character', () => {
    const paragraphs = [{ runs: [said('Hello '), variable, said('!')] }];
    expect(typing(paragraphs, 'Ann', [0, 6], [0, 7])[0]?.runs).toEqual([said('Hello Ann!')]);
    expect(typing(paragraphs, ' you', [0, 7])[0]?.runs).toEqual([said('Hello '), variable, said(' you!')]);
  });
});

describe('a deleted end of a paragraph', () => {
  const heading: Paragraph = { paragraphStyleId: 'title', runs: [said('Head', BOLD)] };
  const body: Paragraph = { paragraphStyleId: 'body', runs: [said('Text')] };

  it('joins two paragraphs as the first was', () => {
    expect(typing([heading, body], '', [0, 4], [1, 0])).toEqual([
      { paragraphStyleId: 'title', runs: [said('Head', BOLD), said('Text')] },
    ]);
  });

  it('keeps the second paragraph when the first is deleted', () => {
    expect(typing([heading, body], '', [0, 0], [1, 2])).toEqual([
      { paragraphStyleId: 'body', runs: [said('xt')] },
    ]);
  });
});

describe('paragraphs that are put in', () => {
  const one: Paragraph = { paragraphStyleId: 'title', runs: [said('One', BOLD)] };
  const two: Paragraph = { paragraphStyleId: 'body', runs: [said('Two')] };

  it('join the text before and after and stay whole between', () => {
    const inserted = [one, { ...two, runs: [variable] }, one];
    expect(putting([{ runs: [said('startend')] }], inserted, [0, 5])).toEqual([
      { runs: [said('start'), said('One', BOLD)] },
      { ...two, runs: [variable] },
      { runs: [said('One', BOLD), said('end')] },
    ]);
  });

  it('keep their format without text around them', () => {
    expect(
      putting([{ runs: [said('gone')], format: { textAlign: 'right' } }], [one], [0, 0], [0, 4]),
    ).toEqual([one]);
  });

  it('S10.28 contain no variable when users may edit the text', () => {
    const open = done(holding([one]), {
      kind: 'setFrameConstraints',
      frameIds: ['words'],
      constraints: { ...ALL_OFF, textEditingAllowed: true },
    });
    const operation: Operation = {
      kind: 'insertParagraphs',
      frameId: 'words',
      range: range([0, 0]),
      paragraphs: [{ runs: [variable] }],
    };
    expect(refusalOf(operation, open)).toBe(
      'Users may edit the text of Headline, which can’t hold variables then.',
    );
  });
});

describe('a range', () => {
  it('is refused outside the text', () => {
    const message = 'The text has no such range.';
    const at = (...places: [Place, Place?]) =>
      refusalOf({ kind: 'replaceText', frameId: 'words', range: range(...places), text: 'x' });
    expect(at([0, 8])).toBe(message);
    expect(at([1, 0])).toBe(message);
    expect(at([0, 3], [0, 2])).toBe(message);
    expect(at([0, 7])).toBeUndefined();
  });

  it('S6.03 gets the format of its paragraphs, over their character styles too', () => {
    const runs: Run[] = [said('a', { ...BOLD, fontSize: 9 }), { ...said('b'), characterStyleId: 'strong' }];
    const document = done(holding([{ runs }]), {
      kind: 'setParagraphStyle',
      frameId: 'words',
      from: 0,
      to: 0,
      throughout: true,
      format: { fontSize: 20, textAlign: 'right' },
    });
    expect(paragraphsIn(document)).toEqual([
      {
        format: { fontSize: 20, textAlign: 'right' },
        runs: [said('a', BOLD), { ...said('b', { fontSize: 20 }), characterStyleId: 'strong' }],
      },
    ]);
  });

  it('loses its character style and its own format', () => {
    const runs: Run[] = [{ ...said('abc', BOLD), characterStyleId: 'strong' }];
    const style = { kind: 'setTextStyle', frameId: 'words', format: {}, characterStyleId: null } as const;
    const document = done(holding([{ runs }]), { ...style, range: range([0, 1], [0, 2]) });
    expect(paragraphsIn(document)[0]?.runs).toEqual([
      { ...said('a', BOLD), characterStyleId: 'strong' },
      said('b'),
      { ...said('c', BOLD), characterStyleId: 'strong' },
    ]);
  });
});

const anyParagraphs = fc.array(
  fc.record({
    runs: fc.array(
      fc.oneof(
        fc
          .tuple(fc.string({ maxLength: 4 }), fc.boolean())
          .map(([text, isBold]) => said(text, isBold ? BOLD : undefined)),
        fc.constant(variable),
      ),
      { maxLength: 3 },
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Returns the text of paragraphs, with a variable as one character. */
const plain = (paragraphs: readonly Paragraph[]) =>
  paragraphs
    .map(({ runs }) => runs.map((run) => (run.type === 'text' ? run.text : '\ufffc')).join(''))
    .join('\n');

describe('any range of any text', () => {
  it('is replaced as in a plain text, and restored by undo', () => {
    const anyText = fc.array(fc.constantFrom('a', '\n', 'é', '\u2028'), { maxLength: 4 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(anyParagraphs, anyText, share, share, (paragraphs, typed, ...shares) => {
        const before = plain(paragraphs);
        const [from = 0, to = 0] = shares
          .map((part) => Math.floor(part * before.length))
          .sort((a, b) => a - b);
        const placeOf = (index: number): Place => {
          const lines = before.slice(0, index).split('\n');
          return [lines.length - 1, lines.at(-1)?.length ?? 0];
        };
        const start = holding(paragraphs);
        const text = typed.join('');
        const operation: Operation = {
          kind: 'replaceText',
          frameId: 'words',
          range: range(placeOf(from), placeOf(to)),
          text,
        };
        const result = edit(start, [operation]);
        if (!result.ok) throw new Error(result.refusal.message);
        expect(plain(paragraphsIn(result.value.document))).toBe(
          before.slice(0, from) + text + before.slice(to),
        );
        expect(revert(result.value.document, result.value.inverse).document).toEqual(start);
      }),
      { numRuns: 300 },
    );
  });
});
