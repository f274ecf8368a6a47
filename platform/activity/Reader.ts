import type { ActivityKind, ActivityState } from '@/domain/activity';
import type { Database } from '../database';

/** The object of a write, and the environment or subscription it is seen from. */
export interface Target {
  readonly kind: ActivityKind;
  readonly id: string;
  readonly subscriptionId: string | null;
  readonly environmentId: string | null;
  /** Users named by the call; a group reports which of them are its members. */
  readonly among?: readonly string[] | undefined;
}

/** The state of an object at one moment. */
export interface Known {
  readonly name: string;
  /** Its public properties; `undefined` when only its name is known. */
  readonly state: ActivityState | undefined;
  /** Its place, when the target names none. */
  readonly subscriptionId?: string;
  readonly environmentId?: string;
}

/**
 * Reads the recorded properties of an object; `undefined` when it does not exist. Columns are chosen one by one, so
 * that secrets, documents and files are never recorded.
 */
export type Reader = (db: Database, target: Target) => Promise<Known | undefined>;
