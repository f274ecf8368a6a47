import { clusterStarts } from '../unicode/clusters';

/** The place one character further, as readers count characters; the end of the text at most. */
export const nextCharacter = (text: string, offset: number): number =>
  clusterStarts(text).find((start) => start > offset) ?? text.length;

/** The place one character back, where the caret goes from here; 0 at least. */
export const previousCharacter = (text: string, offset: number): number =>
  clusterStarts(text).findLast((start) => start < offset) ?? 0;

/** Joined pictures, flags, pictures with a modifier, and both signs of an end of line. */
const JOINED = /\u200d|\ufe0f|\r\n|[\u{1f1e6}-\u{1f1ff}]|[\u{1f3fb}-\u{1f3ff}]/u;

/**
 * Where a backspace at this place removes from: one character, which is a whole picture where several are joined to one,
 * but only the last letter or mark of a conjunct.
 */
export function backspaceStart(text: string, offset: number): number {
  const start = previousCharacter(text, offset);
  if (JOINED.test(text.slice(start, offset))) return start;
  const isPair = /[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(start, offset));
  return Math.max(start, offset - (isPair ? 2 : 1));
}
