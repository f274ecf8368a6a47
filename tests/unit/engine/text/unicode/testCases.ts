import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Reads the cases of a Unicode test file, without its comments. */
export function testLines(name: string): string[] {
  const path = new URL(`./${name}-15.0.0.txt.gz`, import.meta.url);
  const text = gunzipSync(readFileSync(path)).toString('utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** Decodes hexadecimal numbers between spaces to text. */
export const textOf = (hex: string): string =>
  String.fromCodePoint(...hex.split(' ').map((number) => parseInt(number, 16)));

/** Parses a case such as `÷ 0061 × 0308 ÷`: its text, and its breaks, in UTF-16 units. */
export function breakCase(line: string): { readonly text: string; readonly breaks: number[] } {
  let text = '';
  const breaks: number[] = [];
  for (const token of line.trim().split(/\s+/)) {
    if (token === '÷') breaks.push(text.length);
    else if (token !== '×') text += textOf(token);
  }
  return { text, breaks };
}
