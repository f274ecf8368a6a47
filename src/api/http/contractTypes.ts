import type { Client, ClientPathsWithMethod, FetchOptions } from 'openapi-fetch';
import type { StatusMessages } from '@/domain/failure';

/** The methods the contracts use. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths of a contract that have a method. `Paths` is what openapi-typescript makes of the document. */
export type PathIn<Paths extends object, M extends Method> = ClientPathsWithMethod<Client<Paths>, M>;

/** One operation of a contract. */
export type OperationIn<Paths extends object, M extends Method, P> = P extends keyof Paths
  ? M extends keyof Paths[P]
    ? Paths[P][M]
    : never
  : never;

type Content<R> = R extends { content: infer C } ? C[keyof C] : undefined;
type Success<O> = O extends { responses: infer R } ? Content<R[keyof R & (200 | 201 | 202 | 204)]> : never;

/** What a call answers when it succeeds; `undefined` where the contract has no content. */
export type AnswerIn<Paths extends object, M extends Method, P> = Success<OperationIn<Paths, M, P>>;

/** The parameters and the body a call takes, none of them where the contract has none. */
export type InitIn<Paths extends object, M extends Method, P> = Pick<
  FetchOptions<OperationIn<Paths, M, P>>,
  Extract<keyof FetchOptions<OperationIn<Paths, M, P>>, 'params' | 'body'>
>;

/** What the caller of any call may add. */
export interface CallOptions {
  /** Cancels the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly messages?: StatusMessages | undefined;
  /** Called with the headers of the answer, for what the contract says there, such as an ETag. */
  readonly onHeaders?: ((headers: Headers) => void) | undefined;
  /**
   * Whether it goes on when the page is closed, as a call of a few bytes may.
   * @default false
   */
  readonly outlivesPage?: boolean | undefined;
}
