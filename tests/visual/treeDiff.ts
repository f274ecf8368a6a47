import { diffLines } from 'diff';

/** A line of two texts side by side: in both, only in one of them, or the number of omitted lines. */
export interface DiffLine {
  kind: 'same' | 'removed' | 'added' | 'gap';
  text: string;
}

const CONTEXT = 3;

/** Returns the changed lines of two texts, with the few next to them. */
export function diffText(before: string, after: string): DiffLine[] {
  const parts = diffLines(`${before}\n`, `${after}\n`);
  return parts.flatMap(({ value, added, removed }, index) => {
    const lines = value.replace(/\n$/u, '').split('\n');
    if (added || removed) return lines.map((text): DiffLine => ({ kind: added ? 'added' : 'removed', text }));
    return shorten(lines, index === 0 ? 0 : CONTEXT, index === parts.length - 1 ? 0 : CONTEXT);
  });
}

/** Shortens unchanged lines by omitting those in the middle. */
function shorten(lines: readonly string[], first: number, last: number): DiffLine[] {
  const same = (text: string): DiffLine => ({ kind: 'same', text });
  const leftOut = lines.length - first - last;
  if (leftOut < 2) return lines.map(same);
  return [
    ...lines.slice(0, first).map(same),
    { kind: 'gap', text: `… ${leftOut} lines` },
    ...lines.slice(lines.length - last).map(same),
  ];
}
