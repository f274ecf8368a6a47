import { castDraft, current, type Draft } from 'immer';
import * as z from 'zod/mini';
import {
  joinRuns,
  lengthOfRuns,
  lookAt,
  runsBetween,
  type CharacterFormat,
  type Id,
  type Paragraph,
  type ParagraphOverrides,
  type Run,
} from '../../document';
import { textOptions } from '../../document/schema/frames';
import { described, id, wholeBetween } from '../../document/schema/primitives';
import { LONGEST_TEXT, list, paragraphs } from '../../document/schema/textContent';
import { characterFormat, paragraphOverrides } from '../../document/schema/textStyle';
import { frameOfType } from '../find';
import { operation, refuse } from '../operation';

/** A place in a text: a paragraph, and the characters before it, a variable counting as one. */
const place = z.strictObject({ paragraph: wholeBetween(0, 20_000), offset: wholeBetween(0, LONGEST_TEXT) });
const range = z.strictObject({ from: place, to: place });

type Range = z.infer<typeof range>;

/** What separates paragraphs in text from elsewhere; an end of line within one is U+2028. */
const PARAGRAPH_END = /\r\n|[\r\n\u2029]/;

/** The paragraphs a range starts and ends in; refuses where the text has no such range. */
function endsOf(paragraphs: readonly Paragraph[], { from, to }: Range): [start: Paragraph, end: Paragraph] {
  const [start, end] = [paragraphs[from.paragraph], paragraphs[to.paragraph]];
  const isOrdered =
    from.paragraph < to.paragraph || (from.paragraph === to.paragraph && from.offset <= to.offset);
  const isWithin =
    start && end && from.offset <= lengthOfRuns(start.runs) && to.offset <= lengthOfRuns(end.runs);
  return isOrdered && isWithin ? [start, end] : refuse('The text has no such range.');
}

/**
 * Puts paragraphs in the place of a range. The first joins what stands before the range and the last what stands behind
 * it, and each takes on the paragraph it joins.
 */
function replaceRange(paragraphs: Draft<Paragraph>[], range: Range, by: readonly Paragraph[]): void {
  const { from, to } = range;
  const [start, end] = endsOf(current(paragraphs), range);
  const before = runsBetween(start.runs, 0, from.offset);
  const behind = runsBetween(end.runs, to.offset, Infinity);
  const result = by.map((paragraph, index): Paragraph => {
    const isFirst = index === 0;
    const isLast = index === by.length - 1;
    const joins = isFirst && from.offset > 0 ? start : isLast && lengthOfRuns(behind) > 0 ? end : paragraph;
    const runs = [...(isFirst ? before : []), ...paragraph.runs, ...(isLast ? behind : [])];
    return { ...joins, runs: joinRuns(runs) };
  });
  const [only] = result;
  const found = paragraphs[from.paragraph];
  if (only && found && result.length === 1 && isSameBut('runs', only, start) && start === end) {
    setRuns(found, only.runs);
  } else paragraphs.splice(from.paragraph, to.paragraph - from.paragraph + 1, ...castDraft(result));
}

/** Whether two things are the same but for one of their fields. */
const isSameBut = (field: string, a: object | undefined, b: object | undefined): boolean =>
  JSON.stringify({ ...a, [field]: '' }) === JSON.stringify({ ...b, [field]: '' });

/** Gives a paragraph other runs. Typing within runs changes their text alone, which breaks no rule between things. */
function setRuns(paragraph: Draft<Paragraph>, runs: readonly Run[]): void {
  const isTyping =
    runs.length === paragraph.runs.length &&
    runs.every((run, at) => isSameBut('text', run, paragraph.runs[at]));
  if (!isTyping) paragraph.runs = castDraft([...runs]);
  for (const [at, run] of isTyping ? runs.entries() : []) {
    const own = paragraph.runs[at];
    if (own?.type === 'text' && run.type === 'text' && own.text !== run.text) own.text = run.text;
  }
}

/** Text as paragraphs that look like the place it is put to. */
function typedParagraphs(paragraphs: readonly Paragraph[], range: Range, typed: string): Paragraph[] {
  const [start] = endsOf(paragraphs, range);
  const { from, to } = range;
  const isReplacing = from.paragraph !== to.paragraph || from.offset !== to.offset;
  const look = lookAt(start.runs, from.offset, isReplacing);
  return typed
    .split(PARAGRAPH_END)
    .map((part) => ({ ...start, runs: [{ type: 'text', text: part, ...look }] }));
}

const hasVariables = (paragraphs: readonly Paragraph[]): boolean =>
  paragraphs.some(({ runs }) => runs.some(({ type }) => type === 'variable'));

/** What a range of characters gets: a format over what they have, or a character style in place of all that. */
interface TextStyle {
  readonly format: CharacterFormat;
  readonly characterStyleId: Id | null | undefined;
}

function styledRun(run: Run, { format, characterStyleId }: TextStyle): Run {
  const { characterStyleId: own, format: ownFormat, ...said } = run;
  const style = characterStyleId === undefined ? own : (characterStyleId ?? undefined);
  const whole = characterStyleId === undefined ? { ...ownFormat, ...format } : format;
  return {
    ...said,
    ...(style !== undefined && { characterStyleId: style }),
    ...(Object.keys(whole).length > 0 && { format: whole }),
  };
}

/** Runs that have nothing of their own where their paragraph has a format; over a character style they have it too. */
function withoutOwn(runs: readonly Run[], format: ParagraphOverrides): Run[] {
  const fields: object = characterFormat._zod.def.shape;
  const set = Object.entries(format).filter(([field]) => Object.hasOwn(fields, field));
  const gone = new Set(set.map(([field]) => field));
  const plain = runs.map((run): Run => {
    const kept = Object.entries(run.format ?? {}).filter(([field]) => !gone.has(field));
    const own = Object.fromEntries([...kept, ...(run.characterStyleId === undefined ? [] : set)]);
    const { format: _, ...rest } = run;
    return Object.keys(own).length > 0 ? { ...rest, format: own as CharacterFormat } : rest;
  });
  return [...joinRuns(plain)];
}

function formatRuns(paragraph: Draft<Paragraph>, from: number, to: number, style: TextStyle): void {
  const { runs } = current(paragraph);
  const inside = lengthOfRuns(runs) === 0 ? runs : runsBetween(runs, from, to);
  const styled = [
    ...runsBetween(runs, 0, from),
    ...inside.map((run) => styledRun(run, style)),
    ...runsBetween(runs, to, Infinity),
  ];
  paragraph.runs = castDraft([...joinRuns(styled)]);
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
  replaceText: operation({ frameId: id, range, text: z.string() }, (draft, payload) => {
    const { paragraphs: found } = frameOfType(draft, payload.frameId, 'text');
    replaceRange(found, payload.range, typedParagraphs(current(found), payload.range, payload.text));
  }),
  insertParagraphs: operation({ frameId: id, range, paragraphs }, (draft, payload) => {
    const { frameId, paragraphs: inserted } = payload;
    const found = frameOfType(draft, frameId, 'text');
    if (draft.constraints.frames[frameId]?.textEditingAllowed && hasVariables(inserted)) {
      refuse(`Users may edit the text of ${found.name}, which can’t hold variables then.`);
    }
    replaceRange(found.paragraphs, payload.range, inserted);
  }),
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
      throughout: z.exactOptional(described(z.boolean(), 'Whether the format is that of all runs too')),
      list: z.exactOptional(z.nullable(list)),
    },
    (draft, { frameId, from, to, paragraphStyleId, format, throughout, list: listed }) => {
      for (const paragraph of frameOfType(draft, frameId, 'text').paragraphs.slice(from, to + 1)) {
        // A style takes the place of all that the paragraph had of its own.
        if (paragraphStyleId !== undefined) delete paragraph.format;
        if (paragraphStyleId === null) delete paragraph.paragraphStyleId;
        else if (paragraphStyleId !== undefined) paragraph.paragraphStyleId = paragraphStyleId;
        if (format) paragraph.format = { ...paragraph.format, ...format };
        if (format && throughout) paragraph.runs = castDraft(withoutOwn(current(paragraph).runs, format));
        if (listed === null) delete paragraph.list;
        else if (listed) paragraph.list = listed;
      }
    },
  ),
  setTextStyle: operation(
    { frameId: id, range, format: characterFormat, characterStyleId: z.exactOptional(z.nullable(id)) },
    (draft, { frameId, range: { from, to }, format, characterStyleId }) => {
      for (const [index, paragraph] of frameOfType(draft, frameId, 'text').paragraphs.entries()) {
        if (index < from.paragraph || index > to.paragraph) continue;
        const start = index === from.paragraph ? from.offset : 0;
        const end = index === to.paragraph ? to.offset : LONGEST_TEXT;
        formatRuns(paragraph, start, end, { format, characterStyleId });
      }
    },
  ),
};
