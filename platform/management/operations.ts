import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components, operations } from '@/api/contract/platform.gen';
import type { Caller } from '../access/loadCaller';
import type { Recorded } from '../activity';
import type { AnswerOf, BodyOf } from '../http/contractTypes';
import type { JsonText } from '../http/JsonText';
import type { Platform } from './Platform';

/** Shapes of the contract by name. */
export type Schemas = components['schemas'];

/** The operationId of every call of the contract. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Given<T> = T extends object ? T : Record<string, never>;
/** What an operation answers when it succeeds; `undefined` for those without a body. */
export type Answer<Id extends OperationId> = AnswerOf<operations[Id]>;

/** One validated call, with what it needs to be answered. */
export interface Call<Id extends OperationId> extends Platform {
  params: Given<Parameters<Id>['path']>;
  query: Given<Parameters<Id>['query']>;
  body: BodyOf<operations[Id]>;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Makes a write that opens its transaction itself, see `Spec.within`; its entry is in the same one. */
  recorded: Recorded;
  /** Who calls. @throws Problem 401 without a valid token, 403 for someone who may not use the platform. */
  caller: Caller;
}

/** An answer, as JSON already written, or as the bytes of a file. */
type Sent<Id extends OperationId> = Answer<Id> | JsonText<Answer<Id>> | Buffer;

type Handler<Id extends OperationId> = (call: Call<Id>) => Sent<Id> | Promise<Sent<Id>>;

/** Handlers of some operations; a resource's file exports one such object. */
export type Handlers<Id extends OperationId> = { readonly [Key in Id]: Handler<Key> };
