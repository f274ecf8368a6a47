import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readReports } from './testReports';

const ROWS = 'docs/requirements.tsv';
const BASELINE = 'docs/requirements-proven.txt';
const ID = /\bR\d+\.\d{2,}\b/g;

interface Row {
  id: string;
  area: string;
  text: string;
}

const rows: Row[] = readFileSync(ROWS, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', area = '', text = ''] = line.split('\t');
    return { id, area, text };
  });

const tests = readReports();
if (tests.length === 0) {
  console.error(
    'There are no test reports. Run npm test first: a row counts as proven by a test that passed.',
  );
  process.exit(1);
}

const idsIn = (titles: string[]) => new Set(titles.flatMap((title) => title.match(ID) ?? []));
const named = idsIn(tests.map((test) => test.title));
const proven = idsIn(tests.filter((test) => test.hasPassed).map((test) => test.title));
const known = new Set(rows.map((row) => row.id));
const before = existsSync(BASELINE) ? readFileSync(BASELINE, 'utf8').split('\n').filter(Boolean) : [];

const invented = [...named].filter((id) => !known.has(id));
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
const isListing = process.argv.includes('--list');
const unproven = rows.filter((row) => !proven.has(row.id));
if (isListing) for (const { id, area, text } of unproven) console.log(`${id}  ${area}  ${text}`);
console.log(`\n${rows.length - unproven.length} of ${rows.length} rows proven.`);

for (const id of invented) console.error(`A test names ${id}, which is no row of ${ROWS}.`);
for (const id of lost) console.error(`${id} was proven before and no longer is.`);
if (process.argv.includes('--update')) {
  const kept = rows.map((row) => row.id).filter((id) => proven.has(id));
  writeFileSync(BASELINE, `${kept.join('\n')}\n`);
}
if (invented.length > 0 || (lost.length > 0 && !process.argv.includes('--update'))) process.exit(1);
