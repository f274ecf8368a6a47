import type { paths } from '../contract/platform.gen';
import type { Answer, Method, PathOf } from '../http';
import type { MockCaller } from './mockCaller';
import type { MockStore } from './mockStore';

type Operation<M extends Method, P extends PathOf<M>> = paths[P][M];
type Part<O, Name extends string> = O extends { parameters: infer Parameters }
  ? Name extends keyof Parameters
    ? NonNullable<Parameters[Name]>
    : never
  : never;
type Body<O> = O extends { requestBody: { content: { 'application/json': infer Json } } } ? Json : undefined;

/** What a mocked operation is given; path, query and body are those the contract names. */
export interface MockCall<M extends Method, P extends PathOf<M>> {
  readonly store: MockStore;
  /** Who calls; to be asked for by every operation that a token is for. */
  readonly caller: () => MockCaller;
  readonly path: Part<Operation<M, P>, 'path'>;
  readonly query: Part<Operation<M, P>, 'query'>;
  readonly body: Body<Operation<M, P>>;
  readonly headers: Headers;
  /** Headers of the answer, to be added to. */
  readonly answerHeaders: Headers;
}

/** One operation of the contract, mocked. */
export interface MockOperation {
  readonly method: Method;
  readonly path: string;
  readonly status: 200 | 201 | 204;
  readonly answer: (call: MockCall<never, never>) => unknown;
}

/** Ties an operation of the contract to a function that answers it, with the types of both held together. */
export function defineOperation<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  status: 200 | 201 | 204,
  answer: (call: MockCall<M, P>) => Answer<M, P> | Promise<MockFile>,
): MockOperation {
  return { method, path, status, answer: answer as unknown as MockOperation['answer'] };
}

/** An answer to be sent as a file of this name and type. */
export class MockFile {
  readonly fileName: string;
  readonly type: string;
  readonly content: string | Blob;
  readonly rowCount: number;

  constructor(fileName: string, type: string, content: string | Blob, rowCount: number) {
    this.fileName = fileName;
    this.type = type;
    this.content = content;
    this.rowCount = rowCount;
  }
}
