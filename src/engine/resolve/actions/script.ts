import type { Document } from '../../document';
import type { Operation } from '../../edit';
import type { ValueContext } from '../values/setValue';
import type { ActionEvent } from './events';

/** The limits of a script, which is aborted beyond them. */
export const SCRIPT_LIMITS = { milliseconds: 10_000, bytes: 64 * 1024 * 1024 } as const;

/** A script to run, as plain data. */
export interface ScriptRequest {
  readonly script: string;
  readonly document: Document;
  readonly event: ActionEvent;
  readonly context: ValueContext;
  /**
   * Whether only the syntax is checked.
   * @default false
   */
  readonly isOnlyRead?: boolean;
}

/** The fault that prevented a script or ended it. */
export interface ScriptFault {
  /** `syntax` if the script can't be parsed and nothing ran. */
  readonly kind: 'syntax' | 'execution';
  readonly message: string;
  /** From 1; absent if unknown. */
  readonly line?: number;
}

/** The effects of a script, as plain data; those up to the fault if there is one. */
export interface ScriptResult {
  readonly operations: readonly Operation[];
  /** Raised events that may trigger other actions, in order. */
  readonly events: readonly ActionEvent[];
  /** Lines written with `console.log`. */
  readonly log: readonly string[];
  readonly fault?: ScriptFault;
}

/**
 * Runs scripts safely: in a worker that is terminated when a script exceeds its limits. It then resolves with a fault;
 * scripts never make it reject.
 */
export type ScriptRunner = (request: ScriptRequest) => Promise<ScriptResult>;
