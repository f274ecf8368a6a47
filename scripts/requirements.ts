import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Drivers } from './requirements/Drivers';
import { judge, type Row } from './requirements/judge';
import { Reach } from './requirements/Reach';
import { Sources } from './requirements/sources';
import { readReports } from './testReports';

const ROWS = 'docs/requirements.tsv';
const OPEN = 'docs/requirements-open.tsv';
const BASELINE = 'docs/requirements-proven.txt';

/** Reads the lines of a table after its heading. */
function readTable(path: string): string[][] {
  const [, ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line) => line.split('\t'));
}

const rows: Row[] = readTable(ROWS).map(([id = '', area = '', text = '']) => ({ id, area, text }));
const open = new Map(readTable(OPEN).map(([id = '', reason = '']) => [id, reason]));
const before = existsSync(BASELINE) ? readFileSync(BASELINE, 'utf8').split('\n').filter(Boolean) : [];

const tests = readReports();
if (tests.length === 0) {
  console.error(
    'There are no test reports. Run npm test first: a row counts as proven by a test that passed.',
  );
  process.exit(1);
}

const sources = new Sources();
const drivers = new Drivers(sources, new Reach(sources));
const { proven, hollow, failed, invented } = judge(rows, tests, {
  open,
  objectionTo: (test) => drivers.objectionTo(test),
});
const known = new Set(rows.map(({ id }) => id));
const lost = before.filter((id) => !proven.has(id));

function table(title: string, keyOf: (row: Row) => string): void {
  console.log(`\n${title.padEnd(18)}proven  unproven`);
  for (const key of new Set(rows.map(keyOf))) {
    const group = rows.filter((row) => keyOf(row) === key);
    const count = group.filter((row) => proven.has(row.id)).length;
    console.log(`${key.padEnd(18)}${String(count).padStart(6)}${String(group.length - count).padStart(10)}`);
  }
}

table('Section', (row) => row.id.split('.')[0] ?? '');
table('Area', (row) => row.area);
const unproven = rows.filter((row) => !proven.has(row.id));
if (process.argv.includes('--list'))
  for (const { id, area, text } of unproven) console.log(`${id}  ${area}  ${text}`);
if (hollow.size > 0) console.log('\nOpen although tests name them, because none of these tests counts:');
for (const [id, reasons] of hollow) console.log(`${id}  ${reasons.join('; ')}`);
console.log(`\n${rows.length - unproven.length} of ${rows.length} rows proven.`);

for (const id of invented) console.error(`A test names ${id}, which is no row of ${ROWS}.`);
for (const id of open.keys())
  if (!known.has(id)) console.error(`${OPEN} has ${id}, which is no row of ${ROWS}.`);
for (const id of failed) console.error(`A test of ${id} failed.`);
for (const id of lost) console.error(`${id} was proven before and no longer is.`);
if (process.argv.includes('--update')) {
  const kept = rows.map((row) => row.id).filter((id) => proven.has(id));
  writeFileSync(BASELINE, `${kept.join('\n')}\n`);
}
const isUnsound = invented.length > 0 || [...open.keys()].some((id) => !known.has(id));
if (isUnsound || (lost.length > 0 && !process.argv.includes('--update'))) process.exit(1);
