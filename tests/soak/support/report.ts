import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Prints the figures of one soak test and writes them to reports/. */
export function report(name: string, figures: Record<string, number | string>): void {
  mkdirSync('reports', { recursive: true });
  const all = { date: new Date().toISOString().slice(0, 10), cores: cpus().length, ...figures };
  writeFileSync(`reports/soak-${name.replaceAll(' ', '-')}.json`, `${JSON.stringify(all, null, 2)}\n`);
  process.stdout.write(`${name}: ${JSON.stringify(all)}\n`);
}
