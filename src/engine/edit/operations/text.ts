import type { Draft } from 'immer';
import * as z from 'zod/mini';
import type { CharacterFormat, Paragraph, Run } from '../../document';
import { textOptions } from '../../document/schema/frames';
import { id, wholeBetween } from '../../document/schema/primitives';
import { LONGEST_TEXT, list, paragraphs } from '../../document/schema/textContent';
import { characterFormat, paragraphOverrides } from '../../document/schema/textStyle';
import { frameOfType } from '../find';
import { operation, refuse } from '../operation';

/** A place in a text: a paragraph, and the characters before it, a variable counting as one. */
const place = z.strictObject({ paragraph: wholeBetween(0, 20_000), offset: wholeBetween(0, LONGEST_TEXT) });
const range = z.strictObject({ from: place, to: place });

const sizeOf = (run: Run): number => (run.type === 'text' ? run.text.length : 1);

/** The runs of a paragraph, cut where they reach over one of two offsets. */
function cut(runs: readonly Draft<Run>[], from: number, to: number): [run: Draft<Run>, inside: boolean][] {
  const pieces: [Draft<Run>, boolean][] = [];
  let at = 0;
  for (const run of runs) {
    const end = at + sizeOf(run);
    const inner = [from, to].filter((offset) => offset > at && offset < end).map((offset) => offset - at);
    const cuts = run.type === 'text' ? [...new Set([0, ...inner, end - at])] : [0, end - at];
    for (const [index, start] of cuts.slice(0, -1).entries()) {
      const text = run.type === 'text' ? { text: run.text.slice(start, cuts[index + 1]) } : {};
      pieces.push([{ ...run, ...text } as Draft<Run>, at + start >= from && at + start < to]);
    }
    at = end;
  }
  return pieces;
}

function formatRuns(
  paragraph: Draft<Paragraph>,
  from: number,
  to: number,
  format: Draft<CharacterFormat>,
  characterStyleId: string | undefined,
): void {
  paragraph.runs = cut(paragraph.runs, from, to).map(([run, inside]) =>
    inside
      ? {
          ...run,
          format: { ...run.format, ...format },
          ...(characterStyleId !== undefined && { characterStyleId }),
        }
      : run,
  );
}

/** The text of frames and its look. */
export const text = {
  setText: operation({ frameId: id, paragraphs }, (draft, payload) => {
    frameOfType(draft, payload.frameId, 'text').paragraphs = payload.paragraphs;
  }),
  setRunText: operation(
    { frameId: id, paragraph: wholeBetween(0, 20_000), run: wholeBetween(0, 10_000), text: z.string() },
    (draft, { frameId, paragraph, run, text: typed }) => {
      const found = frameOfType(draft, frameId, 'text').paragraphs[paragraph]?.runs[run];
      if (found?.type !== 'text') return refuse('There is no text to be changed at this place.');
      found.text = typed;
    },
  ),
  setTextOptions: operation({ frameId: id, options: textOptions }, (draft, { frameId, options }) => {
    frameOfType(draft, frameId, 'text').options = options;
  }),
  setParagraphStyle: operation(
    {
      frameId: id,
      from: wholeBetween(0, 20_000),
      to: wholeBetween(0, 20_000),
      paragraphStyleId: z.exactOptional(z.nullable(id)),
      format: z.exactOptional(paragraphOverrides),
      list: z.exactOptional(z.nullable(list)),
    },
    (draft, { frameId, from, to, paragraphStyleId, format, list: listed }) => {
      for (const paragraph of frameOfType(draft, frameId, 'text').paragraphs.slice(from, to + 1)) {
        // A style takes the place of all that the paragraph had of its own.
        if (paragraphStyleId !== undefined) delete paragraph.format;
        if (paragraphStyleId === null) delete paragraph.paragraphStyleId;
        else if (paragraphStyleId !== undefined) paragraph.paragraphStyleId = paragraphStyleId;
        if (format) paragraph.format = { ...paragraph.format, ...format };
        if (listed === null) delete paragraph.list;
        else if (listed) paragraph.list = listed;
      }
    },
  ),
  setTextStyle: operation(
    { frameId: id, range, format: characterFormat, characterStyleId: z.exactOptional(id) },
    (draft, { frameId, range: { from, to }, format, characterStyleId }) => {
      for (const [index, paragraph] of frameOfType(draft, frameId, 'text').paragraphs.entries()) {
        if (index < from.paragraph || index > to.paragraph) continue;
        const start = index === from.paragraph ? from.offset : 0;
        const end = index === to.paragraph ? to.offset : LONGEST_TEXT;
        formatRuns(paragraph, start, end, format, characterStyleId);
      }
    },
  ),
};
