import { ACTIONS, type ActionName } from './actions';
import type { OperationRight } from './operationActions';

const isAction = (right: OperationRight): right is ActionName =>
  typeof right === 'string' && Object.hasOwn(ACTIONS, right);

/** Whether an operation has to check an action before it answers. */
export const takesAction = (right: OperationRight): boolean => typeof right === 'object' || isAction(right);

/** The action to check. @throws Error for a pick that the table entry does not have */
function pickAction(right: OperationRight, picked?: ActionName): ActionName {
  if (picked === undefined && isAction(right)) return right;
  if (picked !== undefined && typeof right === 'object' && right.includes(picked)) return picked;
  throw new Error(
    `${picked ?? 'An unnamed action'} is not among the actions of the operation: ${String(right)}.`,
  );
}

/** Watches whether one call has checked the action that its operation takes. */
export interface RightWatch {
  /** Calls `ask` with the action, and counts it as checked unless `ask` throws. */
  check<Result>(ask: (action: ActionName) => Result, picked?: ActionName): Result;
  /** @throws Error when the operation takes an action and none was checked */
  requireChecked(): void;
}

/** The watch over one call of an operation. */
export function watchRight(operation: string, right: OperationRight): RightWatch {
  let isChecked = !takesAction(right);
  return {
    check(ask, picked) {
      const result = ask(pickAction(right, picked));
      isChecked = true;
      return result;
    },
    requireChecked() {
      if (!isChecked) throw new Error(`${operation} did not check whether the caller may do it.`);
    },
  };
}
