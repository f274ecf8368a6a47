import { NO_SEATS_THROUGH_GROUPS } from '../user-groups';
import { conflicting, invalidField, type Refusal } from '../refusal';
import type { EnvironmentType } from './environmentValues';

interface Contract {
  readonly sandboxEnvironmentsTotal: number;
  readonly productionEnvironmentsTotal: number;
}

/** Refuses another environment of this type beyond the contract. Development environments are not limited. */
export function refusalOfEnvironment(
  type: Exclude<EnvironmentType, 'trial'>,
  { sandboxEnvironmentsTotal, productionEnvironmentsTotal }: Contract,
  present: readonly { readonly type: EnvironmentType }[],
): Refusal | undefined {
  if (type === 'development') return undefined;
  const total = type === 'sandbox' ? sandboxEnvironmentsTotal : productionEnvironmentsTotal;
  const used = present.filter((environment) => environment.type === type).length;
  return used < total
    ? undefined
    : conflicting(`All ${total} ${type} environments of the contract are used.`);
}

/** Returns `base`, or the first free name of `base` with 2, 3 and so on after `glue`. */
export function firstFree(base: string, isTaken: (name: string) => boolean, glue: string): string {
  let name = base;
  for (let number = 2; isTaken(name); number += 1) name = `${base}${glue}${number}`;
  return name;
}

/** Returns the default name of an environment; the caller adds a number to make it unique. */
export function usualEnvironmentName(
  { displayName, name }: { readonly displayName: string | null; readonly name: string },
  type: EnvironmentType,
): string {
  return `${displayName ?? name} ${type}`;
}

/** A role granted with a new environment, by code. */
interface FirstRole {
  readonly userId?: string | undefined;
  readonly userGroupId?: string | undefined;
  readonly role: string;
}

/** Refuses invalid first roles of a new environment. */
export function refusalOfFirstRoles(
  roles: readonly FirstRole[],
  known: { readonly userIds: ReadonlySet<string>; readonly groupIds: ReadonlySet<string> },
): Refusal | undefined {
  const faults = roles.map((entry, index) => faultOf(entry, `environmentRoles.${index}`, known));
  return faults.find((fault) => fault !== undefined);
}

function faultOf(
  { userId, userGroupId, role }: FirstRole,
  field: string,
  known: Parameters<typeof refusalOfFirstRoles>[1],
): Refusal | undefined {
  if ((userId === undefined) === (userGroupId === undefined))
    return invalidField(field, 'needs either a user or a group');
  if (userGroupId !== undefined && role === 'TD')
    return invalidField(`${field}.userRole`, NO_SEATS_THROUGH_GROUPS);
  if (userId !== undefined && !known.userIds.has(userId))
    return invalidField(`${field}.userId`, 'is no user of the subscription');
  if (userGroupId !== undefined && !known.groupIds.has(userGroupId))
    return invalidField(`${field}.userGroupId`, 'is no group of the subscription');
  return undefined;
}
