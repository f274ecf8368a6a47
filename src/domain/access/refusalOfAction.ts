import { notAllowed, type Refusal } from '../refusal';
import { ACTIONS, type ActionName } from './actions';
import type { Access } from './deriveAccess';
import { isAllowed } from './isAllowed';

/** Why somebody who may not do an action is refused. */
export const notPermitted = (action: ActionName): Refusal =>
  notAllowed(`You're missing permission to do this: ${ACTIONS[action].label.toLowerCase()}.`);

/** Why somebody with this access may not do the action; `undefined` where they may. */
export function refusalOfAction(action: ActionName, access: Access): Refusal | undefined {
  return isAllowed(ACTIONS[action].rule, access) ? undefined : notPermitted(action);
}
