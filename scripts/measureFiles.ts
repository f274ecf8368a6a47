import { existsSync, readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { CORPORA, type Case, type Corpus, type Outcome, type Outcomes } from './files/corpora';

/*
 * Measures the results of external files: `npm run measure:files -- <folder of corpora> [part of a path] [at most]`.
 * Prints a row of docs/files.md for each present corpus, after the files with wrong results.
 */

const [folder = '', part = '', most = ''] = process.argv.slice(2);
if (!existsSync(folder)) {
  console.error('Name the folder that holds the corpora; docs/files.md says how to fetch them.');
  process.exit(1);
}

const inWords = (outcome: Outcome): string => (typeof outcome === 'string' ? outcome : outcome.fault);

const isCases = (found: Outcomes | readonly Case[]): found is readonly Case[] => Array.isArray(found);

/** Lists the files of a corpus, evenly sampled down to the limit. */
function filesOf({ folder: below, files }: Corpus): readonly string[] {
  const root = resolve(folder, below);
  if (!existsSync(root)) return [];
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => files.test(path) && path.includes(part))
    .sort();
  const count = most === '' ? all.length : Math.min(Number(most), all.length);
  return Array.from({ length: count }, (_, index) =>
    resolve(root, all[Math.floor((index * all.length) / count)] ?? ''),
  );
}

async function measure(corpus: Corpus): Promise<void> {
  const measured: Outcomes[] = [];
  for (const path of filesOf(corpus)) {
    const found = (await corpus.measure(path)) ?? [];
    for (const { place, outcomes } of isCases(found) ? found : [{ place: '', outcomes: found }]) {
      measured.push(outcomes);
      const wrong = Object.entries(outcomes).filter(([, outcome]) => outcome !== 'right');
      const name = [relative(folder, path), place].filter((part) => part !== '').join(':');
      for (const [way, outcome] of wrong) console.log([name, way, inWords(outcome)].join('\t'));
    }
  }
  const ways = [...new Set(measured.flatMap((outcomes) => Object.keys(outcomes)))];
  const counted = ways.map((way) => {
    const found = measured.flatMap((outcomes) => outcomes[way] ?? []);
    const right = found.filter((outcome) => outcome === 'right').length;
    return `${way} ${right} of ${found.length} (${((100 * right) / found.length).toFixed(1)} %)`;
  });
  if (measured.length > 0) console.log(`| ${corpus.name} | ${measured.length} | ${counted.join(', ')} |`);
}

for (const corpus of CORPORA) await measure(corpus);
process.exit(0);
