import type { Client, ClientPathsWithMethod, FetchOptions } from 'openapi-fetch';
import type { StatusMessages } from '@/domain/failure';

/** The HTTP methods of the contracts. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths of a contract that have a method. `Paths` is the output of openapi-typescript. */
export type PathIn<Paths extends object, M extends Method> = ClientPathsWithMethod<Client<Paths>, M>;

/** One operation of a contract. */
export type OperationIn<Paths extends object, M extends Method, P> = P extends keyof Paths
  ? M extends keyof Paths[P]
    ? Paths[P][M]
    : never
  : never;

type Content<R> = R extends { content: infer C } ? C[keyof C] : undefined;
type Success<O> = O extends { responses: infer R } ? Content<R[keyof R & (200 | 201 | 202 | 204)]> : never;

/** The successful answer of an operation; `undefined` if the contract has no content. */
export type AnswerIn<Paths extends object, M extends Method, P> = Success<OperationIn<Paths, M, P>>;

/** The parameters and the body of an operation, as far as the contract has them. */
export type InitIn<Paths extends object, M extends Method, P> = Pick<
  FetchOptions<OperationIn<Paths, M, P>>,
  Extract<keyof FetchOptions<OperationIn<Paths, M, P>>, 'params' | 'body'>
>;

/** Options of all calls. */
export interface CallOptions {
  /** Cancels the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly messages?: StatusMessages | undefined;
  /** Receives the headers of the answer, such as an ETag. */
  readonly onHeaders?: ((headers: Headers) => void) | undefined;
  /**
   * Whether the call continues after the page is closed; only for a few bytes.
   * @default false
   */
  readonly outlivesPage?: boolean | undefined;
}
