import { isSameJson } from '@/domain/equality';
import { castDraft, current, type Draft } from 'immer';
import * as z from 'zod/mini';
import {
  joinRuns,
  lengthOfRuns,
  lookAt,
  mergeFormats,
  runsBetween,
  type CharacterFormat,
  type FontFeatures,
  type Id,
  type Paragraph,
  type ParagraphOverrides,
  type Run,
} from '../../document';
import { textOptions } from '../../document/schema/frames';
import { describeSchema, id, wholeBetween } from '../../document/schema/primitives';
import { LONGEST_TEXT, list, paragraphs } from '../../document/schema/textContent';
import { characterFormat, paragraphOverrides } from '../../document/schema/textStyle';
import { frameOfType } from '../find';
import { operation, refuse } from '../operation';

/** A position in a text: a paragraph, and the number of characters before it. A variable counts as one. */
const place = z.strictObject({ paragraph: wholeBetween(0, 20_000), offset: wholeBetween(0, LONGEST_TEXT) });
const range = z.strictObject({ from: place, to: place });

type Range = z.infer<typeof range>;

/** Separators of paragraphs in pasted text; a line break within one is U+2028. */
const PARAGRAPH_END = /\r\n|[\r\n\u2029]/;

/** Returns the first and last paragraph of a range; refuses a range outside the text. */
function endsOf(paragraphs: readonly Paragraph[], { from, to }: Range): [start: Paragraph, end: Paragraph] {
  const [start, end] = [paragraphs[from.paragraph], paragraphs[to.paragraph]];
  const isOrdered =
    from.paragraph < to.paragraph || (from.paragraph === to.paragraph && from.offset <= to.offset);
  const isWithin =
    start && end && from.offset <= lengthOfRuns(start.runs) && to.offset <= lengthOfRuns(end.runs);
  return isOrdered && isWithin ? [start, end] : refuse('The text has no such range.');
}

/**
 * Replaces a range by paragraphs. The first joins the text before the range, and the last the text after it. Each takes
 * the format of the paragraph it joins.
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

/** Whether two objects differ in at most one field. */
const isSameBut = (field: string, a: object | undefined, b: object | undefined): boolean =>
  isSameJson({ ...a, [field]: '' }, { ...b, [field]: '' });

/** Sets the runs of a paragraph. Typing within runs changes only their text, which breaks no cross-reference rule. */
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

/** Splits text into paragraphs with the look of their destination. */
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

/** The change of a range's look: a format over the present one, or a character style instead of it. */
interface TextStyle {
  readonly format: CharacterFormat;
  readonly characterStyleId: Id | null | undefined;
}

function styledRun(run: Run, { format, characterStyleId }: TextStyle): Run {
  const { characterStyleId: own, format: ownFormat, ...said } = run;
  const style = characterStyleId === undefined ? own : (characterStyleId ?? undefined);
  const whole = characterStyleId === undefined ? mergeFormats(ownFormat, format) : format;
  return {
    ...said,
    ...(style !== undefined && { characterStyleId: style }),
    ...(Object.keys(whole).length > 0 && { format: whole }),
  };
}

/** Removes the run properties that a paragraph format sets; runs with a character style get its values as overrides. */
function clearOverrides(runs: readonly Run[], format: ParagraphOverrides): Run[] {
  const fields: object = characterFormat._zod.def.shape;
  const set = Object.entries(format).filter(([field]) => Object.hasOwn(fields, field));
  const gone = new Set(set.map(([field]) => field));
  const plain = runs.map((run): Run => {
    const kept = Object.entries(run.format ?? {}).filter(([field]) => !gone.has(field));
    const fontFeatures = otherFeatures(run.format?.fontFeatures, format.fontFeatures);
    const own = mergeFormats<CharacterFormat>(
      { ...Object.fromEntries(kept), ...(fontFeatures && { fontFeatures }) },
      run.characterStyleId === undefined ? undefined : Object.fromEntries(set),
    );
    const { format: _, ...rest } = run;
    return Object.keys(own).length > 0 ? { ...rest, format: own } : rest;
  });
  return [...joinRuns(plain)];
}

/** Returns the features of a run that the others do not switch. */
function otherFeatures(own: FontFeatures = {}, others: FontFeatures = {}): FontFeatures | undefined {
  const left = Object.entries(own).filter(([tag]) => !Object.hasOwn(others, tag));
  return left.length > 0 ? Object.fromEntries(left) : undefined;
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

/** Operations on the text of frames and its look. */
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
      throughout: z.exactOptional(describeSchema(z.boolean(), 'Whether the format is that of all runs too')),
      list: z.exactOptional(z.nullable(list)),
    },
    (draft, { frameId, from, to, paragraphStyleId, format, throughout, list: listed }) => {
      for (const paragraph of frameOfType(draft, frameId, 'text').paragraphs.slice(from, to + 1)) {
        // A style replaces all overrides of the paragraph.
        if (paragraphStyleId !== undefined) delete paragraph.format;
        if (paragraphStyleId === null) delete paragraph.paragraphStyleId;
        else if (paragraphStyleId !== undefined) paragraph.paragraphStyleId = paragraphStyleId;
        if (format) paragraph.format = castDraft(mergeFormats(current(paragraph).format, format));
        if (format && throughout) paragraph.runs = castDraft(clearOverrides(current(paragraph).runs, format));
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
