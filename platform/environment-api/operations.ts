import type { components, operations } from '@/api/contract/environment.gen';
import type { Database } from '../database';
import type { AnswerOf, BodyOf } from '../http/contractTypes';
import type { EnvironmentRow } from '../access/authorize';
import type { Storage } from '../storage';

/** Shapes of the contract by name. */
export type Schemas = components['schemas'];

/** The operationId of every call of the contract. */
export type OperationId = keyof operations;

type Answer<Id extends OperationId> = AnswerOf<operations[Id]>;

/** One validated call on an environment the caller may read, with what it needs to be answered. */
export interface Call<Id extends OperationId> {
  database: Database;
  storage: Storage;
  /** The moment of the call, the same throughout. */
  now: Date;
  environment: EnvironmentRow;
  params: operations[Id]['parameters']['path'];
  body: BodyOf<operations[Id]>;
}

/** Handlers of some operations; a resource's file exports one such object. */
export type Handlers<Id extends OperationId> = {
  readonly [Key in Id]: (call: Call<Key>) => Answer<Key> | Promise<Answer<Key>>;
};
