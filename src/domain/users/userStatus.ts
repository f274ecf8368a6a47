/** The statuses of a user in a subscription (reading 5). */
export const USER_STATUSES = ['Active', 'Blocked', 'Pending', 'Inactive'] as const;

/** The status of a user. */
export type UserStatus = (typeof USER_STATUSES)[number];

/** Parses a status in any case; `undefined` for an unknown one. */
export function parseUserStatus(wire: string): UserStatus | undefined {
  return USER_STATUSES.find((status) => status.toLowerCase() === wire.toLowerCase());
}

/** Whether a user with this status has no access to the product. */
export function isLockedOut(wire: string): boolean {
  const status = parseUserStatus(wire);
  return status === 'Inactive' || status === 'Blocked';
}
