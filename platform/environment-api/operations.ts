import type { components, operations } from '@/api/contract/environment.gen';
import type { ActionName } from '@/domain/access';
import type { EnvironmentRow } from '../access/authorize';
import type { Recorded } from '../activity';
import type { Network } from '../connectors';
import type { Database } from '../database';
import type { AnswerOf, BodyOf, QueryOf } from '../http/contractTypes';
import type { FileAnswer } from '../http/FileAnswer';
import type { SentFile } from '../http/readFiles';
import type { Upload } from '../http/readUpload';
import type { TaskStarted } from '../http/TaskStarted';
import type { Jobs } from '../jobs';
import type { Pictures } from '../pictures';
import type { Readers } from '../readers';
import type { Renderer } from '../rendering';
import type { Share } from '../shares';
import type { Storage } from '../storage';

/** Shapes of the contract by name. */
export type Schemas = components['schemas'];

/** The operationId of every call of the contract. */
export type OperationId = keyof operations;

type Answer<Id extends OperationId> = AnswerOf<operations[Id]> | FileAnswer | TaskStarted;

/** Who calls: a person by id and name, or an integration. */
export type Actor = { userId: string; name: string } | { clientId: string; name: string };

/** One validated call on an environment the caller may read, with what it needs to be answered. */
export interface Call<Id extends OperationId> {
  database: Database;
  storage: Storage;
  pictures: Pictures;
  readers: Readers;
  /** The file of a form, where the contract has one. @throws Problem 400 or 415 */
  upload(): Promise<Upload>;
  renderer: Renderer;
  /** The files of a form, where the contract has several. @throws Problem 400, 413 or 415 */
  files(limits: { most: number; largest: number }): AsyncIterable<SentFile>;
  /** The fields of a form by name. @throws Problem 415 for another body */
  fields(): Promise<Readonly<Record<string, string>>>;
  jobs: Jobs;
  /** Makes a write that opens its transaction itself, see `Spec.within`; its entry is in the same one. */
  recorded: Recorded;
  /** The moment of the call, the same throughout. */
  now: Date;
  environment: EnvironmentRow;
  actor: Actor;
  /** On whose behalf work waits for its turn; `pictures` and `renderer` work for it. */
  share: Share;
  /** Whether the caller, if a person, may do more than the operation takes. */
  may(action: ActionName): boolean;
  /** What the caller, if an integration, may do; none for a person. */
  permissions: readonly string[];
  params: operations[Id]['parameters']['path'];
  query: QueryOf<operations[Id]>;
  /** What the contract says; the text of it, or `undefined` without one, where the contract has `x-text`. */
  body: BodyOf<operations[Id]>;
  /** The state the caller has read of what is to be changed, as an ETag; `undefined` where they name none. */
  ifMatch: string | undefined;
  /** Tells the caller the state they get. */
  setEtag(etag: string): void;
  /** Is aborted once the caller has gone without waiting for the answer. */
  signal: AbortSignal;
  /** Does work on a large file that has arrived in one of few places. */
  unpack<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The path as it was called. */
  path: string;
  /** How long a call waits for a preview that is being made, in milliseconds. */
  previewPatience: number;
  /** Signs the tokens of pages, and seals credentials. */
  signatureSecret: string;
  /** Where the console is, without a slash at its end. */
  consoleUrl: string;
  /** How sources elsewhere are reached. */
  network: Network;
  /** Whether web hooks may post to this computer by plain HTTP. */
  allowsLocalWebHooks: boolean;
}

/** Handlers of some operations; a resource's file exports one such object. */
export type Handlers<Id extends OperationId> = {
  readonly [Key in Id]: (call: Call<Key>) => Answer<Key> | Promise<Answer<Key>>;
};
