import { isSameJson } from '@/domain/equality';
import type { Run } from './schema/textContent';

/** The look of a run that differs from its paragraph's. */
export type RunLook = Pick<Run, 'characterStyleId' | 'format'>;

/** Returns the length of a run: the UTF-16 units of its text, or one for a variable. */
const sizeOf = (run: Run): number => (run.type === 'text' ? run.text.length : 1);

/** Returns the length of a paragraph's runs; a variable counts as one. */
export const lengthOfRuns = (runs: readonly Run[]): number =>
  runs.reduce((length, run) => length + sizeOf(run), 0);

/** Returns the look of a run without its text. */
export const lookOfRun = ({ characterStyleId, format }: RunLook): RunLook => ({
  ...(characterStyleId !== undefined && { characterStyleId }),
  ...(format && { format }),
});

/** Returns the runs between two offsets, cut at both. */
export function runsBetween(runs: readonly Run[], from: number, to: number): readonly Run[] {
  let at = 0;
  return runs.flatMap((run) => {
    const [start, end] = [at, at + sizeOf(run)];
    at = end;
    if (end <= from || start >= to) return [];
    if (run.type === 'variable' || (from <= start && end <= to)) return [run];
    return [{ ...run, text: run.text.slice(Math.max(0, from - start), to - start) }];
  });
}

const isSameLook = (a: Run, b: Run): boolean => isSameJson(lookOfRun(a), lookOfRun(b));

/**
 * Joins neighbouring runs of the same look and drops empty ones. If all are empty, it keeps one with a look, for text
 * typed there.
 */
export function joinRuns(runs: readonly Run[]): readonly Run[] {
  const joined: Run[] = [];
  for (const run of runs.filter((each) => sizeOf(each) > 0)) {
    const last = joined.at(-1);
    if (last?.type === 'text' && run.type === 'text' && isSameLook(last, run)) {
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    } else joined.push(run);
  }
  if (joined.length > 0) return joined;
  const kept = runs.find((run) => Object.keys(lookOfRun(run)).length > 0);
  return kept ? [kept] : [];
}

/**
 * Returns the look of text typed at an offset: that of the character before it, or after it at the start. With
 * `isReplacing`, it is that of the replaced character after it.
 */
export function lookAt(runs: readonly Run[], offset: number, isReplacing: boolean): RunLook {
  const behind = () => runsBetween(runs, offset, offset + 1)[0];
  const before = () => runsBetween(runs, offset - 1, offset)[0];
  const found = isReplacing ? (behind() ?? before()) : (before() ?? behind());
  return lookOfRun(found ?? runs[0] ?? {});
}
