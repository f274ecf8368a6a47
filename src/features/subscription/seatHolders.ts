import type { User } from '@/api/types';
import { parseRoles, readRoleEntries, writeRoleEntries } from '@/domain/access';

/** Where a user is template designer: of the subscription, and of how many environments. */
export interface SeatHolding {
  readonly isOfSubscription: boolean;
  readonly environmentIds: readonly string[];
}

/** How a user takes a template-designer seat (decision 0014); undefined for one who takes none. */
export function seatOf(user: Pick<User, 'subscriptionRoles' | 'environmentRoles'>): SeatHolding | undefined {
  const isOfSubscription = parseRoles(user.subscriptionRoles).includes('TemplateDesigner');
  const environmentIds = readRoleEntries(user.environmentRoles)
    .filter(({ role }) => role === 'TemplateDesigner')
    .map(({ environmentId }) => environmentId);
  return isOfSubscription || environmentIds.length > 0 ? { isOfSubscription, environmentIds } : undefined;
}

/** The environment roles a user keeps when the seat is taken away, for the wire; undefined where none is lost. */
export function rolesWithoutSeat(user: Pick<User, 'environmentRoles'>) {
  const roles = readRoleEntries(user.environmentRoles);
  const kept = roles.filter(({ role }) => role !== 'TemplateDesigner');
  return kept.length < roles.length ? writeRoleEntries(kept) : undefined;
}
