import type { User } from '@/api/types';
import { parseRoles, readRoleEntries, type EnvironmentRoleHeld } from '@/domain/access';

/** Template-designer seats of a subscription. */
export interface Seats {
  readonly used: number;
  readonly total: number;
}

/** Whether a user takes a seat: template designer of the subscription or of any environment (decision 0014). */
export function takesSeat(user: Pick<User, 'subscriptionRoles' | 'environmentRoles'>): boolean {
  return (
    parseRoles(user.subscriptionRoles).includes('TemplateDesigner') ||
    readRoleEntries(user.environmentRoles).some(({ role }) => role === 'TemplateDesigner')
  );
}

/** Counts the seats that these roles would take for these addresses; users with a seat take no other. */
export function seatsNeeded(
  roles: readonly EnvironmentRoleHeld[],
  addresses: readonly string[],
  users: readonly User[],
): number {
  if (!roles.some(({ role }) => role === 'TemplateDesigner')) return 0;
  const seated = new Set(users.filter(takesSeat).map(({ email }) => email.toLowerCase()));
  return addresses.filter((address) => !seated.has(address.toLowerCase())).length;
}
