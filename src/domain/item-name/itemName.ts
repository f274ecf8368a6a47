import { invalidField, type Refusal } from '../refusal';
import { faultOfCharacters } from './unseen';

/** Most characters a name of something in an environment has. */
export const LONGEST_ITEM_NAME = 255;

/** A name as it is stored: without outer blanks. */
export const storedItemName = (typed: string): string => typed.trim();

/** What a copy is called at first, however long the name is. */
export const nameOfCopy = (name: string): string =>
  `${[...name].slice(0, LONGEST_ITEM_NAME - 5).join('')} copy`;

/** Why a name, blanks around it left out, can't be that of a template, an asset, a collection and the like. */
export function refusalOfItemName(typed: string): Refusal | undefined {
  const length = [...storedItemName(typed)].length;
  if (length === 0) return invalidField('name', 'A name is needed.');
  if (length > LONGEST_ITEM_NAME)
    return invalidField('name', `A name has at most ${LONGEST_ITEM_NAME} characters.`);
  const fault = faultOfCharacters(storedItemName(typed));
  return fault === undefined ? undefined : invalidField('name', fault);
}

/**
 * What names are sorted and searched by: neither case nor accents count. Compared by code points, it is the same order in
 * every database.
 */
export const itemNameKey = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');
