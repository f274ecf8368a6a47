/** Left, bottom, right and top of a drawing, in points. */
export type BoundingBox = readonly [left: number, bottom: number, right: number, top: number];

/** A number in PostScript syntax. */
const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/;
/** The precise one comes first: the other is rounded to whole points. */
const COMMENTS = ['HiResBoundingBox', 'BoundingBox'];

/**
 * Reads the bounding box of a PostScript file from the comments at its beginning or, if these defer to it, at its end
 * (PostScript Language Document Structuring Conventions 3.0, 5.2); `undefined` without a usable one.
 * @param start the beginning of its text
 * @param end the end of it
 */
export function boundingBox(start: string, end: string): BoundingBox | undefined {
  const header = headerOf(start);
  const trailer = end.split(/\r\n|\r|\n/);
  for (const comment of COMMENTS) {
    const isAtEnd = header.some((line) => valueOf(line, comment)?.startsWith('(atend)'));
    const numbersIn = (line: string) => fourNumbers(valueOf(line, comment));
    const found = isAtEnd
      ? trailer.findLast((line) => numbersIn(line) !== undefined)
      : header.find((line) => numbersIn(line) !== undefined);
    const box = found === undefined ? undefined : boxOf(numbersIn(found) ?? []);
    if (box) return box;
  }
  return undefined;
}

/** Returns the text of a comment; `undefined` for other lines. */
function valueOf(line: string, comment: string): string | undefined {
  const start = `%%${comment}:`;
  return line.startsWith(start) ? line.slice(start.length).trim() : undefined;
}

function fourNumbers(text: string | undefined): readonly number[] | undefined {
  const words = text?.split(/\s+/).slice(0, 4) ?? [];
  return words.length === 4 && words.every((word) => NUMBER.test(word)) ? words.map(Number) : undefined;
}

/** Returns the comments of the file itself: embedded files after them have comments of their own. */
function headerOf(start: string): readonly string[] {
  const lines = start.split(/\r\n|\r|\n/);
  const end = lines.findIndex((line) => !line.startsWith('%') || line.startsWith('%%EndComments'));
  return end < 0 ? lines : lines.slice(0, end);
}

function boxOf([left, bottom, right, top]: readonly number[]): BoundingBox | undefined {
  if (left === undefined || bottom === undefined || right === undefined || top === undefined)
    return undefined;
  return [left, bottom, right, top].every(Number.isFinite) && right > left && top > bottom
    ? [left, bottom, right, top]
    : undefined;
}
