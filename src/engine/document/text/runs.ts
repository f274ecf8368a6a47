import type { Run } from '../schema/textContent';

/** What makes a run look other than its paragraph. */
export type RunLook = Pick<Run, 'characterStyleId' | 'format'>;

/** How many places a run takes: as many as its text has UTF-16 units, a variable one. */
const sizeOf = (run: Run): number => (run.type === 'text' ? run.text.length : 1);

/** How many places the runs of a paragraph take, a variable counting as one. */
export const lengthOfRuns = (runs: readonly Run[]): number =>
  runs.reduce((length, run) => length + sizeOf(run), 0);

/** The look of a run without what it says. */
export const lookOfRun = ({ characterStyleId, format }: RunLook): RunLook => ({
  ...(characterStyleId !== undefined && { characterStyleId }),
  ...(format && { format }),
});

/** The runs between two offsets, cut where they reach over one. */
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

const isSameLook = (a: Run, b: Run): boolean => JSON.stringify(lookOfRun(a)) === JSON.stringify(lookOfRun(b));

/**
 * The runs with neighbours of the same look brought into one and empty ones left out; where all are empty, one with a look
 * of its own stays, for what will be typed there.
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
 * The look of what is typed at an offset: that of the character before it, at the start of that behind it. With
 * `isReplacing` that of the character behind it, which goes.
 */
export function lookAt(runs: readonly Run[], offset: number, isReplacing: boolean): RunLook {
  const behind = () => runsBetween(runs, offset, offset + 1)[0];
  const before = () => runsBetween(runs, offset - 1, offset)[0];
  const found = isReplacing ? (behind() ?? before()) : (before() ?? behind());
  return lookOfRun(found ?? runs[0] ?? {});
}
