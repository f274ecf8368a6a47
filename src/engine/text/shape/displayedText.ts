import type { TextRun } from '../layout/textInput';
import { changeCase } from './changeCase';

/** The text of a paragraph as it is drawn, with the way back to how it is stored. */
export interface DisplayedText {
  readonly text: string;
  /** For each UTF-16 unit, and for the end, where it comes from in the stored text of all runs together. */
  readonly sourceOf: Int32Array;
  /** For each unit the index of its run. */
  readonly runOf: Int32Array;
}

/** What ends a line within a paragraph; all that do are drawn as this one. */
export const LINE_END = '\u2028';

// By their numbers: looked for by their property they take five times as long.
// eslint-disable-next-line no-control-regex -- these are what it looks for
const CONTROLS = /[\0-\x1f\x7f-\x9f\u2029]/g;
const LINE_ENDS = '\n\v\f\r\u0085\u2029';
/** Stands for control characters, which are not drawn: a joiner of words without width. */
const NOTHING = '\u2060';

/** How control characters are drawn: as an end of line, a tab, or not at all. */
function drawnControl(character: string): string {
  if (character === '\t') return character;
  return LINE_ENDS.includes(character) ? LINE_END : NOTHING;
}

/** Brings the runs into one text, in the case they are drawn in. */
export function displayedText(runs: readonly TextRun[]): DisplayedText {
  const pieces = runs.map(({ text, look }) => changeCase(text, look.typographicCase, look.language));
  const text = pieces.flatMap((parts) => parts.map(([, drawn]) => drawn)).join('');
  const sourceOf = new Int32Array(text.length + 1);
  const runOf = new Int32Array(text.length);
  let unit = 0;
  let source = 0;
  pieces.forEach((parts, run) => {
    for (const [stored, drawn] of parts) {
      const step = stored.length === drawn.length ? 1 : 0;
      const end = unit + drawn.length;
      runOf.fill(run, unit, end);
      for (let from = source; unit < end; unit += 1, from += step) sourceOf[unit] = from;
      source += stored.length;
    }
  });
  sourceOf[unit] = source;
  return withOneLineEnd({ text, sourceOf, runOf });
}

/** All ends of lines as one and the same character, of one unit. */
function withOneLineEnd({ text, sourceOf, runOf }: DisplayedText): DisplayedText {
  if (!text.includes('\r\n')) return { text: text.replaceAll(CONTROLS, drawnControl), sourceOf, runOf };
  const isKept = (_: number, unit: number) => !(text[unit] === '\n' && text[unit - 1] === '\r');
  return {
    text: text.replaceAll('\r\n', '\n').replaceAll(CONTROLS, drawnControl),
    sourceOf: sourceOf.filter(isKept),
    runOf: runOf.filter(isKept),
  };
}
