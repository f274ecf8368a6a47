import { ENVIRONMENTS_OF_OTHERS } from '../user-groups';
import { invalidField, notAllowed, type Refusal } from '../refusal';
import { SEATS_ARE_ADMINS } from '../subscriptions';

/** The message for a role in an environment the caller does not administer. */
export const ROLES_ELSEWHERE = 'You may set roles only in environments you administer.';

/** The roles to set, and the caller's authority. */
export interface RolesFacts {
  readonly roles: readonly { readonly environmentId: string; readonly role: string }[];
  /** Ids of the environments of the subscription. */
  readonly environmentIds: ReadonlySet<string>;
  /** Environments in which the caller may set roles. */
  readonly editable: ReadonlySet<string>;
  readonly isWholeSubscription: boolean;
}

/** Refuses to set these roles in environments. */
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

/** Refuses to make a user a template designer; a free seat is checked elsewhere. */
export function refusalOfNewDesigner(facts: {
  readonly roles: readonly { readonly role: string }[];
  readonly isDesigner: boolean;
  readonly mayAssignSeats: boolean;
}): Refusal | undefined {
  return takesSeat(facts.roles, facts.isDesigner) && !facts.mayAssignSeats
    ? notAllowed(SEATS_ARE_ADMINS)
    : undefined;
}

/** Whether the roles require a seat that the user lacks. */
export function takesSeat(roles: readonly { readonly role: string }[], isDesigner: boolean): boolean {
  return !isDesigner && roles.some(({ role }) => role === 'TD');
}
