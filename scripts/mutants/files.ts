import { execFileSync } from 'node:child_process';
import type { Area } from './areas';

function git(...parameters: string[]): string[] {
  return execFileSync('git', parameters, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** The files of an area that are mutated, also those not yet added to the repository. */
export function rulesOf({ rules }: Area): string[] {
  const patterns = rules.map((pattern) => `:(glob)${pattern}`);
  return git('ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...patterns);
}

/** The files that differ from what they were at a commit. */
export function changedFiles(since: string): ReadonlySet<string> {
  return new Set(git('diff', '--name-only', '--diff-filter=d', since));
}
