import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countOccurrences, readRows } from '../../scripts/mutants/rows';

const rows = readRows();
const texts = new Map<string, string>();

/** Returns the text of a file, or an empty one when there is none. */
function readText(path: string): string {
  const known = texts.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
  texts.set(path, known);
  return known;
}

const requirements = new Set(
  readText('docs/requirements.tsv')
    .split('\n')
    .map((line) => line.split('\t')[0]),
);

describe('the table of breaking changes', () => {
  it('names requirements that exist', () => {
    expect(rows.map(({ id }) => id).filter((id) => !requirements.has(id))).toEqual([]);
  });

  it('names texts that occur once in their file', () => {
    const stale = rows.filter(({ file, text }) => countOccurrences(text, readText(file)) !== 1);
    expect(stale.map(({ id, file, text }) => `${id} ${file}: ${text}`)).toEqual([]);
  });

  it('names tests that exist', () => {
    const stale = rows.filter(({ testFile, testName }) => !readText(testFile).includes(testName));
    expect(stale.map(({ id, testFile, testName }) => `${id} ${testFile}: ${testName}`)).toEqual([]);
  });

  it('changes something in each row, and nothing twice', () => {
    const changes = rows.map((row) => JSON.stringify(row));
    expect(changes.filter((change, index) => changes.indexOf(change) !== index)).toEqual([]);
    expect(rows.filter(({ text, replacement }) => text === replacement)).toEqual([]);
  });
});
