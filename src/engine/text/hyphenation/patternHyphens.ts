/** A tree of letters: what follows a letter, the index of the levels of the pattern that ends with it, or both. */
interface Tree {
  readonly [letter: string]: Tree | number | readonly [next: Tree, levels: number];
}

/** Patterns by Frank Liang's method, as the package `hyphen` has them, and the words they are wrong for. */
export type Patterns = readonly [
  levels: readonly (readonly number[])[],
  tree: Tree,
  exceptions?: Readonly<Record<string, readonly number[]>>,
];

const partsOf = (node: Tree[string]): readonly [next: Tree, levels: number | undefined] => {
  if (typeof node === 'number') return [{}, node];
  return Array.isArray(node) ? (node as unknown as readonly [Tree, number]) : [node as Tree, undefined];
};

/** The levels of all patterns that start here, by how far their last letter is from the start. */
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

/** Where a word may be parted. The library itself asks for the locale of the machine, so that only its data are used. */
export function patternHyphens(word: string, patterns: Patterns): number[] {
  const lower = word.toLowerCase();
  if (lower.length !== word.length) return [];
  const [, , exceptions = {}] = patterns;
  if (Object.hasOwn(exceptions, lower)) return [...(exceptions[lower] ?? [])];
  const letters = `.${lower}.`;
  const levels: number[] = [];
  for (let start = 0; start < letters.length; start += 1) {
    // The levels of a pattern count from its first letter, which is no dot.
    const first = Math.max(0, start - 1);
    for (const own of patternsAt(letters, start, patterns)) {
      own.forEach((level, index) => (levels[first + index] = Math.max(level, levels[first + index] ?? 0)));
    }
  }
  // As patterns are made for it, no single letter is parted off.
  return levels.flatMap((level, index) =>
    level % 2 === 1 && index > 1 && index < word.length - 1 ? [index] : [],
  );
}
