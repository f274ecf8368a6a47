import { clusterStarts } from '../unicode/clusters';

/** The place one character further, as readers count characters; the end of the text at most. */
export const nextCharacter = (text: string, offset: number): number =>
  clusterStarts(text).find((start) => start > offset) ?? text.length;

/** The place one character back, where the caret goes from here; 0 at least. */
export const previousCharacter = (text: string, offset: number): number =>
  clusterStarts(text).findLast((start) => start < offset) ?? 0;

const isJoined = (text: string, from: number, to: number): boolean => {
  const cluster = text.slice(from, to);
  return /[\u200d\ufe0f\r]|[\ud83c][\udde6-\uddff\udffb-\udfff]/.test(cluster);
};

/**
 * Where a backspace at this place removes from: one character, which is a whole picture where several are joined to one,
 * but only the last letter or mark of a conjunct.
 */
export function backspaceStart(text: string, offset: number): number {
  const start = previousCharacter(text, offset);
  if (isJoined(text, start, offset)) return start;
  const isPair = /[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(start, offset));
  return Math.max(start, offset - (isPair ? 2 : 1));
}
