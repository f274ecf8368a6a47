import { readFileSync } from 'node:fs';

/** A small wrong change that breaks a requirement, and the test that must notice it. */
export interface BreakingRow {
  /** The requirement, as docs/requirements.tsv numbers it. */
  id: string;
  /** The file to change, from the project's root. */
  file: string;
  /** The text to replace, which occurs once in the file. */
  text: string;
  replacement: string;
  /** The test file, from the project's root. */
  testFile: string;
  /** A part of the test's name, as its file spells it. */
  testName: string;
}

/** The table of breaking changes, from the project's root. */
export const ROWS = 'tests/mutants/rows.tsv';

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', '\\': '\\' };

/** Reads `\n`, `\t` and `\\` as a line feed, a tab and a backslash. */
function unescapeCell(cell: string): string {
  return cell.replaceAll(/\\([nt\\])/g, (escaped, key: string) => ESCAPES[key] ?? escaped);
}

/** Reads the table below its heading. */
export function readRows(path = ROWS): BreakingRow[] {
  const [, ...lines] = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const cells = line.split('\t').map(unescapeCell);
    if (cells.length !== 6) throw new Error(`${path} has a row of ${cells.length} cells: ${line}`);
    const [id = '', file = '', text = '', replacement = '', testFile = '', testName = ''] = cells;
    return { id, file, text, replacement, testFile, testName };
  });
}

/** Returns how often a text occurs in another. */
export function countOccurrences(text: string, within: string): number {
  return within.split(text).length - 1;
}
