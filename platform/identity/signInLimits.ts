import { isIPv6 } from 'node:net';
import type { Database } from '../database';
import { returnAllowance, takeAllowance, type Allowance } from '../http/takeAllowance';

/** Failures at one sign-in page, which is open for an hour. */
export const OF_INTERACTION: Allowance = { name: 'sign-in of an interaction', limit: 30, seconds: 3600 };
/** Failures of one client, which may be a whole office behind one address. */
export const OF_CLIENT: Allowance = { name: 'sign-in of a client', limit: 100, seconds: 600 };

/** Passwords checked at the same moment, in one process: its thread for them is what is short. */
const AT_ONCE_OF_INTERACTION = 2;
const AT_ONCE_OF_CLIENT = 8;
const MOMENT_SECONDS = 1;

/** Whose attempts are counted together. */
export interface Attempt {
  interactionId: string;
  /** The address the request came from. */
  ip: string;
}

/** What an attempt came to: it was let through, or it may be made again after some seconds. */
type Limited<Result> = { result: Result } | { retryAfter: number };

/**
 * A function that makes an attempt to sign in, unless too many are being made at this moment, or too many have failed.
 * `hasFailed` says of its result whether it counts.
 */
export function createSignInLimits(db: Database) {
  const atOnce = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (atOnce.get(key) ?? 0) + by;
    if (count === 0) atOnce.delete(key);
    else atOnce.set(key, count);
  };

  return async function limited<Result>(
    { interactionId, ip }: Attempt,
    attempt: () => Promise<Result>,
    hasFailed: (result: Result) => boolean,
  ): Promise<Limited<Result>> {
    const client = networkOf(ip);
    const keys = [`interaction ${interactionId}`, `client ${client}`] as const;
    const isBusy =
      (atOnce.get(keys[0]) ?? 0) >= AT_ONCE_OF_INTERACTION || (atOnce.get(keys[1]) ?? 0) >= AT_ONCE_OF_CLIENT;
    if (isBusy) return { retryAfter: MOMENT_SECONDS };
    for (const key of keys) change(key, 1);
    try {
      const now = new Date();
      const counted = [[OF_INTERACTION, interactionId] as const, [OF_CLIENT, client] as const];
      // Counted before it is made: of many at the same moment, each finds those before it.
      for (const [allowance, key] of counted) {
        const retryAfter = await takeAllowance(db, allowance, key, now);
        if (retryAfter !== undefined) return { retryAfter };
      }
      const result = await attempt();
      if (!hasFailed(result))
        for (const [allowance, key] of counted) await returnAllowance(db, allowance, key);
      return { result };
    } finally {
      for (const key of keys) change(key, -1);
    }
  };
}

/** Who has one address of version 6 has the 2^64 beside it, too. */
function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(missing).fill('0'), ...right].slice(0, 4).join(':');
}
