import { tooOften, type Refusal } from '../refusal';

/**
 * Limits of invitations in a number of seconds from the first: to one address by one subscription, and by all together.
 */
export const INVITATION_LIMITS = {
  ofSubscription: { limit: 5, seconds: 3600 },
  ofAddress: { limit: 20, seconds: 86_400 },
} as const;

/** Refuses an invitation for a number of seconds. */
export function tooManyInvitations(seconds: number): Refusal {
  const minutes = Math.ceil(seconds / 60);
  const wait =
    minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return tooOften(`This address has been invited many times. Try again in ${wait}.`);
}

/**
 * Returns the seconds until the first of several addresses can be invited again. Returns `undefined` if one can be
 * invited now, so that the invitation is sent.
 */
export function shortestWait(waits: readonly (number | undefined)[]): number | undefined {
  const known = waits.filter((seconds) => seconds !== undefined);
  return known.length > 0 && known.length === waits.length ? Math.min(...known) : undefined;
}
