import type { ActivityKind, ActivityState } from '@/domain/activity';
import type { Database } from '../database';

/** A thing that a write is about, and where it is looked at from. */
export interface Target {
  readonly kind: ActivityKind;
  readonly id: string;
  readonly subscriptionId: string | null;
  readonly environmentId: string | null;
  /** Users the call names, of whom a group tells whether they belong to it. */
  readonly among?: readonly string[] | undefined;
}

/** What is known of a thing at one moment. */
export interface Known {
  readonly name: string;
  /** What people may read of it; `undefined` where it is there in name alone. */
  readonly state: ActivityState | undefined;
  /** Where it belongs, where the target does not say. */
  readonly subscriptionId?: string;
  readonly environmentId?: string;
}

/**
 * Reads what is recorded of a thing: chosen columns, so that a secret, a document or a file can't be among them;
 * `undefined` where it is not there.
 */
export type Reader = (db: Database, target: Target) => Promise<Known | undefined>;
