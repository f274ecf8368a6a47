/** Parts that may come before the root of a drawing: their first and their last characters. */
const BEFORE = [
  ['<?xml', '>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
] as const;

const SPACE = /\s*/y;

/** Whether a text begins as a drawing in SVG does, after declarations and comments. Each character is looked at once. */
export function beginsWithSvg(text: string): boolean {
  let at = 0;
  for (;;) {
    SPACE.lastIndex = at;
    SPACE.exec(text);
    at = SPACE.lastIndex;
    const start = text.slice(at, at + 9).toLowerCase();
    const part = BEFORE.find(([first]) => start.startsWith(first));
    if (!part) return /^<svg[\s>]/.test(start);
    const end = text.indexOf(part[1], at + part[0].length);
    if (end < 0) return false;
    at = end + part[1].length;
  }
}
