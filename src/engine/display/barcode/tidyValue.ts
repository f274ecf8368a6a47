import type { BarcodeType } from '../../document';
import { bracketElements } from './bracketElements';

/** Blanks and hyphens of any kind: people type them between digits, and readers never return them. */
const SEPARATORS = /[\s\u00ad\u2010-\u2015\u2212-]+/g;
/** The prefix of a book's number. */
const BOOK = /^\s*ISBN(?:-13)?[\s:]*/i;

/**
 * Returns the value as its type encodes it. Digits lose blanks and hyphens, and GS1-128 gets brackets around its
 * application identifiers. Other types encode every character.
 */
export function tidyValue(type: BarcodeType, value: string): string {
  switch (type) {
    case 'ean8':
    case 'upca':
    case 'upce':
      return value.replace(SEPARATORS, '');
    case 'ean13':
      return value.replace(BOOK, '').replace(SEPARATORS, '');
    case 'gs1128':
      return bracketElements(value);
    default:
      return value;
  }
}
