import { clusterStarts } from '../unicode/clusters';

/** Returns the offset of the next character as readers count them; at most the end of the text. */
export const nextCharacter = (text: string, offset: number): number =>
  clusterStarts(text).find((start) => start > offset) ?? text.length;

/** Returns the offset of the previous character; at least 0. */
export const previousCharacter = (text: string, offset: number): number =>
  clusterStarts(text).findLast((start) => start < offset) ?? 0;

/** Joined pictures, flags, pictures with a modifier, and CRLF. */
const JOINED = /\u200d|\ufe0f|\r\n|[\u{1f1e6}-\u{1f1ff}]|[\u{1f3fb}-\u{1f3ff}]/u;

/**
 * Returns the start of the text a backspace removes: one character, such as a whole joined picture, but only the last
 * letter or mark of a conjunct.
 */
export function backspaceStart(text: string, offset: number): number {
  const start = previousCharacter(text, offset);
  if (JOINED.test(text.slice(start, offset))) return start;
  const isPair = /[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(start, offset));
  return Math.max(start, offset - (isPair ? 2 : 1));
}
