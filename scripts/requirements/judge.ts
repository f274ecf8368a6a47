import type { ReportedTest } from '../testReports';

/** A test as far as it is asked about rows. */
type Test = Pick<ReportedTest, 'title' | 'hasPassed' | 'file'>;

/** A row of the requirements. */
export interface Row {
  id: string;
  area: string;
  text: string;
}

/** What the tests say of the rows. */
export interface Verdict {
  /** Rows that a test drives, and of which every test is green. */
  proven: ReadonlySet<string>;
  /** Rows named by green tests none of which counts, with why not. */
  hollow: ReadonlyMap<string, readonly string[]>;
  /** Rows of which a test failed. */
  failed: ReadonlySet<string>;
  /** Ids that tests name and no row has. */
  invented: readonly string[];
}

/** Ids of rows: R of the administration, S of the studio, and a letter for each later kind, such as H for holding. */
const ID = /\b[A-Z]\d+\.\d{2,}\b/g;

/**
 * Decides which rows are proven. `open` holds rows that stay open whatever their tests say, with the reason: it can take
 * a row away, and give none.
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
