import { readRanges, rangeOf, type Ranges } from './ranges';
import { SCRIPT_TABLE } from './scriptTable';

/** All ranges of the table in one, with the script of each. */
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

/** The scripts of the letters of Europe, which are asked for most. */
const LATIN = Array.from({ length: 0x250 }, (_, codePoint) => scripts[rangeOf(ranges, codePoint)]);

/** The ISO 15924 tag of the script a character belongs to; none for those that scripts share. */
export const scriptOf = (codePoint: number): string | undefined =>
  codePoint < LATIN.length ? LATIN[codePoint] : scripts[rangeOf(ranges, codePoint)];

const WITHOUT_SPACES = new Set(['Thai', 'Laoo', 'Khmr', 'Mymr']);

/** Whether words of the script stand without spaces between them and only a dictionary finds them. */
export const needsDictionary = (script: string | undefined): boolean =>
  script !== undefined && WITHOUT_SPACES.has(script);
