import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components, operations } from '@/contract/platform.gen';
import type { SubscriptionRow } from '../access/authorize';
import type { Caller } from '../access/loadCaller';
import type { Recorded } from '../activity';
import type { Database } from '../database';
import type { AnswerOf, BodyOf } from '../http/contractTypes';
import type { JsonText } from '../http/JsonText';
import type { WaysIn } from './guardOperation';
import type { Platform } from './Platform';

/** Shapes of the contract by name. */
export type Schemas = components['schemas'];

/** The operationId of every call of the contract. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Given<T> = T extends object ? T : Record<string, never>;
/** The success response of an operation; `undefined` without a body. */
export type Answer<Id extends OperationId> = AnswerOf<operations[Id]>;

/** A validated call with its dependencies. */
export interface Call<Id extends OperationId> extends Platform, WaysIn<Id> {
  params: Given<Parameters<Id>['path']>;
  query: Given<Parameters<Id>['query']>;
  body: BodyOf<operations[Id]>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Runs a recorded write when the handler opens the transaction itself, see `Spec.within`. */
  recorded: Recorded;
  /** Aborts when the caller leaves before the response. */
  signal: AbortSignal;
  /** The caller. @throws Problem 401 without a valid token, 403 for a user who may not use the platform */
  caller: Caller;
}

/** The part of a call that helpers need to enter a subscription by the one action of the operation. */
export interface EnteringCall {
  readonly database: Database;
  readonly enterSubscription: (anyCaseId: string) => Promise<SubscriptionRow>;
}

/** A response: a value, serialized JSON, or the bytes of a file. */
type Sent<Id extends OperationId> = Answer<Id> | JsonText<Answer<Id>> | Buffer;

type Handler<Id extends OperationId> = (call: Call<Id>) => Sent<Id> | Promise<Sent<Id>>;

/** Handlers of some operations; a resource's file exports one such object. */
export type Handlers<Id extends OperationId> = { readonly [Key in Id]: Handler<Key> };
