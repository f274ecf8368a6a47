import {
  lookAt,
  lookOfRun,
  runsBetween,
  type CharacterFormat,
  type Document,
  type Paragraph,
  type Run,
  type RunLook,
} from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { characterLookOf, paragraphFormatOf, type CharacterLook } from '@/engine/text';
import type { TextCaret } from '../../frames/FrameSession';
import {
  findEmphasisedFont,
  isEmphasised,
  listKnownStyles,
  type Emphasis,
  type StylesOf,
} from './fontStyles';
import { isEmpty, getRange, type TextRange } from './places';

/** Part of a paragraph with one look. */
export interface LookedRun {
  readonly range: TextRange;
  readonly run: RunLook;
  /** The complete look of its characters. */
  readonly look: CharacterLook;
}

const lengthOf = (run: Run) => (run.type === 'text' ? run.text.length : 1);

/** Returns the runs of a range, including those of empty paragraphs. */
export function getRuns(
  document: Document,
  paragraphs: readonly Paragraph[],
  { from, to }: TextRange,
): LookedRun[] {
  const { brandKit } = document;
  return paragraphs.slice(from.paragraph, to.paragraph + 1).flatMap((paragraph, index) => {
    const at = from.paragraph + index;
    const start = index === 0 ? from.offset : 0;
    const end = at === to.paragraph ? to.offset : Infinity;
    const format = paragraphFormatOf(paragraph, brandKit);
    const runs = runsBetween(paragraph.runs, start, end);
    let offset = start;
    return (
      runs.length > 0 ? runs : paragraph.runs.length === 0 ? [{ type: 'text' as const, text: '' }] : []
    ).map((run) => {
      const range = {
        from: { paragraph: at, offset },
        to: { paragraph: at, offset: offset + lengthOf(run) },
      };
      offset = range.to.offset;
      return { range, run: lookOfRun(run), look: characterLookOf(run, format, brandKit) };
    });
  });
}

/** Returns the look that text typed at a caret gets. */
export function getTypedLook(
  document: Document,
  paragraphs: readonly Paragraph[],
  caret: TextCaret,
): LookedRun {
  const range = getRange(caret);
  const paragraph = paragraphs[range.from.paragraph] ?? { runs: [] };
  const run = caret.look ?? lookAt(paragraph.runs, range.from.offset, !isEmpty(range));
  const format = paragraphFormatOf(paragraph, document.brandKit);
  return { range, run, look: characterLookOf(run, format, document.brandKit) };
}

/** Returns the operation that gives a range character properties. */
export const styleRange = (frameId: string, range: TextRange, format: CharacterFormat): Operation => ({
  kind: 'setTextStyle',
  frameId,
  range,
  format,
});

/** The effect of a key for bold or italic. */
export interface Emphasising {
  readonly operations: readonly Operation[];
  /** Look of the next typed text, if nothing is selected. */
  readonly look?: RunLook;
  /** Why nothing changes. */
  readonly refusal?: string;
}

/**
 * Toggles bold or italic for the selection: each run gets the matching style of its family. Without a selection, it
 * applies to the next typed text.
 */
export function toggleEmphasis(
  document: Document,
  { frameId, paragraphs, caret }: { frameId: string; paragraphs: readonly Paragraph[]; caret: TextCaret },
  emphasis: Emphasis,
  stylesOf: StylesOf | undefined,
): Emphasising {
  const range = getRange(caret);
  const runs = isEmpty(range)
    ? [getTypedLook(document, paragraphs, caret)]
    : getRuns(document, paragraphs, range);
  const isOn = runs.some(({ look }) => !isEmphasised(look.font, emphasis));
  const changed = runs.flatMap(({ range: part, run, look }) => {
    const styles = listKnownStyles(document, stylesOf, look.font.family);
    const font = findEmphasisedFont(look.font, emphasis, isOn, styles);
    return font && font !== look.font ? [{ part, run, font }] : [];
  });
  const [first] = changed;
  if (!first) {
    const { family } = runs[0]?.look.font ?? { family: 'This font' };
    const wanted = isOn ? emphasis : emphasis === 'bold' ? 'regular' : 'upright';
    return { operations: [], refusal: `${family} has no ${wanted} style that fits.` };
  }
  if (isEmpty(range)) {
    return { operations: [], look: { ...first.run, format: { ...first.run.format, font: first.font } } };
  }
  return { operations: changed.map(({ part, font }) => styleRange(frameId, part, { font })) };
}
