import type { ReportedTest } from '../testReports';

/** The parts of a test needed for judging rows. */
type Test = Pick<ReportedTest, 'title' | 'hasPassed' | 'file'>;

/** A row of the requirements. */
export interface Row {
  id: string;
  area: string;
  text: string;
}

/** The results of the tests for the rows. */
export interface Verdict {
  /** Rows driven by a test, with every test green. */
  proven: ReadonlySet<string>;
  /** Rows of green tests that do not count, with the reasons. */
  hollow: ReadonlyMap<string, readonly string[]>;
  /** Rows with a failed test. */
  failed: ReadonlySet<string>;
  /** Ids in test names without a row. */
  invented: readonly string[];
}

/**
 * Ids of rows: R for the administration, S for the studio, and a letter for each later kind, such as H for robustness. A
 * row of several clauses is split into rows with a further letter: S8.09a, S8.09b.
 */
const ID = /\b[A-Z]\d+\.\d{2,}[a-z]?\b/g;

/**
 * Decides which rows are proven. `open` lists rows that stay open despite their tests, with the reason: it can only
 * remove rows.
 */
export function judge(
  rows: readonly Row[],
  tests: readonly Test[],
  {
    open,
    objectionTo,
  }: { open: ReadonlyMap<string, string>; objectionTo: (test: Test) => string | undefined },
): Verdict {
  const known = new Set(rows.map(({ id }) => id));
  const named = new Map<string, Test[]>();
  for (const test of tests)
    for (const id of new Set(test.title.match(ID))) named.set(id, [...(named.get(id) ?? []), test]);

  const proven = new Set<string>();
  const failed = new Set<string>();
  const hollow = new Map<string, readonly string[]>();
  for (const [id, ofRow] of named) {
    if (!known.has(id)) continue;
    const kept = open.get(id);
    if (ofRow.some(({ hasPassed }) => !hasPassed)) failed.add(id);
    else if (kept !== undefined) hollow.set(id, [kept]);
    else {
      const objections = ofRow.map((test) => objectionTo(test));
      if (objections.includes(undefined)) proven.add(id);
      else
        hollow.set(id, [
          ...new Set(objections.map((objection, index) => `${ofRow[index]?.file}: ${objection}`)),
        ]);
    }
  }
  return { proven, failed, hollow, invented: [...named.keys()].filter((id) => !known.has(id)) };
}
