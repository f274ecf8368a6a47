import { isIPv6 } from 'node:net';
import type { Database } from '../database';
import { returnAllowance, takeAllowance, type Allowance } from '../http/takeAllowance';

/** Failures at one sign-in page, which is open for an hour. */
export const OF_INTERACTION: Allowance = { name: 'sign-in of an interaction', limit: 30, seconds: 3600 };
/** Failures of one client, which may be a whole office behind one address. */
export const OF_CLIENT: Allowance = { name: 'sign-in of a client', limit: 100, seconds: 600 };

/** Passwords checked at once in one process, whose single hashing thread is the bottleneck. */
const AT_ONCE_OF_INTERACTION = 2;
const AT_ONCE_OF_CLIENT = 8;
const MOMENT_SECONDS = 1;
/** Milliseconds for which a refusal is repeated without counting: a query each time would keep the database busy. */
const REFUSAL_KEPT = 1000;

/** An attempt to sign in, and the keys that count it. */
export interface Attempt<Result> {
  interactionId: string;
  /** The address the request came from. */
  ip: string;
  /** Rejects for an unknown sign-in, which is not counted. */
  verify: () => Promise<void>;
  make: () => Promise<Result>;
  hasFailed: (result: Result) => boolean;
}

/** The result of an admitted attempt, or the seconds until a retry. */
type Limited<Result> = { result: Result } | { retryAfter: number };

/** Creates a function that runs a sign-in attempt, unless too many are running or have failed. */
export function createSignInLimits(db: Database) {
  const atOnce = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (atOnce.get(key) ?? 0) + by;
    if (count === 0) atOnce.delete(key);
    else atOnce.set(key, count);
  };
  const refusals = createRefusals();

  return async function limited<Result>(attempt: Attempt<Result>): Promise<Limited<Result>> {
    const { interactionId } = attempt;
    const client = networkOf(attempt.ip);
    const ofInteraction = `interaction ${interactionId}`;
    const ofClient = `client ${client}`;
    const isBusy =
      (atOnce.get(ofInteraction) ?? 0) >= AT_ONCE_OF_INTERACTION ||
      (atOnce.get(ofClient) ?? 0) >= AT_ONCE_OF_CLIENT;
    const refusedFor =
      refusals.find(ofInteraction) ?? refusals.find(ofClient) ?? (isBusy ? MOMENT_SECONDS : undefined);
    if (refusedFor !== undefined) return { retryAfter: refusedFor };
    for (const key of [ofInteraction, ofClient]) change(key, 1);
    try {
      await attempt.verify();
      const now = new Date();
      const counted = [
        [OF_INTERACTION, interactionId, ofInteraction] as const,
        [OF_CLIENT, client, ofClient] as const,
      ];
      // Counted before it runs, so that each concurrent attempt sees those before it.
      for (const [allowance, key, name] of counted) {
        const retryAfter = await takeAllowance(db, allowance, key, now);
        if (retryAfter === undefined) continue;
        refusals.keep(name, retryAfter);
        return { retryAfter };
      }
      const result = await attempt.make();
      if (!attempt.hasFailed(result))
        for (const [allowance, key] of counted) await returnAllowance(db, allowance, key);
      return { result };
    } finally {
      for (const key of [ofInteraction, ofClient]) change(key, -1);
    }
  };
}

/** Recent refusals. */
function createRefusals() {
  /** Oldest first, as each is kept equally long. Times are milliseconds since the epoch. */
  const kept = new Map<string, { since: number; until: number }>();
  const forgetOld = (now: number) => {
    for (const [key, { since }] of kept) {
      if (now - since < REFUSAL_KEPT) return;
      kept.delete(key);
    }
  };
  return {
    keep(key: string, retryAfter: number): void {
      const now = Date.now();
      forgetOld(now);
      kept.delete(key);
      kept.set(key, { since: now, until: now + retryAfter * 1000 });
    },
    /** Returns the seconds until another attempt; `undefined` without a recent refusal. */
    find(key: string): number | undefined {
      const now = Date.now();
      forgetOld(now);
      const refusal = kept.get(key);
      return refusal && Math.max(1, Math.ceil((refusal.until - now) / 1000));
    },
  };
}

/** The holder of one IPv6 address usually has its whole /64 network. */
function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(missing).fill('0'), ...right].slice(0, 4).join(':');
}
