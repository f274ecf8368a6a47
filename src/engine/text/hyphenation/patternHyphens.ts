/** A tree of letters: the next letters, the index of the levels of a pattern that ends here, or both. */
interface Tree {
  readonly [letter: string]: Tree | number | readonly [next: Tree, levels: number];
}

/** Patterns by Frank Liang's method in the format of the package `hyphen`, with exceptions. */
export type Patterns = readonly [
  levels: readonly (readonly number[])[],
  tree: Tree,
  exceptions?: Readonly<Record<string, readonly number[]>>,
];

const partsOf = (node: Tree[string]): readonly [next: Tree, levels: number | undefined] => {
  if (typeof node === 'number') return [{}, node];
  return Array.isArray(node) ? (node as unknown as readonly [Tree, number]) : [node as Tree, undefined];
};

/** Yields the levels of all patterns from here on, by the distance of their last letter. */
function* patternsAt(letters: string, start: number, [levels, tree]: Patterns): Generator<readonly number[]> {
  let node = tree;
  for (let index = start; index < letters.length; index += 1) {
    const letter = letters.charAt(index);
    const found = Object.hasOwn(node, letter) ? node[letter] : undefined;
    if (found === undefined) return;
    const [next, ending] = partsOf(found);
    const own = ending === undefined ? undefined : levels[ending];
    if (own) yield own;
    node = next;
  }
}

/**
 * Returns the hyphenation points of a word. Only the library's data are used, since its code depends on the locale of
 * the machine.
 */
export function patternHyphens(word: string, patterns: Patterns): number[] {
  const lower = word.toLowerCase();
  if (lower.length !== word.length) return [];
  const [, , exceptions = {}] = patterns;
  if (Object.hasOwn(exceptions, lower)) return [...(exceptions[lower] ?? [])];
  const letters = `.${lower}.`;
  const levels: number[] = [];
  for (let start = 0; start < letters.length; start += 1) {
    // Levels count from the first letter, without the leading dot.
    const first = Math.max(0, start - 1);
    for (const own of patternsAt(letters, start, patterns)) {
      own.forEach((level, index) => (levels[first + index] = Math.max(level, levels[first + index] ?? 0)));
    }
  }
  // Patterns assume that no single letter is separated.
  return levels.flatMap((level, index) =>
    level % 2 === 1 && index > 1 && index < word.length - 1 ? [index] : [],
  );
}
