import type { User } from '@/api/types';
import { parseRoles, readRoleEntries, writeRoleEntries } from '@/domain/access';

/** The user's template designer roles: of the subscription, and in how many environments. */
export interface SeatHolding {
  readonly isOfSubscription: boolean;
  readonly environmentIds: readonly string[];
}

/** Returns how a user takes a template-designer seat (decision 0014); undefined for one without a seat. */
export function seatOf(user: Pick<User, 'subscriptionRoles' | 'environmentRoles'>): SeatHolding | undefined {
  const isOfSubscription = parseRoles(user.subscriptionRoles).includes('TemplateDesigner');
  const environmentIds = readRoleEntries(user.environmentRoles)
    .filter(({ role }) => role === 'TemplateDesigner')
    .map(({ environmentId }) => environmentId);
  return isOfSubscription || environmentIds.length > 0 ? { isOfSubscription, environmentIds } : undefined;
}

/** Returns the remaining environment roles of a user without the seat, for a request; undefined when none is lost. */
export function rolesWithoutSeat(user: Pick<User, 'environmentRoles'>) {
  const roles = readRoleEntries(user.environmentRoles);
  const kept = roles.filter(({ role }) => role !== 'TemplateDesigner');
  return kept.length < roles.length ? writeRoleEntries(kept) : undefined;
}
