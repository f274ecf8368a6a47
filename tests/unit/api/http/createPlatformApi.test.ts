// @vitest-environment node
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createPlatformApi,
  errorDetail,
  FetchError,
  isNotifiedFailure,
  requireBody,
  RequiredError,
  requireParameters,
  ResponseError,
  type PlatformApiSettings,
} from '@/api/http';

const ORIGIN = 'http://platform.test';
const SUBSCRIPTIONS = `${ORIGIN}/api/v1/subscriptions`;
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const make = (settings: Partial<PlatformApiSettings> = {}) =>
  createPlatformApi({ platformUrl: ORIGIN, getAccessToken: () => Promise.resolve('token-1'), ...settings });
const answer = (body: string | null, init: ResponseInit) =>
  server.use(http.get(SUBSCRIPTIONS, () => new HttpResponse(body, init)));
const read = (settings?: Partial<PlatformApiSettings>) => make(settings).request('get', '/subscriptions', {});
const failure = async (promise: Promise<unknown>): Promise<unknown> => {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('The call did not fail.');
};
const failed = async () => (await failure(read())) as ResponseError;

describe('a call', () => {
  it('R7.01 R7.02 sends the bearer token to an address below /api/v1', async () => {
    let seen: Request | undefined;
    server.use(
      http.get(SUBSCRIPTIONS, ({ request }) => {
        seen = request;
        return HttpResponse.json([]);
      }),
    );
    await expect(read()).resolves.toEqual([]);
    expect(seen?.url).toBe(SUBSCRIPTIONS);
    expect(seen?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  it('R7.02 R3.36 accepts a platform that is a path on the page’s origin', async () => {
    vi.stubGlobal('location', new URL('http://console.test/users'));
    server.use(http.get('http://console.test/mock/api/v1/subscriptions', () => HttpResponse.json([])));
    await expect(make({ platformUrl: '/mock/' }).request('get', '/subscriptions', {})).resolves.toEqual([]);
  });

  it.each([200, 201, 299])('R7.03 succeeds with status %i', async (status) => {
    answer('[]', { status });
    await expect(read()).resolves.toEqual([]);
  });

  it('R7.03 returns undefined for 204', async () => {
    server.use(
      http.delete(`${ORIGIN}/api/v1/environments/e1`, () => new HttpResponse(null, { status: 204 })),
    );
    await expect(
      make().request('delete', '/environments/{environmentId}', {
        params: { path: { environmentId: 'e1' } },
      }),
    ).resolves.toBeUndefined();
  });

  it.each([300, 400, 404, 418, 500, 503])('R8.01 raises a response error for status %i', async (status) => {
    answer('{"detail":"No."}', { status });
    const error = await failed();
    expect(error).toBeInstanceOf(ResponseError);
    expect(error.status).toBe(status);
    expect(error.body.detail).toBe('No.');
  });

  it('R8.02 raises a fetch error when the network fails', async () => {
    server.use(http.get(SUBSCRIPTIONS, () => HttpResponse.error()));
    expect(await failure(read())).toBeInstanceOf(FetchError);
  });

  it.each([
    [400, 'Provided data has incorrect format.', 'R8.04'],
    [401, 'Authentication expired. You need to login again.', 'R8.05'],
    [403, "You're missing permission to execute this operation.", 'R8.06'],
    [404, 'The requested information was not found.', 'R8.07'],
    [500, 'Something went wrong. Please try again later', 'R8.08'],
  ] as const)('status %i says "%s" unless the caller gives a message (%s)', async (status, message, _row) => {
    answer('{"detail":"No."}', { status });
    expect((await failed()).message).toBe(message);
    const messages = { [status]: 'Own words.' };
    const own = await failure(make().request('get', '/subscriptions', {}, { messages }));
    expect((own as Error).message).toBe('Own words.');
  });

  it("R8.09 any other status has the server's error field as message", async () => {
    answer('{"error":"Quota used up.","detail":"More."}', { status: 429 });
    expect((await failed()).message).toBe('Quota used up.');
    answer('{"detail":"The name is taken."}', { status: 409 });
    expect((await failed()).message).toBe('The name is taken.');
  });

  it.each([
    ['an HTML page', '<!doctype html><h1>Bad gateway</h1>', 502, 'Bad Gateway'],
    ['nothing', null, 503, 'Service Unavailable'],
    ['a list', '["oops"]', 502, 'Bad Gateway'],
    ['a null', 'null', 502, 'Bad Gateway'],
  ])('R8.01 an error that holds %s is still told clearly', async (_name, body, status, statusText) => {
    answer(body, { status, statusText });
    const error = await failed();
    expect(error).toMatchObject({ name: 'ResponseError', status, message: statusText, body: {} });
  });

  it.each([
    ['cut-off JSON', '[{"guid":'],
    ['malformed JSON', '{"data": [,]}'],
    ['something else than text', '\u0000\u0001'],
    ['an HTML page', '<!doctype html>'],
    ['nothing', ''],
  ])('R8.01 a success that holds %s is a response error', async (_name, body) => {
    answer(body, { status: 200 });
    expect(await failed()).toMatchObject({
      name: 'ResponseError',
      status: 200,
      message: 'The answer of the platform could not be read.',
    });
  });

  it('R8.01 keeps the faults of single fields', async () => {
    answer('{"detail":"Check.","errors":[{"field":"name","message":"Too long."},{"field":3}]}', {
      status: 400,
    });
    expect((await failed()).body.errors).toEqual([{ field: 'name', message: 'Too long.' }]);
  });

  it('R9.27 has no timeout by default, and one on request', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answer('[]', { status: 200 });
    await read();
    expect(timeout).not.toHaveBeenCalled();
    // Node may collect a call that waits only for its limit, so the limit ends it at once here.
    const limit = new AbortController();
    timeout.mockReturnValue(limit.signal);
    vi.stubGlobal('fetch', ({ signal }: Request) => {
      limit.abort(new DOMException('Too late.', 'TimeoutError'));
      return Promise.reject(signal.reason as Error);
    });
    expect(await failure(read({ timeout: 20 }))).toMatchObject({
      name: 'FetchError',
      message: 'The platform did not answer in time.',
    });
    expect(timeout).toHaveBeenCalledWith(20);
    timeout.mockRestore();
  });

  it('R8.02 a call that was cancelled is no fetch error', async () => {
    server.use(http.get(SUBSCRIPTIONS, () => new Promise<never>(() => undefined)));
    const controller = new AbortController();
    const call = make().request('get', '/subscriptions', {}, { signal: controller.signal });
    queueMicrotask(() => controller.abort());
    expect(await failure(call)).toMatchObject({ name: 'AbortError' });
  });

  it('H1.06 has our own message for an aborted call, which is not notified', async () => {
    server.use(http.get(SUBSCRIPTIONS, () => new Promise<never>(() => undefined)));
    const controller = new AbortController();
    const call = make().request('get', '/subscriptions', {}, { signal: controller.signal });
    queueMicrotask(() => controller.abort());
    const stopped = await failure(call);
    expect(stopped).toMatchObject({ message: 'It was stopped before it was done.' });
    expect(isNotifiedFailure(stopped)).toBe(false);
    const raw = new DOMException('signal is aborted without reason', 'AbortError');
    expect(errorDetail(raw)).toBe('It was stopped before it was done.');
    expect(isNotifiedFailure(raw)).toBe(false);
  });

  it('R7.01 a token that cannot be had fails the call before it is made', async () => {
    const error = new Error('Get access token failed');
    expect(await failure(read({ getAccessToken: () => Promise.reject(error) }))).toBe(error);
  });

  it('R4.14 a refused token is renewed, then the session is notified, and the same call continues', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post(`${ORIGIN}/api/v1/environments`, async ({ request }) => {
        bodies.push(await request.json());
        return request.headers.get('Authorization') === 'Bearer new'
          ? HttpResponse.json({ name: 'Made' }, { status: 201 })
          : HttpResponse.json({}, { status: 401 });
      }),
    );
    let token = 'old';
    const onUnauthorized = vi.fn(() => (token = 'new'));
    const renewals: unknown[] = [];
    const api = make({
      onUnauthorized,
      getAccessToken: (options) => {
        renewals.push(options?.renew ?? false);
        return Promise.resolve(token);
      },
    });
    const body = { subscriptionId: 's1', type: 'sandbox' } as const;
    await expect(api.request('post', '/environments', { body })).resolves.toEqual({ name: 'Made' });
    expect(bodies).toEqual([body, body, body]);
    expect(renewals).toEqual([false, true, false]);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});

describe('a signed call', () => {
  it('R7.29 that is refused fails without ending the session', async () => {
    server.use(
      http.get(`${ORIGIN}/api/v1/users/:userId/manage/email-status`, () =>
        HttpResponse.json({ detail: 'This link has expired.' }, { status: 401 }),
      ),
    );
    const onUnauthorized = vi.fn();
    const params = { path: { userId: 'u1' }, header: { signature: 'abc', 'signature-timestamp': 1 } };
    const call = make({ onUnauthorized }).request('get', '/users/{userId}/manage/email-status', { params });
    const error = (await failure(call)) as ResponseError;
    expect(error.body.detail).toBe('This link has expired.');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a file', () => {
  const path = '/reports/total-environment-usages';
  const init = { params: { query: { environmentId: 'e1', startDate: '2026-01-01', endDate: '2026-01-31' } } };
  const download = () => make().file(path, init, 'usage.csv');

  it('R7.63 has the platform’s name, else its own', async () => {
    const headers = { 'Content-Disposition': 'attachment; filename="print.csv"' };
    server.use(http.get(`${ORIGIN}/api/v1${path}`, () => new HttpResponse('a,b', { headers })));
    const file = await download();
    expect(file.fileName).toBe('print.csv');
    await expect(file.blob.text()).resolves.toBe('a,b');
    server.use(http.get(`${ORIGIN}/api/v1${path}`, () => new HttpResponse('a,b')));
    expect((await download()).fileName).toBe('usage.csv');
  });

  it('R8.10 that fails has the detail, else status and status text', async () => {
    server.use(
      http.get(`${ORIGIN}/api/v1${path}`, () => HttpResponse.json({ detail: 'Too long.' }, { status: 400 })),
    );
    expect(await failure(download())).toMatchObject({ message: 'Too long.' });
    server.use(
      http.get(
        `${ORIGIN}/api/v1${path}`,
        () => new HttpResponse(null, { status: 404, statusText: 'Not Found' }),
      ),
    );
    expect(await failure(download())).toMatchObject({ message: '404 Not Found' });
  });
});

describe('errorDetail', () => {
  const make418 = (body: object, statusText = '') => new ResponseError({ status: 418, statusText, body });

  it('R8.12 returns the detail, else the message, else the status text, else “Something went wrong”', () => {
    expect(errorDetail(make418({ detail: 'Detail.', message: 'Message.' }, 'Teapot'))).toBe('Detail.');
    expect(errorDetail(make418({ message: 'Message.' }, 'Teapot'))).toBe('Message.');
    expect(errorDetail(make418({}, 'Teapot'))).toBe('Teapot');
    expect(errorDetail(new FetchError('Not reached.'))).toBe('Not reached.');
    expect(errorDetail(new Error(''))).toBe('Something went wrong');
    expect(errorDetail('oops')).toBe('Something went wrong');
  });

  it('R8.11 every failure but a 404 is notified', () => {
    const withStatus = (status: number) => new ResponseError({ status, statusText: '', body: {} });
    expect(isNotifiedFailure(withStatus(404))).toBe(false);
    expect(isNotifiedFailure(withStatus(400))).toBe(true);
    expect(isNotifiedFailure(new FetchError('Not reached.'))).toBe(true);
  });
});

describe('required parameters', () => {
  it.each([undefined, null, ''])('R8.03 %j raises an error that names the parameter', (value) => {
    expect(() => requireParameters({ id: 'x', userId: value })).toThrow(RequiredError);
    expect(() => requireParameters({ id: 'x', userId: value })).toThrow('"userId"');
  });

  it('R8.03 a missing body or body field raises an error that names it', () => {
    expect(() => requireBody('requestBody', undefined)).toThrow('"requestBody"');
    expect(() => requireBody<{ name?: string }>('model', {}, ['name'])).toThrow('"name"');
    expect(() => requireBody('model', { name: '', list: [] }, ['name', 'list'])).not.toThrow();
  });
});
