import { refusalOfItemName, storedItemName } from '@/domain/item-name';
import { refuseIf } from '../MockProblem';

/**
 * Normalises a name for storing.
 * @throws MockProblem 400
 */
export function requireName(typed = ''): string {
  refuseIf(refusalOfItemName(typed));
  return storedItemName(typed);
}
