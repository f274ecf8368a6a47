import type { TextRun } from '../layout/textInput';

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

const LINE_ENDS = '\n\v\f\r\u0085\u2029';
/** Stands for control characters, which are not drawn: a joiner of words without width. */
const NOTHING = '\u2060';

/** How control characters are drawn: as an end of line, a tab, or not at all. */
function drawnControl(character: string): string {
  if (character === '\t') return character;
  return LINE_ENDS.includes(character) ? LINE_END : NOTHING;
}

const CASES = {
  normal: (text: string) => text,
  uppercase: (text: string) => text.toUpperCase(),
  lowercase: (text: string) => text.toLowerCase(),
} as const;

/** Pieces of a text whose case is changed one by one: changing it may make a letter two. */
function piecesOf(
  text: string,
  change: (text: string) => string,
): readonly [source: string, drawn: string][] {
  const changed = change(text);
  if (changed.length === text.length) return [[text, changed]];
  return Array.from(text, (character) => [character, change(character)]);
}

/** Brings the runs into one text, in the case they are drawn in. */
export function displayedText(runs: readonly TextRun[]): DisplayedText {
  const drawnParts: string[] = [];
  const sources: number[] = [];
  const owners: number[] = [];
  let source = 0;
  runs.forEach(({ text, look }, run) => {
    for (const [stored, drawn] of piecesOf(text, CASES[look.typographicCase])) {
      const isAligned = stored.length === drawn.length;
      for (let unit = 0; unit < drawn.length; unit += 1) {
        sources.push(source + (isAligned ? unit : 0));
        owners.push(run);
      }
      drawnParts.push(drawn);
      source += stored.length;
    }
  });
  sources.push(source);
  return withOneLineEnd(drawnParts.join(''), sources, owners);
}

/** All ends of lines as one and the same character, of one unit. */
function withOneLineEnd(text: string, sources: number[], owners: number[]): DisplayedText {
  const kept: number[] = [];
  for (let unit = 0; unit < text.length; unit += 1) {
    if (!(text[unit] === '\n' && text[unit - 1] === '\r')) kept.push(unit);
  }
  const isWhole = kept.length === text.length;
  const at = (list: number[]) => (isWhole ? list : kept.map((unit) => list[unit] ?? 0));
  return {
    text: text.replaceAll('\r\n', '\n').replaceAll(/\p{Cc}|\u2029/gu, drawnControl),
    sourceOf: Int32Array.from(isWhole ? sources : [...at(sources), sources.at(-1) ?? 0]),
    runOf: Int32Array.from(at(owners)),
  };
}
