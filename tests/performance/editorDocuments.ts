import {
  newPlacement,
  newShapeFrame,
  newTextFrame,
  newVariable,
  type Document,
  type Frame,
} from '@/engine/document';
import { edit, type Operation } from '@/engine/edit';
import { emptyDocument } from '../unit/engine/support/sampleDocument';

function changed(document: Document, operations: readonly Operation[]): Document {
  const result = edit(document, operations);
  if (!result.ok) throw new Error(`${result.refusal.pointer} ${result.refusal.message}`);
  return result.value.document;
}

const adding = (
  frameId: string,
  frame: Frame,
  [x, y, width, height]: [number, number, number, number],
  pageId = 'page',
): Operation => ({
  kind: 'addFrame',
  layoutId: 'a4',
  pageId,
  frameId,
  frame,
  placement: newPlacement(frame.type, { x, y, width, height }),
});

const COLUMNS = 15;
const GAP = 13;

/** A page of A4 with frames in rows of 15, every fifth a text. */
export const withFrames = (count: number): Document =>
  changed(
    emptyDocument(),
    Array.from({ length: count }, (_, index) => {
      const place = [5 + (index % COLUMNS) * GAP, 5 + Math.floor(index / COLUMNS) * GAP, 11, 11] as const;
      const frame =
        index % 5 === 0 ? newTextFrame(`Text ${index}`, 'Bread') : newShapeFrame(`Shape ${index}`);
      return adding(`frame-${index}`, frame, [...place]);
    }),
  );

const WORDS = 'fresh bread is baked every morning from six kinds of grain by hand'.split(' ');
const sentence = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => WORDS[(first + index) % WORDS.length]).join(' ');

/** A page with one text of 1,000 words, in paragraphs of so many, no two of ten alike. */
export const withText = (wordsAParagraph: number): Document =>
  changed(emptyDocument(), [
    adding(
      'text',
      {
        ...newTextFrame('Text'),
        paragraphs: Array.from({ length: 1_000 / wordsAParagraph }, (_, first) => ({
          runs: [{ type: 'text', text: sentence(wordsAParagraph, first) }],
        })),
      },
      [5, 5, 200, 285],
    ),
  ]);

/** A page with one text of 1,000 words in ten paragraphs; the second begins with the value of the variable `Name`. */
export function withVariable(): Document {
  const document = withText(100);
  const { page } = document.pages.items;
  const frame = page?.frames.items['text'];
  if (!page || frame?.type !== 'text') throw new Error('The page has no text.');
  const [first, second, ...others] = frame.paragraphs;
  if (!first || !second) throw new Error('The text has no second paragraph.');
  const named = { ...second, runs: [{ type: 'variable', variableId: 'name' } as const, ...second.runs] };
  const filled = { ...frame, paragraphs: [first, named, ...others] };
  return {
    ...document,
    pages: {
      ...document.pages,
      items: {
        page: { ...page, frames: { ...page.frames, items: { ...page.frames.items, text: filled } } },
      },
    },
    variables: { order: ['name'], items: { name: { ...newVariable('Name'), value: 'Aurora' } } },
  };
}

/** So many pages, each with four frames. */
export const withPages = (count: number): Document =>
  changed(
    emptyDocument(),
    Array.from({ length: count }, (_, index): Operation[] => {
      const pageId = index === 0 ? 'page' : `page-${index}`;
      const add: Operation[] = index === 0 ? [] : [{ kind: 'addPage', pageId, name: `Page ${index + 1}` }];
      const frames = [0, 1, 2, 3].map((at) =>
        adding(
          `frame-${index}-${at}`,
          at === 0 ? newTextFrame(`Text ${at}`, sentence(40)) : newShapeFrame(`Shape ${at}`),
          [20, 20 + at * 60, 150, 50],
          pageId,
        ),
      );
      return [...add, ...frames];
    }).flat(),
  );
