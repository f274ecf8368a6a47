import type { Document, Paragraph, Run } from '../../document';
import type { RuleSets } from '../values/richText';
import { textOfVariable, type TextPart } from '../values/textOfVariable';

/** A stretch of text with one look, as it is laid out. */
export type ResolvedRun = Extract<Run, { type: 'text' }> & {
  /** Moves to the next line whole where it does not fit. */
  readonly isDontBreak?: boolean;
};

/** A paragraph whose variables have become text. */
export type ResolvedParagraph = Omit<Paragraph, 'runs'> & { readonly runs: readonly ResolvedRun[] };

type VariableRun = Extract<Run, { type: 'variable' }>;

const variableOf = (document: Document, { variableId }: VariableRun) => {
  const variable = document.variables.items[variableId];
  return variable?.type === 'group' ? undefined : variable;
};

/** A part of a variable's text has its own character style, or else that of the place it is inserted at. */
function runOf(part: TextPart, run: VariableRun, isDontBreak: boolean): ResolvedRun {
  const { type: _, variableId: __, ...look } = run;
  return { type: 'text', ...look, ...part, ...(isDontBreak && { isDontBreak }) };
}

function resolveRun(document: Document, run: Run, ruleSets: RuleSets): readonly ResolvedRun[] {
  if (run.type === 'text') return [run];
  const variable = variableOf(document, run);
  if (!variable) return [];
  const isDontBreak = variable.type === 'shortText' && variable.isDontBreak;
  return textOfVariable(variable, ruleSets).map((part) => runOf(part, run, isDontBreak));
}

/** Whether a paragraph goes because the only thing in it is a variable without a value that takes its line along. */
function isLeftOut(document: Document, { runs }: Paragraph, ruleSets: RuleSets): boolean {
  const [run, ...others] = runs.filter((each) => each.type === 'variable' || each.text !== '');
  if (run?.type !== 'variable' || others.length > 0) return false;
  const variable = variableOf(document, run);
  const takesLine = variable && 'removeParagraphIfEmpty' in variable && variable.removeParagraphIfEmpty;
  return takesLine === true && textOfVariable(variable, ruleSets).length === 0;
}

/**
 * The paragraphs of a text frame as they are laid out: variables have become their text, and paragraphs that hold nothing
 * but an empty variable are left out where that variable says so. All may be.
 */
export const resolveParagraphs = (
  document: Document,
  paragraphs: readonly Paragraph[],
  ruleSets: RuleSets = {},
): readonly ResolvedParagraph[] =>
  paragraphs
    .filter((paragraph) => !isLeftOut(document, paragraph, ruleSets))
    .map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.flatMap((run) => resolveRun(document, run, ruleSets)),
    }));

/** Where a paragraph as it is stored stands in the text that is laid out. */
export interface ResolvedPlace {
  /** The index of the resolved paragraph; none where it is left out. */
  readonly paragraph: number | undefined;
  /** How many UTF-16 units each of its runs takes there. */
  readonly lengths: readonly number[];
}

/** Where each stored paragraph and its runs are found in what `resolveParagraphs` answers. */
export function resolvedPlaces(
  document: Document,
  paragraphs: readonly Paragraph[],
  ruleSets: RuleSets = {},
): readonly ResolvedPlace[] {
  let count = 0;
  return paragraphs.map((paragraph) => {
    const isOut = isLeftOut(document, paragraph, ruleSets);
    const lengths = paragraph.runs.map((run) =>
      resolveRun(document, run, ruleSets).reduce((length, { text }) => length + text.length, 0),
    );
    return { paragraph: isOut ? undefined : count++, lengths };
  });
}
