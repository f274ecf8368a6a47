/** Sorted ranges of characters: the first and last of each. */
export interface Ranges {
  readonly firsts: Uint32Array;
  readonly lasts: Uint32Array;
}

/** Reads hexadecimal ranges such as `41-5a 61`. */
export function readRanges(text: string): Ranges {
  const pairs = text.split(' ').map((range) => range.split('-').map((end) => parseInt(end, 16)));
  return {
    firsts: Uint32Array.from(pairs, ([first = 0]) => first),
    lasts: Uint32Array.from(pairs, ([first = 0, last = first]) => last),
  };
}

/** Returns the index of the range that contains a character; -1 if none does. */
export function rangeOf({ firsts, lasts }: Ranges, codePoint: number): number {
  let low = 0;
  let high = firsts.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (codePoint < (firsts[middle] ?? 0)) high = middle - 1;
    else if (codePoint > (lasts[middle] ?? 0)) low = middle + 1;
    else return middle;
  }
  return -1;
}
