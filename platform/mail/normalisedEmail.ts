import { trimEnds } from '@/domain/format';
import { isEmail } from '@/domain/email';

/** Characters nobody sees: controls, formats such as the byte order mark, and what no text may hold. */
const UNSEEN = /\p{C}/u;

/**
 * A text with A to Z in lower case and all else as it is: other letters may fold to those of another address, as the
 * Kelvin sign does to k.
 */
export function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * An address in the form it is stored, compared and written to, or `undefined` when it is none. One that only looks
 * like another, with compatibility letters or with characters nobody sees, is none.
 */
export function normalisedEmail(text: string): string | undefined {
  const address = lowerAscii(trimEnds(text, ' \t'));
  const isPlain = !UNSEEN.test(address) && address.normalize('NFKC') === address;
  return isPlain && isEmail(address) ? address : undefined;
}
