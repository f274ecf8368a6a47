import { MARKS, PICTURES } from './clusterTables';
import { rangeOf, readRanges } from './ranges';
import { scriptOf } from './scripts';

const marks = readRanges(MARKS);
const pictures = readRanges(PICTURES);

const JOINER = 0x200d;
/** Signs that bind the next letter to the previous one, such as viramas. */
const BINDING = new Set([
  ...[0x94d, 0x9cd, 0xa4d, 0xacd, 0xb4d, 0xc4d, 0xccd, 0xd4d, 0xdca],
  ...[0x1039, 0x17d2],
]);

/** Signs of number and verse, which belong to the text after them. */
const PREFIXES = new Set([0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6dd, 0x70f, 0x890, 0x891, 0x8e2]);

/** Whether a character belongs to the one before it. */
export const isMark = (codePoint: number) => codePoint >= 0x300 && rangeOf(marks, codePoint) >= 0;
const isPicture = (codePoint: number) => codePoint >= 0xa9 && rangeOf(pictures, codePoint) >= 0;
const isRegional = (codePoint: number) => codePoint >= 0x1f1e6 && codePoint <= 0x1f1ff;
const isControl = (codePoint: number) =>
  codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0) || codePoint === 0x2028 || codePoint === 0x2029;

/** Matches characters that may combine with others. */
const JOINING = /[^\t\n\u0020-\u02ff]/;

type Hangul = 'L' | 'V' | 'T' | 'LV' | 'LVT' | undefined;

function hangulOf(codePoint: number): Hangul {
  const within = (first: number, last: number) => codePoint >= first && codePoint <= last;
  if (within(0x1100, 0x115f) || within(0xa960, 0xa97c)) return 'L';
  if (within(0x1160, 0x11a7) || within(0xd7b0, 0xd7c6)) return 'V';
  if (within(0x11a8, 0x11ff) || within(0xd7cb, 0xd7fb)) return 'T';
  if (!within(0xac00, 0xd7a3)) return undefined;
  return (codePoint - 0xac00) % 28 === 0 ? 'LV' : 'LVT';
}

function isOneSyllable(before: number, after: number): boolean {
  const first = hangulOf(before);
  const second = hangulOf(after);
  if (first === undefined || second === undefined) return false;
  if (first === 'L') return second !== 'T';
  if (first === 'LV' || first === 'V') return second === 'V' || second === 'T';
  return second === 'T';
}

/** The state of the cluster so far. */
interface State {
  last: number;
  regionals: number;
  picture: boolean;
  /** The script of a binding sign at the end. */
  bound: string | undefined;
}

function continues(state: State, codePoint: number): boolean {
  const { last } = state;
  if (last === 0x0d) return codePoint === 0x0a;
  if (isControl(last) || isControl(codePoint)) return false;
  if (codePoint === JOINER || isMark(codePoint)) return true;
  if (last === JOINER && state.picture && isPicture(codePoint)) return true;
  if (PREFIXES.has(last)) return true;
  if (isRegional(last) && isRegional(codePoint)) return state.regionals % 2 === 1;
  if (state.bound !== undefined && !isMark(codePoint)) return scriptOf(codePoint) === state.bound;
  return isOneSyllable(last, codePoint);
}

function step(state: State, codePoint: number, isNew: boolean): void {
  state.last = codePoint;
  // The most frequent case.
  if (isNew && codePoint < 0xa9) {
    state.regionals = 0;
    state.picture = false;
    state.bound = undefined;
    return;
  }
  state.regionals = isRegional(codePoint) ? (isNew ? 1 : state.regionals + 1) : 0;
  state.picture = isPicture(codePoint) || (!isNew && state.picture);
  if (BINDING.has(codePoint)) state.bound = scriptOf(codePoint);
  else if (isNew || !(isMark(codePoint) || codePoint === JOINER)) state.bound = undefined;
}

/** The usual maximum length of a paragraph, in UTF-16 units. */
const COUNTED = 5_000;
/** The whole numbers up to that: slicing them is faster than counting. */
const counted = [...Array(COUNTED + 1).keys()];

/**
 * Returns the starts of grapheme clusters in UTF-16 units, with the end of the text last. These are the extended
 * clusters of UAX 29, but conjuncts are not split.
 */
export function clusterStarts(text: string): number[] {
  // The most frequent case for European languages.
  if (text.length <= COUNTED && !JOINING.test(text)) return counted.slice(0, text.length + 1);
  const starts: number[] = [];
  const state: State = { last: 0, regionals: 0, picture: false, bound: undefined };
  for (let index = 0; index < text.length;) {
    const codePoint = text.codePointAt(index) ?? 0;
    const isPlain = codePoint < 0xa9 && codePoint !== 0x0a && state.last < 0x300;
    const isNew = index === 0 || isPlain || !continues(state, codePoint);
    if (isNew) starts.push(index);
    step(state, codePoint, isNew);
    index += codePoint > 0xffff ? 2 : 1;
  }
  starts.push(text.length);
  return starts;
}
