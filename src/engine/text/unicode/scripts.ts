import { readRanges, rangeOf, type Ranges } from './ranges';
import { SCRIPT_TABLE } from './scriptTable';

/** Joins all ranges of the table, with the script of each. */
function joinTable(): { readonly ranges: Ranges; readonly scripts: readonly string[] } {
  const all = SCRIPT_TABLE.flatMap(([script, text]) => {
    const { firsts, lasts } = readRanges(text);
    return Array.from(firsts, (first, index) => ({ first, last: lasts[index] ?? first, script }));
  }).sort((a, b) => a.first - b.first);
  return {
    ranges: {
      firsts: Uint32Array.from(all, ({ first }) => first),
      lasts: Uint32Array.from(all, ({ last }) => last),
    },
    scripts: all.map(({ script }) => script),
  };
}

const { ranges, scripts } = joinTable();

/** Scripts of European letters, the most frequent ones. */
const LATIN = Array.from({ length: 0x250 }, (_, codePoint) => scripts[rangeOf(ranges, codePoint)]);

/** Returns the ISO 15924 tag of a character's script; `undefined` for shared characters. */
export const scriptOf = (codePoint: number): string | undefined =>
  codePoint < LATIN.length ? LATIN[codePoint] : scripts[rangeOf(ranges, codePoint)];

const WITHOUT_SPACES = new Set(['Thai', 'Laoo', 'Khmr', 'Mymr']);

/** Whether words of a script have no spaces between them and need a dictionary. */
export const needsDictionary = (script: string | undefined): boolean =>
  script !== undefined && WITHOUT_SPACES.has(script);
