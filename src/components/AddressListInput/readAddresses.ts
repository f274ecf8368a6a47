import { isEmail } from '@/domain/email';

/** What can be said of an address in a list. */
export type AddressState = 'valid' | 'invalid' | 'duplicate';

/**
 * The addresses in a text however it was written: separated by commas, semicolons, tabs or lines, as
 * `Name <address>`, with names before them or in cells beside them. A piece without an at sign counts (as a wrong
 * address) only where its line holds no address; otherwise it is a name.
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

/** What a pasted text holds. */
export interface PastedText {
  /** As {@link readAddresses} reads them, but for pieces without an at sign. */
  readonly addresses: readonly string[];
  /** What holds no at sign and is no name of an address, such as other cells of a sheet. */
  readonly leftOut: readonly string[];
}

/**
 * The addresses in a pasted text, and what was left out of it. Where there is no at sign at all, the pieces are wrong
 * addresses to be mended, and nothing is left out.
 */
export function readPasted(text: string): PastedText {
  if (!text.includes('@')) return { addresses: readAddresses(text), leftOut: [] };
  const isAddress = (piece: string) => piece.includes('@');
  // A name before an address in brackets belongs to it, with the separators it may hold.
  const bare = text.replaceAll(/"[^"\r\n]*"\s*(?=<)/gu, '');
  const pieces = bare.split(/[\r\n,;\t]/u).map((piece) => piece.replaceAll('"', '').trim());
  return {
    addresses: readAddresses(text).filter(isAddress),
    leftOut: pieces.flatMap(wordsBeside).filter(Boolean),
  };
}

/** The words of a piece that are neither an address nor the name of one. */
function wordsBeside(piece: string): string[] {
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
 * What stands in a field after pasting over its selection. At the end of a draft that ends with an address, another
 * line is begun: glued together, two addresses would look like one.
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

/** The state of each address of a list; of equal ones, whatever their case, the first is not a duplicate. */
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
