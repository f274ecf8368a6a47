import { itemNameKey, refusalOfItemName, storedItemName } from '@/domain/item-name';
import { refuseIf } from '../http/Problem';

/** Returns a typed name as stored, with its key. @throws Problem 400 */
export function requireItemName(typed: string): { name: string; nameKey: string } {
  refuseIf(refusalOfItemName(typed));
  const name = storedItemName(typed);
  return { name, nameKey: itemNameKey(name) };
}
