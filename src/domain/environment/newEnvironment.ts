import { NO_SEATS_THROUGH_GROUPS } from '../group';
import { conflicting, invalidField, type Refusal } from '../refusal';
import type { EnvironmentType } from './environmentValues';

interface Contract {
  readonly sandboxEnvironmentsTotal: number;
  readonly productionEnvironmentsTotal: number;
}

/**
 * Why a subscription gets no further environment of this type; `undefined` where it does. Development environments are
 * not counted.
 */
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

/** `base`, or the first of `base` with 2, 3 and so on after `glue` that is not taken. */
export function firstFree(base: string, isTaken: (name: string) => boolean, glue: string): string {
  let name = base;
  for (let number = 2; isTaken(name); number += 1) name = `${base}${glue}${number}`;
  return name;
}

/** What an environment is called when nobody says so, before a number makes the name its own. */
export function usualEnvironmentName(
  { displayName, name }: { readonly displayName: string | null; readonly name: string },
  type: EnvironmentType,
): string {
  return `${displayName ?? name} ${type}`;
}

/** A role given together with a new environment, by code. */
interface FirstRole {
  readonly userId?: string | undefined;
  readonly userGroupId?: string | undefined;
  readonly role: string;
}

/** Why the first roles of a new environment can't be given so; `undefined` where they can. */
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
