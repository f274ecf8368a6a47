/** Parts that may come before the root of a drawing: their first and their last characters. */
const BEFORE = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
] as const;

const SPACE = /[\s\uFEFF]*/y;
const OWN_TYPE = /^<!doctype\s+(?:[\w-]+:)?svg[\s>[]/i;
const ROOT = /^<(?:[\w-]+:)?svg[\s>/]/i;

/**
 * Whether a text begins as a drawing in SVG does, after declarations and comments. Each character is looked at once.
 * @param isWhole whether there is no more of it; else a declaration or comment may end behind it
 */
export function beginsWithSvg(text: string, isWhole = true): boolean {
  let at = 0;
  for (;;) {
    SPACE.lastIndex = at;
    SPACE.exec(text);
    at = SPACE.lastIndex;
    const start = text.slice(at, at + 9).toLowerCase();
    const part = BEFORE.find(([first]) => start.startsWith(first));
    if (!part) return ROOT.test(text.slice(at, at + 40));
    if (part[0] === '<!doctype' && !OWN_TYPE.test(text.slice(at, at + 60))) return false;
    const end = endOf(text, part, at);
    if (end < 0) return !isWhole;
    at = end;
  }
}

/** The declarations of a document type are in brackets, and have brackets of their own. */
function endOf(text: string, [first, last]: (typeof BEFORE)[number], at: number): number {
  const plain = text.indexOf(last, at + first.length);
  const hasBrackets = first === '<!doctype' && text.slice(at, plain < 0 ? undefined : plain).includes('[');
  if (!hasBrackets) return plain < 0 ? -1 : plain + last.length;
  const closed = text.indexOf(']', at);
  const end = closed < 0 ? -1 : text.indexOf('>', closed);
  return end < 0 ? -1 : end + 1;
}

/** Marks of byte order, and the zeros between letters of UTF-16, none of which says anything here. */
const UNSAID = new Set([0, 0xff, 0xfe, 0xef, 0xbb, 0xbf]);

/** The letters of ASCII a file begins with, in whatever encoding. */
export const plainStart = (start: Uint8Array): string =>
  String.fromCharCode(...start.filter((byte) => !UNSAID.has(byte)));
