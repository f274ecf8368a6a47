import { refusalOfItemName, storedItemName } from '@/domain/item-name';
import { refuseIf } from '../MockProblem';

/** A typed name as it is stored. @throws MockProblem 400 */
export function requireName(typed = ''): string {
  refuseIf(refusalOfItemName(typed));
  return storedItemName(typed);
}
