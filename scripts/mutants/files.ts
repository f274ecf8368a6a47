import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from './areas';

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

/** Lists the mutated files of an area. */
export function rulesOf({ rules }: Area): string[] {
  return rules.flatMap((rule) => (rule.endsWith('.ts') ? [rule] : sourcesIn(rule)));
}

/** Lists the files that differ from a commit. */
export function changedFiles(since: string): ReadonlySet<string> {
  const names = execFileSync('git', ['diff', '--name-only', '--diff-filter=d', since], { encoding: 'utf8' });
  return new Set(names.split('\n').filter(Boolean));
}

/** Lists the test files of an area of which none was run. */
export function unloadedTests({ name }: Area, run: ReadonlySet<string>): string[] {
  const names = execFileSync(
    'npx',
    ['--no-install', 'vitest', 'list', '--filesOnly', '--config', 'scripts/mutants/vitest.config.ts'],
    { encoding: 'utf8', env: { ...process.env, MUTANTS_AREA: name } },
  );
  return names.split('\n').filter((file) => file !== '' && !run.has(file));
}
