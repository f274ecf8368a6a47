/** A command of path data with its numbers. */
export interface PathCommand {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** How many numbers each command takes. */
const COUNTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

const SPACE = /[\s,]*/y;
const NUMBER = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const FLAG = /[01]/y;

/** Skips spaces and matches a pattern at a position; `undefined` if it does not match. */
function matchAt(text: string, start: number, pattern: RegExp): { value: string; end: number } | undefined {
  SPACE.lastIndex = start;
  SPACE.exec(text);
  pattern.lastIndex = SPACE.lastIndex;
  const value = pattern.exec(text)?.[0];
  return value === undefined ? undefined : { value, end: pattern.lastIndex };
}

/** Flags of an arc need no separator: `00.5` is two flags and the number .5. */
const patternOf = (letter: string, index: number): RegExp =>
  letter === 'A' && (index === 3 || index === 4) ? FLAG : NUMBER;

/** Reads the numbers of one command; `undefined` if some are missing. */
function takeNumbers(
  text: string,
  start: number,
  letter: string,
): { numbers: number[]; end: number } | undefined {
  const numbers: number[] = [];
  let end = start;
  for (let index = 0; index < (COUNTS[letter] ?? 0); index += 1) {
    const taken = matchAt(text, end, patternOf(letter, index));
    if (!taken) return undefined;
    numbers.push(Number(taken.value));
    end = taken.end;
  }
  return { numbers, end };
}

/**
 * Yields the commands of SVG path data one by one, repeated ones with their letter. Stops at an error and keeps the
 * commands before it, as SVG requires.
 */
export function* readCommands(text: string): Generator<PathCommand, void> {
  let position = 0;
  for (;;) {
    const found = matchAt(text, position, /[a-zA-Z]/y);
    if (!found) return;
    position = found.end;
    let letter = found.value;
    for (let first = true; ; first = false) {
      const taken = takeNumbers(text, position, letter.toUpperCase());
      if (!taken || (!first && taken.numbers.length === 0)) {
        if (first) return;
        break;
      }
      position = taken.end;
      yield { letter, numbers: taken.numbers };
      // After a moveto, further pairs are lines.
      if (letter === 'M') letter = 'L';
      if (letter === 'm') letter = 'l';
    }
  }
}
