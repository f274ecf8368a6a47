import type { Document } from '../../document';
import type { Operation } from '../../edit';
import type { ValueContext } from '../values/setValue';
import type { ActionEvent } from './events';

/** What a script may use: it is ended beyond. */
export const SCRIPT_LIMITS = { milliseconds: 10_000, bytes: 64 * 1024 * 1024 } as const;

/** A script that is to run, as plain data. */
export interface ScriptRequest {
  readonly script: string;
  readonly document: Document;
  readonly event: ActionEvent;
  readonly context: ValueContext;
  /** Whether it is only read, and nothing of it runs. @default false */
  readonly isOnlyRead?: boolean;
}

/** Why a script did not run, or not to its end. */
export interface ScriptFault {
  /** `syntax` where it can't be read and nothing of it ran. */
  readonly kind: 'syntax' | 'execution';
  readonly message: string;
  /** From 1; left out where it is not known. */
  readonly line?: number;
}

/** What a script did, as plain data. With a fault, what it did until then. */
export interface ScriptResult {
  readonly operations: readonly Operation[];
  /** What it caused that other actions may wait for, in the order it happened. */
  readonly events: readonly ActionEvent[];
  /** What it wrote with `console.log`, a line each. */
  readonly log: readonly string[];
  readonly fault?: ScriptFault;
}

/**
 * Runs scripts where they can do no harm: in a worker that is ended when a script outlives its limits. It answers with a
 * fault then, and never rejects for what a script does.
 */
export type ScriptRunner = (request: ScriptRequest) => Promise<ScriptResult>;
