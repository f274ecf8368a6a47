import { TextDecoder } from '../webGlobals';

/** The text of a file in UTF-8, without its byte order mark; `undefined` where it is none. */
export function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // No text has this character, and no database keeps it.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
