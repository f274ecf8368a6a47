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
import { emphasisedFont, isEmphasised, knownStyles, type Emphasis, type StylesOf } from './fontStyles';
import { isEmpty, rangeOf, type TextRange } from './places';

/** A stretch of a paragraph with one look. */
export interface LookedRun {
  readonly range: TextRange;
  readonly run: RunLook;
  /** The whole look of its characters. */
  readonly look: CharacterLook;
}

const lengthOf = (run: Run) => (run.type === 'text' ? run.text.length : 1);

/** The runs of a range, one by one; those of a paragraph without text as well. */
export function runsIn(
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

/** The look of what would be typed at a caret. */
export function typedLook(document: Document, paragraphs: readonly Paragraph[], caret: TextCaret): LookedRun {
  const range = rangeOf(caret);
  const paragraph = paragraphs[range.from.paragraph] ?? { runs: [] };
  const run = caret.look ?? lookAt(paragraph.runs, range.from.offset, !isEmpty(range));
  const format = paragraphFormatOf(paragraph, document.brandKit);
  return { range, run, look: characterLookOf(run, format, document.brandKit) };
}

/** Over what a range has. */
export const styling = (frameId: string, range: TextRange, format: CharacterFormat): Operation => ({
  kind: 'setTextStyle',
  ...{ frameId, range, format },
});

/** What a key for bold or italic comes to. */
export interface Emphasising {
  readonly operations: readonly Operation[];
  /** How what is typed next looks, where nothing is selected. */
  readonly look?: RunLook;
  /** Why nothing changes. */
  readonly refusal?: string;
}

/**
 * Makes what is selected bold or italic, or, where all of it is, not so: each run gets the style of its family that fits.
 * With nothing selected it is what will be typed.
 */
export function emphasising(
  document: Document,
  { frameId, paragraphs, caret }: { frameId: string; paragraphs: readonly Paragraph[]; caret: TextCaret },
  emphasis: Emphasis,
  stylesOf: StylesOf | undefined,
): Emphasising {
  const range = rangeOf(caret);
  const runs = isEmpty(range)
    ? [typedLook(document, paragraphs, caret)]
    : runsIn(document, paragraphs, range);
  const isOn = runs.some(({ look }) => !isEmphasised(look.font, emphasis));
  const changed = runs.flatMap(({ range: part, run, look }) => {
    const styles = knownStyles(document, stylesOf, look.font.family);
    const font = emphasisedFont(look.font, emphasis, isOn, styles);
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
  return { operations: changed.map(({ part, font }) => styling(frameId, part, { font })) };
}
