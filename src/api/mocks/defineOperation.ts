import type { ActionName } from '@/domain/access';
import type { paths } from '../contract/platform.gen';
import type { EnvironmentAnswer, EnvironmentPathOf, EnvironmentPaths } from '../environment';
import type { Answer, Method, OperationIn, PathOf } from '../http';
import type { MockCaller } from './mockCaller';
import type { MockFile } from './MockFile';
import type { MockTaskStarted } from './MockTaskStarted';
import type { MockStore } from './mockStore';
import type { MockRequest, MockStatus } from './toHandler';

type Part<O, Name extends string> = O extends { parameters: infer Parameters }
  ? Name extends keyof Parameters
    ? NonNullable<Parameters[Name]>
    : never
  : never;
type Body<O> = O extends { requestBody: { content: { 'application/json': infer Json } } } ? Json : undefined;

/** A request to one operation of a contract; path, query and body are those the contract names. */
interface RequestOf<O> extends Omit<MockRequest, 'path' | 'query' | 'body'> {
  readonly store: MockStore;
  readonly path: Part<O, 'path'>;
  readonly query: Part<O, 'query'>;
  readonly body: Body<O>;
}

/** What a mocked operation of the management API is given. */
export interface MockCall<M extends Method, P extends PathOf<M>> extends RequestOf<OperationIn<paths, M, P>> {
  /** Who calls; to be asked for by every operation that a token is for. */
  readonly caller: () => MockCaller;
}

/** One operation of the contract, mocked. */
export interface MockOperation {
  readonly method: Method;
  readonly path: string;
  readonly status: MockStatus;
  readonly answer: (call: MockCall<never, never>) => unknown;
}

/** Ties an operation of the contract to a function that answers it, with the types of both held together. */
export function defineOperation<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  status: MockStatus,
  answer: (call: MockCall<M, P>) => Answer<M, P> | Promise<MockFile>,
): MockOperation {
  return { method, path, status, answer: answer as unknown as MockOperation['answer'] };
}

/** What a mocked operation of an environment's own API is given, once the caller may do it there. */
export interface EnvironmentMockCall<
  M extends Method = Method,
  P extends EnvironmentPathOf<M> = never,
> extends RequestOf<OperationIn<EnvironmentPaths, M, P>> {
  readonly environmentId: string;
  /** Who calls. */
  readonly actor: MockCaller;
  /** The address up to the environment, which links begin with. */
  readonly base: string;
  /** Whether the caller may do more than the operation takes. */
  readonly may: (action: ActionName) => boolean;
}

/** What of such a call most of its parts need: where it is made. */
export type InEnvironment = Pick<EnvironmentMockCall, 'store' | 'environmentId'>;

/** One operation of an environment's own API, mocked. */
export interface EnvironmentMockOperation extends Omit<MockOperation, 'answer'> {
  /** What the caller has to be allowed in the environment. */
  readonly action: ActionName;
  /** Whether it lies on the experimental path. @default false */
  readonly isExperimental?: boolean;
  readonly answer: (call: EnvironmentMockCall<never, never>) => unknown;
}

type EnvironmentResult<M extends Method, P extends EnvironmentPathOf<M>> =
  EnvironmentAnswer<M, P> | MockFile | MockTaskStarted;

/** Like {@link defineOperation}, for the contract of the environments' own API below the environment's name. */
export function defineEnvironmentOperation<M extends Method, P extends EnvironmentPathOf<M>>(
  method: M,
  path: P,
  status: MockStatus,
  action: ActionName,
  answer: (call: EnvironmentMockCall<M, P>) => EnvironmentResult<M, P> | Promise<EnvironmentResult<M, P>>,
): EnvironmentMockOperation {
  return {
    method,
    path: String(path),
    status,
    action,
    answer: answer as unknown as EnvironmentMockOperation['answer'],
  };
}
