import { invalidField, type Refusal } from '../refusal';
import { faultOfCharacters } from './unseen';

/** The maximum length of a name in an environment. */
export const LONGEST_ITEM_NAME = 255;

/** Normalises a name for storing: removes outer blanks. */
export const storedItemName = (typed: string): string => typed.trim();

/** Returns the initial name of a copy within the maximum length. */
export const nameOfCopy = (name: string): string =>
  `${[...name].slice(0, LONGEST_ITEM_NAME - 5).join('')} copy`;

/** Refuses an invalid name of a template, asset, collection and so on; outer blanks are ignored. */
export function refusalOfItemName(typed: string): Refusal | undefined {
  const length = [...storedItemName(typed)].length;
  if (length === 0) return invalidField('name', 'A name is needed.');
  if (length > LONGEST_ITEM_NAME)
    return invalidField('name', `A name has at most ${LONGEST_ITEM_NAME} characters.`);
  const fault = faultOfCharacters(storedItemName(typed));
  return fault === undefined ? undefined : invalidField('name', fault);
}

/**
 * Returns the key for sorting and searching names, without case and accents. Compared by code points, it gives the same
 * order in every database.
 */
export const itemNameKey = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');
