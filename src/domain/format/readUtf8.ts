import { TextDecoder } from '../webGlobals';

/** Decodes UTF-8 without its byte order mark; `undefined` if it is invalid. */
export function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // No text contains this character, and databases refuse it.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
