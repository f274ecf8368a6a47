import type { Document, Paragraph, Run } from '../document';
import type { RuleSets } from './values/richText';
import { textOfVariable, type TextPart } from './values/textOfVariable';

/** A part of a text with one look, for layout. */
export type ResolvedRun = Extract<Run, { type: 'text' }> & {
  /** Whether it moves to the next line as a whole if it does not fit. */
  readonly isDontBreak?: boolean;
};

/** A paragraph with its variables replaced by text. */
export type ResolvedParagraph = Omit<Paragraph, 'runs'> & { readonly runs: readonly ResolvedRun[] };

type VariableRun = Extract<Run, { type: 'variable' }>;

const variableOf = (document: Document, { variableId }: VariableRun) => {
  const variable = document.variables.items[variableId];
  return variable?.type === 'group' ? undefined : variable;
};

/** Returns a run for a part of a variable's text: its own character style wins over that of the insertion point. */
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

/** Whether a paragraph disappears because it contains only an empty variable that removes its line. */
function isLeftOut(document: Document, { runs }: Paragraph, ruleSets: RuleSets): boolean {
  const [run, ...others] = runs.filter((each) => each.type === 'variable' || each.text !== '');
  if (run?.type !== 'variable' || others.length > 0) return false;
  const variable = variableOf(document, run);
  const takesLine = variable && 'removeParagraphIfEmpty' in variable && variable.removeParagraphIfEmpty;
  return takesLine === true && textOfVariable(variable, ruleSets).length === 0;
}

/**
 * Replaces variables by their text, and removes paragraphs of only an empty variable if it is set to. The result may be
 * empty.
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

/** The position of a stored paragraph in the resolved text. */
export interface ResolvedPlace {
  /** The index of the resolved paragraph; undefined if it was removed. */
  readonly paragraph: number | undefined;
  /** The length of each run there, in UTF-16 units. */
  readonly lengths: readonly number[];
}

/** Returns the positions of stored paragraphs and runs in the result of `resolveParagraphs`. */
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
