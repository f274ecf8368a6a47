import { trimEnds } from '@/domain/format';
import { isEmail } from '@/domain/email';

/** Invisible characters: controls, formats such as the byte order mark, and invalid ones. */
const UNSEEN = /\p{C}/u;

/**
 * Converts A to Z to lower case and nothing else: other letters may fold to those of another address, as the Kelvin
 * sign does to k.
 */
export function lowerAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * Normalizes an address to the form in which it is stored, compared and written to; `undefined` for an invalid one.
 * Addresses with compatibility letters or invisible characters, which could imitate another, are invalid.
 */
export function normalisedEmail(text: string): string | undefined {
  const address = lowerAscii(trimEnds(text, ' \t'));
  const isPlain = !UNSEEN.test(address) && address.normalize('NFKC') === address;
  return isPlain && isEmail(address) ? address : undefined;
}
