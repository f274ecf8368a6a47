import type { ActionName } from '@/domain/access';
import { OPERATION_IDS } from '../../contract/operationIds.gen';
import type { paths } from '../../contract/platform.gen';
import type { EnvironmentAnswer, EnvironmentPathOf, EnvironmentPaths } from '../environment';
import type { Answer, Method, OperationIn, PathOf } from '../http';
import type { MockCaller } from './mockCaller';
import type { MockFile } from './MockFile';
import type { MockWaysIn } from './guardMock';
import type { MockTaskStarted } from './MockTaskStarted';
import type { MockStore } from './mockStore';
import type { MockRequest, MockStatus } from './toHandler';

type Part<O, Name extends string> = O extends { parameters: infer Parameters }
  ? Name extends keyof Parameters
    ? NonNullable<Parameters[Name]>
    : never
  : never;
type Body<O> = O extends { requestBody: { content: { 'application/json': infer Json } } } ? Json : undefined;

/** A request to an operation of a contract, with its path, query and body. */
interface RequestOf<O> extends Omit<MockRequest, 'path' | 'query' | 'body'> {
  readonly store: MockStore;
  readonly path: Part<O, 'path'>;
  readonly query: Part<O, 'query'>;
  readonly body: Body<O>;
}

type PlatformIds = typeof OPERATION_IDS.platform;
type EnvironmentIds = typeof OPERATION_IDS.environment;
type IdOf<M extends Method, P> = `${M} ${P & string}` extends infer Key extends keyof PlatformIds
  ? PlatformIds[Key]
  : never;

/** The request of a mocked operation in the management API. */
export interface MockCall<M extends Method, P extends PathOf<M>>
  extends RequestOf<OperationIn<paths, M, P>>, MockWaysIn<IdOf<M, P>> {
  /** Returns the caller; all operations with a token must call it. */
  readonly caller: () => MockCaller;
}

/** A mocked operation of the contract. */
export interface MockOperation {
  readonly id: PlatformIds[keyof PlatformIds];
  readonly method: Method;
  readonly path: string;
  readonly status: MockStatus;
  readonly answer: (call: MockCall<never, never>) => unknown;
}

/** Defines the function that answers an operation of the contract, with matching types. */
export function defineOperation<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  status: MockStatus,
  answer: (call: MockCall<M, P>) => Answer<M, P> | Promise<MockFile>,
): MockOperation {
  const id = OPERATION_IDS.platform[`${method} ${path}` as keyof PlatformIds];
  return { id, method, path, status, answer: answer as unknown as MockOperation['answer'] };
}

/** The request of a mocked operation in an environment's API, after authorisation. */
export interface EnvironmentMockCall<
  M extends Method = Method,
  P extends EnvironmentPathOf<M> = never,
> extends RequestOf<OperationIn<EnvironmentPaths, M, P>> {
  readonly environmentId: string;
  /** The caller. */
  readonly actor: MockCaller;
  /** The address of the environment, with which links begin. */
  readonly base: string;
  /** Whether the caller may perform other actions too. */
  readonly may: (action: ActionName) => boolean;
}

/** The part of the request that most functions need. */
export type InEnvironment = Pick<EnvironmentMockCall, 'store' | 'environmentId'>;

/** A mocked operation of an environment's API. */
export interface EnvironmentMockOperation extends Omit<MockOperation, 'id' | 'answer'> {
  readonly id: EnvironmentIds[keyof EnvironmentIds];
  /**
   * Whether its path is experimental.
   * @default false
   */
  readonly isExperimental?: boolean;
  readonly answer: (call: EnvironmentMockCall<never, never>) => unknown;
}

type EnvironmentResult<M extends Method, P extends EnvironmentPathOf<M>> =
  EnvironmentAnswer<M, P> | MockFile | MockTaskStarted;

/** Like {@link defineOperation}, for the contract of environment APIs below the environment's name. */
export function defineEnvironmentOperation<M extends Method, P extends EnvironmentPathOf<M>>(
  method: M,
  path: P,
  status: MockStatus,
  answer: (call: EnvironmentMockCall<M, P>) => EnvironmentResult<M, P> | Promise<EnvironmentResult<M, P>>,
): EnvironmentMockOperation {
  return {
    id: OPERATION_IDS.environment[`${method} /{name}${String(path)}` as keyof EnvironmentIds],
    method,
    path: String(path),
    status,
    answer: answer as unknown as EnvironmentMockOperation['answer'],
  };
}
