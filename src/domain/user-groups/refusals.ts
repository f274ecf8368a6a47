import { conflicting, invalidField, type Refusal } from '../refusal';

/** The message for groups of another subscription. */
export const GROUPS_OF_OTHERS = 'A group is not part of the subscription.';

/** The message for environments of another subscription. */
export const ENVIRONMENTS_OF_OTHERS = 'An environment is not part of the subscription.';

/** The message for a template designer role in a group; its seats belong to individual users. */
export const NO_SEATS_THROUGH_GROUPS = 'TemplateDesigner cannot be given through a group.';

const EVERYBODY_IS_IN_IT = conflicting('Every user of the subscription belongs to the default group.');
const BY_IDENTITY_PROVIDER = 'federated: the groups come from the identity provider and are read-only here.';

interface Group {
  readonly name: string;
  readonly description: string | null;
  readonly isDefault: boolean;
}

/** Refuses an invalid name or description of a group. */
export function refusalOfGroupChange(
  group: Group,
  { name, description }: Pick<Group, 'name' | 'description'>,
): Refusal | undefined {
  return group.isDefault && (name !== group.name || description !== group.description)
    ? conflicting('The default group keeps its name and description.')
    : undefined;
}

/** Refuses to delete the default group. */
export function refusalOfGroupDeletion({ isDefault }: Pick<Group, 'isDefault'>): Refusal | undefined {
  return isDefault ? conflicting('The default group cannot be deleted.') : undefined;
}

/** Refuses invalid roles of a group. */
export function refusalOfGroupRoles(
  roles: readonly { readonly environmentId: string; readonly role: string }[],
  environmentIds: ReadonlySet<string>,
): Refusal | undefined {
  if (roles.some(({ environmentId }) => !environmentIds.has(environmentId)))
    return invalidField('environmentRoles', ENVIRONMENTS_OF_OTHERS);
  return roles.some(({ role }) => role === 'TD')
    ? invalidField('environmentRoles', NO_SEATS_THROUGH_GROUPS)
    : undefined;
}

/** Refuses to remove users from the default group. */
export function refusalOfLeaving(groups: readonly Pick<Group, 'isDefault'>[]): Refusal | undefined {
  return groups.some(({ isDefault }) => isDefault) ? EVERYBODY_IS_IN_IT : undefined;
}

/** Refuses invalid members to add to or remove from a group. */
export function refusalOfMembers(
  userIds: readonly string[],
  members: readonly { readonly userId: string; readonly isFederated: boolean }[],
): Refusal | undefined {
  const byId = new Map(members.map((member) => [member.userId, member]));
  const chosen = userIds.map((id) => byId.get(id));
  if (chosen.includes(undefined)) return invalidField('userIds', 'A user is not part of the subscription.');
  return chosen.some((member) => member?.isFederated)
    ? conflicting(`A user is ${BY_IDENTITY_PROVIDER}`)
    : undefined;
}

/** Refuses invalid changes to the groups of a member. */
export function refusalOfGroups(
  { isFederated }: { readonly isFederated: boolean },
  groupIds: readonly string[],
  groups: readonly { readonly id: string }[],
): Refusal | undefined {
  if (isFederated) return conflicting(`This user is ${BY_IDENTITY_PROVIDER}`);
  return groupIds.every((groupId) => groups.some(({ id }) => id === groupId))
    ? undefined
    : invalidField('userGroupIds', GROUPS_OF_OTHERS);
}
