import { isEmail } from '@/domain/email';

/** The state of an address in a list. */
export type AddressState = 'valid' | 'invalid' | 'duplicate';

/**
 * Finds the addresses in a text: separated by commas, semicolons, tabs or lines, written as `Name <address>`, or next
 * to names or cells. A piece without an at sign counts as an invalid address only if its line has no address;
 * otherwise it is a name.
 */
export function readAddresses(text: string): string[] {
  return text.split(/[\r\n]+/u).flatMap((line) => {
    const pieces = line
      .split(/[,;\t]/u)
      .flatMap((piece) => addressesIn(piece.replaceAll('"', '').trim()))
      .filter(Boolean);
    const withAt = pieces.filter((piece) => piece.includes('@'));
    return withAt.length > 0 ? withAt : pieces;
  });
}

/** The content of a pasted text. */
export interface PastedText {
  /** The addresses, as {@link readAddresses} finds them, except pieces without an at sign. */
  readonly addresses: readonly string[];
  /** Pieces without an at sign that are no name of an address, such as other cells of a sheet. */
  readonly leftOut: readonly string[];
}

/**
 * Separates the addresses of a pasted text from other pieces. Without any at sign, all pieces are invalid addresses
 * for the user to correct.
 */
export function readPasted(text: string): PastedText {
  if (!text.includes('@')) return { addresses: readAddresses(text), leftOut: [] };
  const isAddress = (piece: string) => piece.includes('@');
  // A quoted name belongs to the bracketed address after it, including any separators in it.
  const bare = text.replaceAll(/"[^"\r\n]*"\s*(?=<)/gu, '');
  const pieces = bare.split(/[\r\n,;\t]/u).map((piece) => piece.replaceAll('"', '').trim());
  return {
    addresses: readAddresses(text).filter(isAddress),
    leftOut: pieces.flatMap(findOtherWords).filter(Boolean),
  };
}

/** Returns the words of a piece that are neither an address nor its name. */
function findOtherWords(piece: string): string[] {
  if (!piece.includes('@')) return [piece];
  if (/<[^<>]+>/u.test(piece)) return [];
  const words = piece.split(/\s+/u).filter((word) => !word.includes('@'));
  return words.length > 0 ? [words.join(' ')] : [];
}

function addressesIn(piece: string): string[] {
  const bracketed = [...piece.matchAll(/<([^<>]+)>/gu)].map(([, address = '']) => address.trim());
  if (bracketed.length > 0) return bracketed;
  const words = piece.split(/\s+/u).filter((word) => word.includes('@'));
  return words.length > 0 ? words.map((word) => word.replace(/^mailto:/iu, '')) : [piece];
}

/**
 * Returns the value of a field after pasting over its selection. After a draft that ends with an address it starts a
 * new line, so that two addresses do not merge.
 */
export function pasteInto(
  field: Pick<HTMLInputElement | HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>,
  pasted: string,
): string {
  const { value, selectionStart, selectionEnd } = field;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  const lastWord =
    before
      .trimEnd()
      .replace(/>$/u, '')
      .split(/[\s,;<]/u)
      .at(-1) ?? '';
  const isAfterAddress = after.trim() === '' && isEmail(lastWord);
  return `${before}${isAfterAddress ? '\n' : ''}${pasted}${after}`;
}

/** Returns the state of each address of a list; of addresses equal but for case, the first is no duplicate. */
export function judgeAddresses(addresses: readonly string[]): AddressState[] {
  const seen = new Set<string>();
  return addresses.map((address) => {
    if (!isEmail(address)) return 'invalid';
    const folded = address.toLowerCase();
    if (seen.has(folded)) return 'duplicate';
    seen.add(folded);
    return 'valid';
  });
}
