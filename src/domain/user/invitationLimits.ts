import { tooOften, type Refusal } from '../refusal';

/**
 * How many invitations are sent in so many seconds, counted from the first: to an address by one subscription, and by
 * all together.
 */
export const INVITATION_LIMITS = {
  ofSubscription: { limit: 5, seconds: 3600 },
  ofAddress: { limit: 20, seconds: 86_400 },
} as const;

/** Why an address is not invited for so many seconds. */
export function tooManyInvitations(seconds: number): Refusal {
  const minutes = Math.ceil(seconds / 60);
  const wait =
    minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return tooOften(`This address has been invited many times. Try again in ${wait}.`);
}

/**
 * The seconds until the first of several addresses can be invited again, given those of each; `undefined` where one can
 * be invited now, so that the invitation goes out to it.
 */
export function shortestWait(waits: readonly (number | undefined)[]): number | undefined {
  const known = waits.filter((seconds) => seconds !== undefined);
  return known.length > 0 && known.length === waits.length ? Math.min(...known) : undefined;
}
