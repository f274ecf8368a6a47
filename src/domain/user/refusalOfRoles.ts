import { ENVIRONMENTS_OF_OTHERS } from '../group';
import { invalidField, notAllowed, type Refusal } from '../refusal';
import { SEATS_ARE_ADMINS } from '../subscription';

/** Said of a role in an environment that is somebody else's to give. */
export const ROLES_ELSEWHERE = 'You may set roles only in environments you administer.';

/** The roles somebody is to have, and who says so. */
export interface RolesFacts {
  readonly roles: readonly { readonly environmentId: string; readonly role: string }[];
  /** Ids of the environments of the subscription. */
  readonly environmentIds: ReadonlySet<string>;
  /** Those of them in which the caller may set roles. */
  readonly editable: ReadonlySet<string>;
  readonly isWholeSubscription: boolean;
}

/** Why the roles of somebody in environments can't be set so; `undefined` where they can. */
export function refusalOfRoles(facts: RolesFacts): Refusal | undefined {
  const { roles, environmentIds, editable, isWholeSubscription } = facts;
  if (!isWholeSubscription && editable.size === 0)
    return notAllowed("You're missing permission to set roles in this subscription.");
  if (roles.some(({ environmentId }) => !environmentIds.has(environmentId)))
    return invalidField('environmentRoles', ENVIRONMENTS_OF_OTHERS);
  return roles.some(({ environmentId }) => !editable.has(environmentId))
    ? notAllowed(ROLES_ELSEWHERE)
    : undefined;
}

/** Why the roles would not make a template designer of somebody; `undefined` where they may, if a seat is free. */
export function refusalOfNewDesigner(facts: {
  readonly roles: readonly { readonly role: string }[];
  readonly isDesigner: boolean;
  readonly mayAssignSeats: boolean;
}): Refusal | undefined {
  return takesSeat(facts.roles, facts.isDesigner) && !facts.mayAssignSeats
    ? notAllowed(SEATS_ARE_ADMINS)
    : undefined;
}

/** Whether the roles take a seat that the user has not got. */
export function takesSeat(roles: readonly { readonly role: string }[], isDesigner: boolean): boolean {
  return !isDesigner && roles.some(({ role }) => role === 'TD');
}
