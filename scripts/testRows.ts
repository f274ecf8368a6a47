import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { changedFiles } from './mutants/files';
import { readRows, type BreakingRow } from './mutants/rows';
import type { Verdict } from './mutants/rowWorker';

/*
 * Breaks one requirement after another and runs the test that must notice (docs/mutants.md):
 *   npm run test:rows                       every row
 *   npm run test:rows -- --sample 40        as many rows, chosen at random
 *   npm run test:rows -- --row S8.02        the rows of one requirement
 *   npm run test:rows -- --changed          the rows whose file or test differs from main
 */
const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    row: { type: 'string', multiple: true },
    changed: { type: 'boolean', default: false },
  },
});

/** Two cores build and test this product. */
const WORKERS = 2;
/** Milliseconds one row may take. A change that loops for ever is ended with its worker. */
const LONGEST = 5 * 60_000;

function chooseRows(): BreakingRow[] {
  const changed = values.changed ? changedFiles('main') : undefined;
  const asked = readRows().filter(
    ({ id, file, testFile }) =>
      (values.row?.includes(id) ?? true) && (!changed || changed.has(file) || changed.has(testFile)),
  );
  const count = Number(values.sample ?? asked.length);
  const chosen = asked
    .map((row) => ({ row, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count);
  return chosen.map(({ row }) => row).sort((a, b) => (a.testFile < b.testFile ? -1 : 1));
}

/** Builds arguments that exclude the story projects, which take seconds to load, when no row needs them. */
const argumentsFor = (rows: readonly BreakingRow[]) =>
  rows.some(({ testFile }) => /^(?:stories|tests\/browser)\//.test(testFile)) ? [] : ['--project=unit'];

const rows = chooseRows();
const queue = [...rows];
let missed = 0;

async function ask(worker: ChildProcess, row: BreakingRow): Promise<Verdict> {
  worker.send(row);
  try {
    const [verdict] = (await once(worker, 'message', { signal: AbortSignal.timeout(LONGEST) })) as [Verdict];
    return verdict;
  } catch (error) {
    worker.kill('SIGKILL');
    throw new Error(`${row.id} ended after ${LONGEST / 60_000} minutes.`, { cause: error });
  }
}

/** Takes rows from one end of the sorted queue, so that each kind of test rarely starts in both workers. */
async function work(takeRow: () => BreakingRow | undefined): Promise<void> {
  const worker = fork(new URL('mutants/rowWorker.ts', import.meta.url), argumentsFor(rows), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'test', VITEST: 'true' },
  });
  const gone = once(worker, 'exit').then(() => Promise.reject(new Error('A worker ended too early.')));
  await Promise.race([once(worker, 'message'), gone]);
  for (let row = takeRow(); row; row = takeRow()) {
    const verdict = await Promise.race([ask(worker, row), gone]);
    console.log(`${row.id.padEnd(8)}${verdict ?? 'noticed'}  ${row.file}`);
    if (verdict !== null) missed++;
  }
  gone.catch(() => undefined);
  worker.disconnect();
}

if (rows.length === 0) throw new Error('No row is asked for.');
const takers = [() => queue.shift(), () => queue.pop()].slice(0, Math.min(WORKERS, rows.length));
await Promise.all(takers.map(work));
console.log(`${rows.length - missed} of ${rows.length} rows noticed.`);
process.exitCode = missed > 0 ? 1 : 0;
