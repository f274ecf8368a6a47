// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createPlatformApi,
  FetchError,
  requestIdOf,
  RequiredError,
  requireBody,
  requireParameters,
  ResponseError,
  type PlatformApiSettings,
} from '@/api/http';
import { parseProblem } from '@/api/http/ResponseError';

type Carry = (request: Request) => Promise<Response>;

afterEach(() => vi.unstubAllGlobals());

const json = (body: unknown, init?: ResponseInit) => Promise.resolve(Response.json(body, init));

function make(carry: Carry, settings: Partial<PlatformApiSettings> = {}) {
  vi.stubGlobal('fetch', carry);
  return createPlatformApi({
    platformUrl: 'http://platform.test',
    getAccessToken: () => Promise.resolve('token'),
    ...settings,
  });
}
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error('The call did not fail.');
    },
    (error: unknown) => error as ResponseError,
  );
/** Returns the error of a GET with this response. */
const refused = (answer: Response) =>
  failureOf(make(() => Promise.resolve(answer)).request('get', '/subscriptions', {}));

describe('the address of the platform', () => {
  it.each([
    ['http://platform.test', 'http://platform.test/api/v1/subscriptions'],
    ['http://platform.test//', 'http://platform.test/api/v1/subscriptions'],
    ['http://platform.test/a//b/', 'http://platform.test/a//b/api/v1/subscriptions'],
    ['/mock', 'http://console.test/mock/api/v1/subscriptions'],
  ])('%s leads to %s', async (platformUrl, address) => {
    vi.stubGlobal('location', new URL('http://console.test/users'));
    const carry = vi.fn<Carry>(() => json([]));
    await make(carry, { platformUrl }).request('get', '/subscriptions', {});
    expect(carry.mock.calls[0]?.[0].url).toBe(address);
  });

  it('needs an origin without a page, as in a script', async () => {
    await expect(make(() => json([])).request('get', '/subscriptions', {})).resolves.toEqual([]);
  });

  it('has the mock address of environments if there is one', () => {
    expect(make(() => json([])).mockEnvironmentUrl).toBeUndefined();
    expect(make(() => json([]), { mockEnvironmentUrl: '/mock' }).mockEnvironmentUrl).toBe('/mock');
  });
});

describe('the token', () => {
  it('is omitted when there is none, and its refusal ends no session', async () => {
    const onUnauthorized = vi.fn();
    const carry = vi.fn<Carry>((request) =>
      json({ has: request.headers.has('Authorization') }, { status: 401 }),
    );
    const call = make(carry, { onUnauthorized, getAccessToken: () => Promise.resolve(undefined) });
    await failureOf(call.request('get', '/subscriptions', {}));
    expect(carry).toHaveBeenCalledTimes(1);
    expect(carry.mock.calls[0]?.[0].headers.has('Authorization')).toBe(false);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is renewed and accepted without a further attempt', async () => {
    const onUnauthorized = vi.fn();
    const carry = vi.fn<Carry>(({ headers }) =>
      json([], { status: headers.get('Authorization') === 'Bearer fresh' ? 200 : 401 }),
    );
    const getAccessToken: PlatformApiSettings['getAccessToken'] = async ({ renew } = {}) =>
      renew ? 'fresh' : 'stale';
    await make(carry, { onUnauthorized, getAccessToken }).request('get', '/subscriptions', {});
    expect(carry).toHaveBeenCalledTimes(2);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('refused twice fails the call without a handler', async () => {
    const carry = vi.fn<Carry>(() => json({}, { status: 401 }));
    expect(await failureOf(make(carry).request('get', '/subscriptions', {}))).toMatchObject({ status: 401 });
    expect(carry).toHaveBeenCalledTimes(2);
  });

  it('is not renewed for a refusal of another kind', async () => {
    const carry = vi.fn<Carry>(() => json({}, { status: 403 }));
    await failureOf(make(carry).request('get', '/subscriptions', {}));
    expect(carry).toHaveBeenCalledTimes(1);
  });

  it('is requested again for every attempt of a call with its own carrier', async () => {
    const tokens: (string | null)[] = [];
    const carry: Carry = ({ headers }) => {
      tokens.push(headers.get('Authorization'));
      return json({}, { status: tokens.length < 3 ? 401 : 200 });
    };
    let count = 0;
    const api = make(() => Promise.reject(new Error('not this one')), {
      onUnauthorized: () => undefined,
      getAccessToken: () => Promise.resolve(`t${++count}`),
    });
    await api.send(new Request('http://environment.test/'), { carry });
    expect(tokens).toEqual(['Bearer t1', 'Bearer t2', 'Bearer t3']);
  });
});

describe('a call without an answer', () => {
  it('R8.02 reports that the platform could not be reached, with the cause', async () => {
    const cause = new TypeError('Failed to fetch');
    const error = await failureOf(make(() => Promise.reject(cause)).request('get', '/subscriptions', {}));
    expect(error).toBeInstanceOf(FetchError);
    expect(error).toMatchObject({
      name: 'FetchError',
      message: 'The platform could not be reached. Check your connection.',
      cause,
    });
  });

  it('R9.27 reports a timeout, with or without an abort signal', async () => {
    const never: Carry = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    const api = make(never, { timeout: 5 });
    for (const options of [undefined, { signal: new AbortController().signal }]) {
      const error = await failureOf(api.request('get', '/subscriptions', {}, options));
      expect(error).toMatchObject({ name: 'FetchError', message: 'The platform did not answer in time.' });
      expect((error.cause as Error).name).toBe('TimeoutError');
    }
  });

  it('that was cancelled rejects with the reason, also with a timeout', async () => {
    const controller = new AbortController();
    const reason = new Error('left the page');
    const carry: Carry = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        controller.abort(reason);
      });
    const { signal } = controller;
    const call = make(carry, { timeout: 60_000 }).request('get', '/subscriptions', {}, { signal });
    expect(await failureOf(call)).toBe(reason);
  });

  it('that breaks off in the middle is a fetch error', async () => {
    const cause = new TypeError('terminated');
    const body = new ReadableStream({ pull: (controller) => controller.error(cause) });
    const error = await refused(new Response(body));
    expect(error).toMatchObject({
      name: 'FetchError',
      message: 'The answer of the platform broke off.',
      cause,
    });
  });
});

describe('an answer', () => {
  it('passes its headers to the caller’s callback', async () => {
    let etag: string | null = null;
    const api = make(() => json([], { headers: { etag: '"1"' } }));
    await api.request('get', '/subscriptions', {}, { onHeaders: (headers) => (etag = headers.get('etag')) });
    expect(etag).toBe('"1"');
  });

  it.each(['put', 'patch', 'delete'] as const)('to a %s may be empty', async (method) => {
    const api = make(() =>
      Promise.resolve(new Response('', { status: 200, headers: { 'Content-Length': '0' } })),
    );
    await expect(api.request(method, '/users/me' as never, {} as never)).resolves.toBeUndefined();
  });

  it.each(['get', 'post'] as const)(
    'to a %s is unreadable when it is empty, but for a 204',
    async (method) => {
      const empty = make(() =>
        Promise.resolve(
          new Response('', { status: 200, statusText: 'OK', headers: { 'Content-Length': '0' } }),
        ),
      );
      expect(await failureOf(empty.request(method, '/users/me' as never, {} as never))).toMatchObject({
        name: 'ResponseError',
        status: 200,
        statusText: 'OK',
        body: {},
        message: 'The answer of the platform could not be read.',
      });
      const nothing = make(() => Promise.resolve(new Response(null, { status: 204 })));
      await expect(nothing.request(method, '/users/me' as never, {} as never)).resolves.toBeUndefined();
    },
  );

  it('that can’t be parsed has the request id', async () => {
    const error = await refused(new Response('<', { headers: { 'x-request-id': 'r1' } }));
    expect(requestIdOf(error)).toBe('r1');
  });
});

describe('a refusal', () => {
  it('has the request id for the operator', async () => {
    expect(
      requestIdOf(await refused(Response.json({}, { status: 400, headers: { 'x-request-id': 'r2' } }))),
    ).toBe('r2');
    expect(requestIdOf(await refused(Response.json({}, { status: 400 })))).toBeUndefined();
    expect(requestIdOf(new FetchError('Not reached.'))).toBeUndefined();
  });

  it.each([
    [{ message: 'Message.', title: 'Title.' }, 'Message.'],
    [{ title: 'Title.' }, 'Title.'],
    [{}, 'Teapot'],
  ])('of no standard kind says the best there is of %o: %s', async (body, message) => {
    expect((await refused(Response.json(body, { status: 418, statusText: 'Teapot' }))).message).toBe(message);
  });

  it('falls back to its status', async () => {
    expect((await refused(Response.json({}, { status: 418 }))).message).toBe(
      'The platform answered with status 418.',
    );
  });

  it('with a truncated body keeps its status', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
    expect(await refused(new Response(body, { status: 404 }))).toMatchObject({ status: 404, body: {} });
  });
});

describe('the time to retry', () => {
  const NOW = Date.parse('2026-06-18T12:00:00Z');
  beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW));
  afterEach(() => vi.restoreAllMocks());

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['0', 0],
    ['120', 120_000],
    ['1.5', undefined],
    ['x1', undefined],
    ['1x', undefined],
    ['Thu, 18 Jun 2026 12:00:30 GMT', 30_000],
    ['Thu, 18 Jun 2026 11:00:00 GMT', 0],
    ['soon', undefined],
  ])('Retry-After: %s is %s ms', (value, milliseconds) => {
    const headers = new Headers(value === undefined ? {} : { 'Retry-After': value });
    // Some browsers parse a number with a fraction as a day of a year.
    const parse = Date.parse.bind(Date);
    vi.spyOn(Date, 'parse').mockImplementation((text) => (/^[A-Z][a-z]{2}, /.test(text) ? parse(text) : NaN));
    const error = new ResponseError({ status: 429, statusText: '', body: {}, headers });
    expect(error.retryAfter).toBe(milliseconds);
  });

  it('is undefined without headers', () => {
    expect(new ResponseError({ status: 429, statusText: '', body: {} }).retryAfter).toBeUndefined();
  });
});

describe('the body of an error', () => {
  it('is parsed as far as it is a valid problem', () => {
    const problem = {
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      detail: 'Taken.',
      instance: '/users',
      message: 'Taken',
      error: 'conflict',
      errors: [{ field: 'name', message: 'is taken' }],
    };
    expect(parseProblem(JSON.stringify({ ...problem, more: 'left out' }))).toStrictEqual(problem);
  });

  it.each([
    ['{"title":1,"status":"409","errors":"name"}', {}],
    [
      '{"errors":[null,"x",["y"],{"field":"name"},{"message":"m"},{"field":"a","message":"b"}]}',
      {
        errors: [{ field: 'a', message: 'b' }],
      },
    ],
    ['"text"', {}],
    ['1', {}],
    ['null', {}],
    ['[]', {}],
    ['{', {}],
  ])('%s is read as %o', (text, body) => {
    expect(parseProblem(text)).toStrictEqual(body);
  });
});

describe('a file', () => {
  const path = '/reports/total-environment-usages';
  const init = { params: { query: { environmentId: 'e1', startDate: '2026-01-01', endDate: '2026-01-31' } } };
  const file = (answer: Response, options?: Parameters<ReturnType<typeof make>['file']>[3]) =>
    make(() => Promise.resolve(answer)).file(path, init, 'own.csv', options);

  it.each([
    ['attachment; filename="a b.csv"', 'a b.csv'],
    ['attachment; FILENAME=a.csv; size=1', 'a.csv'],
    ['attachment', 'own.csv'],
    ['attachment; filename=', 'own.csv'],
  ])('R7.63 that comes as %s is called %s', async (disposition, name) => {
    const headers = { 'Content-Disposition': disposition };
    expect((await file(new Response('a', { headers }))).fileName).toBe(name);
  });

  it('has the row count of the platform, if any', async () => {
    expect((await file(new Response('a', { headers: { 'X-Total-Count': '12' } }))).rowCount).toBe(12);
    expect((await file(new Response('a'))).rowCount).toBeUndefined();
  });

  it('reports its progress', async () => {
    const onProgress = vi.fn();
    await file(new Response('abcd', { headers: { 'Content-Length': '4' } }), { onProgress });
    expect(onProgress.mock.calls).toEqual([[1]]);
  });

  it('that is refused without a message has only the status', async () => {
    const error = await failureOf(file(new Response('{}', { status: 418, statusText: '' })));
    expect(error.message).toBe('418');
  });

  it('can be cancelled', async () => {
    const controller = new AbortController();
    controller.abort();
    const carry: Carry = ({ signal }) =>
      Promise.reject(signal.aborted ? (signal.reason as Error) : new Error('?'));
    const { signal } = controller;
    expect(await failureOf(make(carry).file(path, init, 'own.csv', { signal }))).toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('a missing parameter', () => {
  it('R8.03 is an error with the parameter’s name', () => {
    const error = new RequiredError('userId');
    expect(error).toMatchObject({
      name: 'RequiredError',
      parameter: 'userId',
      message: 'Required parameter "userId" is missing.',
    });
    expect(() => requireParameters({ id: 'x', count: 0, flag: false })).not.toThrow();
    expect(() => requireBody('model', null as { name: string } | null)).toThrow('"model"');
    expect(() => requireBody('model', {})).not.toThrow();
    expect(() => requireBody<{ name?: null }>('model', { name: null }, ['name'])).not.toThrow();
  });
});
