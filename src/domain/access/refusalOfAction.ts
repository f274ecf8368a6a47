import { notAllowed, type Refusal } from '../refusal';
import { ACTIONS, type ActionName } from './actions';
import type { Access } from './deriveAccess';
import { isAllowed } from './isAllowed';

/** Returns the refusal for an action without permission. */
export const notPermitted = (action: ActionName): Refusal =>
  notAllowed(`You're missing permission to do this: ${ACTIONS[action].label.toLowerCase()}.`);

/** Returns the refusal of an action for this access; `undefined` if it is allowed. */
export function refusalOfAction(action: ActionName, access: Access): Refusal | undefined {
  return isAllowed(ACTIONS[action].rule, access) ? undefined : notPermitted(action);
}
