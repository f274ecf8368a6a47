import { TABLE_LIMITS } from '../limits';
import { TableError } from '../TableError';
import { readXml } from './readXml';

/** Collects the text of a string with or without styled runs, leaving out pronunciation hints. */
export function textCollector() {
  let text = '';
  let isText = false;
  let isPhonetic = false;
  return {
    open: (name: string) => {
      if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = !isPhonetic;
    },
    text: (piece: string) => {
      if (isText) text += piece;
    },
    close: (name: string) => {
      if (name === 'rPh') isPhonetic = false;
      else if (name === 't') isText = false;
    },
    /** Returns the text so far and resets it. */
    take: (): string => {
      const taken = decodeEscapes(text);
      text = '';
      return taken;
    },
  };
}

/** Decodes characters that are written by number, such as _x000D_ (ECMA-376, part 1, 22.9.2.19). */
const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : text;

/**
 * Reads the shared texts of cells.
 * @throws TableError
 */
export function readSharedStrings(bytes: Uint8Array, part: string): string[] {
  const strings: string[] = [];
  const collector = textCollector();
  readXml(bytes, part, {
    open: collector.open,
    text: collector.text,
    close: (name) => {
      collector.close(name);
      if (name !== 'si') return;
      if (strings.length === TABLE_LIMITS.texts)
        throw new TableError(`The workbook has more than ${TABLE_LIMITS.texts.toLocaleString('en')} texts.`);
      strings.push(collector.take());
    },
  });
  return strings;
}
