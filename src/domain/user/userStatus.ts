/** States of a user in a subscription (reading 5). */
export const USER_STATUSES = ['Active', 'Blocked', 'Pending', 'Inactive'] as const;

/** The state of a user. */
export type UserStatus = (typeof USER_STATUSES)[number];

/** The state named by the wire in any case; `undefined` for a word that names none. */
export function parseUserStatus(wire: string): UserStatus | undefined {
  return USER_STATUSES.find((status) => status.toLowerCase() === wire.toLowerCase());
}

/** Whether a user in this state is kept out of the product. */
export function isLockedOut(wire: string): boolean {
  const status = parseUserStatus(wire);
  return status === 'Inactive' || status === 'Blocked';
}
