import type { components, operations } from '@/contract/environment.gen';
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

/** The caller: a person by id and name, or an integration. */
export type Actor = { userId: string; name: string } | { clientId: string; name: string };

/** A validated call on an environment that the caller may read, with its dependencies. */
export interface Call<Id extends OperationId> {
  database: Database;
  storage: Storage;
  pictures: Pictures;
  readers: Readers;
  /** The file of a form, when the contract has one. @throws Problem 400 or 415 */
  upload(): Promise<Upload>;
  renderer: Renderer;
  /** The files of a form, when the contract has several. @throws Problem 400, 413 or 415 */
  files(limits: { most: number; largest: number }): AsyncIterable<SentFile>;
  /** The fields of a form by name. @throws Problem 415 for another body */
  fields(): Promise<Readonly<Record<string, string>>>;
  jobs: Jobs;
  /** Runs a recorded write when the handler opens the transaction itself, see `Spec.within`. */
  recorded: Recorded;
  /** The moment of the call, constant throughout. */
  now: Date;
  environment: EnvironmentRow;
  actor: Actor;
  /** The share for which work waits its turn; `pictures` and `renderer` work for it. */
  share: Share;
  /** Whether the caller, if a person, may perform a further action. */
  may(action: ActionName): boolean;
  /** Permissions of the caller, if an integration; empty for a person. */
  permissions: readonly string[];
  params: operations[Id]['parameters']['path'];
  query: QueryOf<operations[Id]>;
  /** The body with the shape of the contract; its text, or `undefined` without one, for operations with `x-text`. */
  body: BodyOf<operations[Id]>;
  /** The ETag of the state that the caller has read; `undefined` without one. */
  ifMatch: string | undefined;
  /** Sets the ETag of the response. */
  setEtag(etag: string): void;
  /** Aborts when the caller leaves before the response. */
  signal: AbortSignal;
  /** Works on a large received file, in one of few places. */
  unpack<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The requested path. */
  path: string;
  /** Milliseconds a call waits for a preview in progress. */
  previewPatience: number;
  /** Signs the page tokens, and seals credentials. */
  signatureSecret: string;
  /** Address of the console, without a trailing slash. */
  consoleUrl: string;
  /** How external sources are reached. */
  network: Network;
  /** Whether web hooks may post to this computer over plain HTTP. */
  allowsLocalWebHooks: boolean;
}

/** Handlers of some operations; a resource's file exports one such object. */
export type Handlers<Id extends OperationId> = {
  readonly [Key in Id]: (call: Call<Key>) => Answer<Key> | Promise<Answer<Key>>;
};
