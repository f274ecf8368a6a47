import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { workOnJobs } from '../../../platform/workOnJobs';
import { startSource, type TestSource } from './pictureSource';
import type { TestPlatform } from './startTestPlatform';

/** The response of a source; a body that is neither text nor bytes is sent as JSON. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** A source of connectors, for the tests of one file. */
export interface AnsweringSource extends Pick<TestSource, 'addresses' | 'calls'> {
  /** Responses of a test that override its table, by path. */
  answers: Readonly<Record<string, Answer>>;
  /** Responds to paths outside the table. */
  otherwise: ((path: string) => Answer) | undefined;
}

/**
 * Creates a source that responds by a table of paths, connected to the platform, with a job runner for its requests. No
 * job of a test may fail.
 */
export function answeringSource(
  platform: TestPlatform,
  table: () => Readonly<Record<string, Answer>>,
): AnsweringSource {
  let source: TestSource;
  let endThreads = () => Promise.resolve();
  const answering: AnsweringSource = {
    answers: {},
    otherwise: undefined,
    get addresses() {
      return source.addresses;
    },
    get calls() {
      return source.calls;
    },
  };
  beforeAll(async () => {
    source = await startSource((request, response) => {
      const path = request.url ?? '';
      const found = { ...table(), ...answering.answers }[path] ?? answering.otherwise?.(path);
      const { status = found ? 200 : 404, headers, body } = found ?? {};
      if (typeof body === 'string' || Buffer.isBuffer(body)) response.writeHead(status, headers).end(body);
      else
        response
          .writeHead(status, { 'content-type': 'application/json', ...headers })
          .end(JSON.stringify(body));
    });
    endThreads = workOnJobs(platform.jobs, {
      database: platform.db,
      storage: platform.storage,
      settings: platform.settings,
      clock: () => platform.now,
      network: source.network,
    });
  });
  beforeEach(() => {
    answering.answers = {};
    answering.otherwise = undefined;
    platform.network = source.network;
    source.calls.length = 0;
  });
  afterEach(() => expect(platform.jobErrors).toEqual([]));
  afterAll(async () => {
    await endThreads();
    await source.close();
  });
  return answering;
}
