import type { TextRun } from '../textInput';
import { changeCase } from './changeCase';

/** The drawn text of a paragraph, with a mapping to the stored text. */
export interface DisplayedText {
  readonly text: string;
  /** The offset of each UTF-16 unit, and of the end, in the stored text of all runs. */
  readonly sourceOf: Int32Array;
  /** The index of each unit's run. */
  readonly runOf: Int32Array;
}

/** The line break within a paragraph; all others are normalised to it. */
export const LINE_END = '\u2028';

// Listed by number: matching by property takes five times as long.
// eslint-disable-next-line no-control-regex -- these are what it looks for
const CONTROLS = /[\0-\x1f\x7f-\x9f\u2029]/g;
const LINE_ENDS = '\n\v\f\r\u0085\u2029';
/** The replacement of control characters: a word joiner without width, which is not drawn. */
const NOTHING = '\u2060';

/** Replaces a control character by a line end, a tab, or nothing. */
function drawnControl(character: string): string {
  if (character === '\t') return character;
  return LINE_ENDS.includes(character) ? LINE_END : NOTHING;
}

/** Joins the runs into one text in its drawn case. */
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

/** Normalises all line ends to one character of one unit. */
function withOneLineEnd({ text, sourceOf, runOf }: DisplayedText): DisplayedText {
  if (!text.includes('\r\n')) return { text: text.replaceAll(CONTROLS, drawnControl), sourceOf, runOf };
  const isKept = (_: number, unit: number) => !(text[unit] === '\n' && text[unit - 1] === '\r');
  return {
    text: text.replaceAll('\r\n', '\n').replaceAll(CONTROLS, drawnControl),
    sourceOf: sourceOf.filter(isKept),
    runOf: runOf.filter(isKept),
  };
}
