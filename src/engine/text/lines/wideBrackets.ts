import { MARKS } from '../unicode/clusterTables';
import { rangeOf, readRanges } from '../unicode/ranges';
import { scriptOf } from '../unicode/scripts';

const WIDE_OPENING =
  /[\u2329\u3008\u300a\u300c\u300e\u3010\u3014\u3016\u3018\u301a\u301d\uff08\uff3b\uff5b\uff5f]/g;
const marks = readRanges(MARKS);

/** Returns the character before a position, without its marks. */
function baseBefore(text: string, place: number): number {
  let index = place - 1;
  while (index > 0 && rangeOf(marks, text.charCodeAt(index)) >= 0) index -= 1;
  return text.charCodeAt(index);
}

const isLetterOrDigit = (codePoint: number) =>
  (codePoint >= 0x30 && codePoint <= 0x39) || scriptOf(codePoint) !== undefined;

/**
 * Returns positions before wide East Asian opening brackets that follow a letter or digit. A line may end there (rule
 * LB30 is for narrow brackets), but the library lacks this.
 */
export const wideBracketBreaks = (text: string): number[] =>
  Array.from(text.matchAll(WIDE_OPENING), ({ index }) => index).filter(
    (place) => place > 0 && isLetterOrDigit(baseBefore(text, place)),
  );
