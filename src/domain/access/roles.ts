/** The roles of section 6 by the names of checks; no check uses `SupportUser`. */
export const ROLE_NAMES = [
  'FullAccess',
  'SubscriptionAdmin',
  'EnvironmentAdmin',
  'User',
  'SupportUser',
  'TemplateDesigner',
  'ContentAdministrator',
] as const;

/** The name of a role in rules and checks. */
export type RoleName = (typeof ROLE_NAMES)[number];

/** The two-letter code of a role, which the platform may send. */
type RoleCode = 'FA' | 'SA' | 'EA' | 'EU' | 'SU' | 'TD' | 'CA';

interface RoleFacts {
  readonly code: RoleCode;
  /** The rank of section 6, the weight in a weighted comparison. */
  readonly rank: number;
  readonly label: string;
}

/** Code, rank and label of each role, exactly as section 6 lists them. */
export const ROLES: Readonly<Record<RoleName, RoleFacts>> = {
  FullAccess: { code: 'FA', rank: 5, label: 'Full Access' },
  SubscriptionAdmin: { code: 'SA', rank: 4, label: 'Subscription Admin' },
  EnvironmentAdmin: { code: 'EA', rank: 3, label: 'Environment Admin' },
  User: { code: 'EU', rank: 2, label: 'End User' },
  SupportUser: { code: 'SU', rank: 0, label: 'Support User' },
  TemplateDesigner: { code: 'TD', rank: 0, label: 'Template Designer' },
  ContentAdministrator: { code: 'CA', rank: 0, label: 'Content Administrator' },
};

const ROLE_BY_WIRE = new Map<string, RoleName>(
  ROLE_NAMES.flatMap((name): [string, RoleName][] => [
    [name.toLowerCase(), name],
    [ROLES[name].code.toLowerCase(), name],
  ]),
);

/**
 * Parses a role by code (`SA`) or name (`SubscriptionAdmin`), ignoring case (reading 6). Unknown words give
 * `undefined`, so that an unknown role never grants anything.
 */
export function parseRole(wire: string): RoleName | undefined {
  return ROLE_BY_WIRE.get(wire.trim().toLowerCase());
}

/** Parses a list of roles, without duplicates and unknown words. */
export function parseRoles(wire: readonly string[]): RoleName[] {
  const roles = wire.map(parseRole).filter((role) => role !== undefined);
  return [...new Set(roles)];
}

/** Whether the ranks of all roles add up to at least the rank of the required one (reading 7). */
export function hasWeightOf(required: RoleName, held: readonly RoleName[]): boolean {
  const weight = held.reduce((sum, role) => sum + ROLES[role].rank, 0);
  return weight >= ROLES[required].rank;
}
