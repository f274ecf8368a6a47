/** Parts allowed before the root of a drawing: their first and last characters. */
const BEFORE = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
] as const;

const SPACE = /[\s\uFEFF]*/y;
const OWN_TYPE = /^<!doctype\s+(?:[\w-]+:)?svg[\s>[]/i;
const ROOT = /^<(?:[\w-]+:)?svg[\s>/]/i;

/**
 * Whether a text begins like an SVG drawing, after declarations and comments. Visits each character once.
 * @param isWhole whether the text is complete; otherwise a declaration or comment may end beyond it
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

/** Declarations of a document type are in brackets, which may be nested. */
function endOf(text: string, [first, last]: (typeof BEFORE)[number], at: number): number {
  const plain = text.indexOf(last, at + first.length);
  const hasBrackets = first === '<!doctype' && text.slice(at, plain < 0 ? undefined : plain).includes('[');
  if (!hasBrackets) return plain < 0 ? -1 : plain + last.length;
  const closed = text.indexOf(']', at);
  const end = closed < 0 ? -1 : text.indexOf('>', closed);
  return end < 0 ? -1 : end + 1;
}

/** Byte order marks, and the zeros between ASCII letters in UTF-16, which are ignored. */
const UNSAID = new Set([0, 0xff, 0xfe, 0xef, 0xbb, 0xbf]);

/** Returns the ASCII letters at the start of a file in any encoding. */
export const plainStart = (start: Uint8Array): string =>
  String.fromCharCode(...start.filter((byte) => !UNSAID.has(byte)));
