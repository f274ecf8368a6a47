import { notAllowed, type Refusal } from '../refusal';
import type { UserStatus } from './userStatus';

const FIRST_THAT_COUNTS: readonly UserStatus[] = ['Active', 'Pending', 'Inactive', 'Blocked'];

/** The status of somebody by those of their memberships: Active if any is, or if there are none. */
export function overallStatus(statuses: readonly UserStatus[]): UserStatus {
  return FIRST_THAT_COUNTS.find((status) => statuses.includes(status)) ?? 'Active';
}

/** Why somebody of this status may make no call; `undefined` where they may. */
export function refusalOfCaller(status: UserStatus): Refusal | undefined {
  return status === 'Active'
    ? undefined
    : notAllowed(`Your account is ${status.toLowerCase()}. Contact an administrator.`);
}

/** The answer to somebody who has signed in and whom the platform does not know. */
export const NO_ACCOUNT = notAllowed('You have no account on this platform.');
