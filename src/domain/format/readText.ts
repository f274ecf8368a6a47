import { TextDecoder } from '../webGlobals';
import { readUtf8 } from './readUtf8';

/**
 * Characters of Windows-1252 from 0x80 on, which Unicode uses for control characters. Node.js 20 decodes these bytes as
 * ISO 8859-1.
 */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Control characters that are invalid in text. */
const NO_TEXT = /[^\P{Cc}\t\n\v\f\r]/u;

const beginsWith = (bytes: Uint8Array, ...mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

function readUtf16(bytes: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Whether bytes are mostly valid UTF-8: decoding them in another encoding would give nonsense. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  let [good, bad] = [0, 0];
  for (const character of new TextDecoder('utf-8', { fatal: false }).decode(bytes)) {
    if (character === '\uFFFD') bad += 1;
    else if (character > '\u007F') good += 1;
  }
  return good > bad;
}

function readWindows1252(bytes: Uint8Array): string | undefined {
  if (isDamagedUtf8(bytes)) return undefined;
  const text = new TextDecoder('windows-1252', { fatal: true })
    .decode(bytes)
    .replaceAll(/[\u0080-\u009F]/g, (character) => WINDOWS_1252.charAt(character.charCodeAt(0) - 0x80));
  return NO_TEXT.test(text) ? undefined : text;
}

/**
 * Decodes a file of a spreadsheet: UTF-8, UTF-16 with its byte order mark, or else Windows-1252. `undefined` if it is
 * no text.
 */
export function readText(bytes: Uint8Array): string | undefined {
  if (beginsWith(bytes, 0xff, 0xfe)) return readUtf16(bytes, 'utf-16le');
  if (beginsWith(bytes, 0xfe, 0xff)) return readUtf16(bytes, 'utf-16be');
  const text = readUtf8(bytes);
  const isMarked = beginsWith(bytes, 0xef, 0xbb, 0xbf);
  return text !== undefined || isMarked || bytes.includes(0) ? text : readWindows1252(bytes);
}
