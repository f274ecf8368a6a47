import { notAllowed, type Refusal } from '../refusal';
import { ACTIONS, type ActionName } from './actions';
import type { Access } from './deriveAccess';
import { isAllowed } from './isAllowed';

/** Why somebody with this access may not do the action; `undefined` where they may. */
export function refusalOfAction(action: ActionName, access: Access): Refusal | undefined {
  const { rule, label } = ACTIONS[action];
  return isAllowed(rule, access)
    ? undefined
    : notAllowed(`You're missing permission to do this: ${label.toLowerCase()}.`);
}
