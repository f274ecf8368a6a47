import { notAllowed, type Refusal } from '../refusal';
import type { UserStatus } from './userStatus';

const FIRST_THAT_COUNTS: readonly UserStatus[] = ['Active', 'Pending', 'Inactive', 'Blocked'];

/** Returns the overall status of memberships: Active if any is, or if there are none. */
export function overallStatus(statuses: readonly UserStatus[]): UserStatus {
  return FIRST_THAT_COUNTS.find((status) => statuses.includes(status)) ?? 'Active';
}

/** Refuses calls of a user with this status. */
export function refusalOfCaller(status: UserStatus): Refusal | undefined {
  return status === 'Active'
    ? undefined
    : notAllowed(`Your account is ${status.toLowerCase()}. Contact an administrator.`);
}

/** The refusal of a signed-in caller without an account. */
export const NO_ACCOUNT = notAllowed('You have no account on this platform.');
