import fc from 'fast-check';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEnvironmentApi, environmentApi, environmentUrl } from '@/api/environment';
import type { BelowName } from '@/api/environment/environmentContract';
import { createPlatformApi, FetchError, RequiredError, ResponseError } from '@/api/http';

const address = { guid: 'e1', backOfficeUri: 'http://office.test/grafx/', defaultName: 'Print works' };
const BASE = 'http://office.test/grafx/api/v1/environment/Print%20works';
const EXPERIMENTAL = 'http://office.test/grafx/api/experimental/environment/Print%20works';
const server = setupServer();

interface Json {
  responses: { 200: { content: { 'application/json': unknown } } };
}
interface Item extends Json {
  parameters: { path: { name: string; id: string }; query?: { force?: boolean } };
  requestBody?: { content: { 'application/json': { name: string } } };
}
interface Nothing extends Omit<Item, 'responses'> {
  responses: { 204: { content?: never } };
}
interface List extends Json {
  parameters: { path: { name: string }; query?: { search?: string; limit?: number | undefined } };
}
/** As openapi-typescript makes one, with what these tests call. */
interface Contract {
  '/{name}/media': { get: List; post: List & { requestBody: { content: { 'application/json': object } } } };
  '/{name}/fonts': { get: List };
  '/{name}/settings': { get: List };
  '/{name}/connectors': { post: List & { requestBody: { content: { 'application/json': object } } } };
  '/{name}/connectors/{id}': { put: Item; patch: Item; delete: Nothing };
}
type Below = BelowName<Contract>;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const platform = (mockEnvironmentUrl?: string) =>
  createPlatformApi({
    platformUrl: 'http://platform.test',
    getAccessToken: () => Promise.resolve('token-1'),
    mockEnvironmentUrl,
  });
const make = (mockUrl?: string) => createEnvironmentApi<Below>(platform(mockUrl), address);
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('The call did not fail.')),
    (error: unknown) => error,
  );

/** Answers every call and remembers it. */
function record(answer: () => Response | Promise<Response> = () => HttpResponse.json({})) {
  const seen: Request[] = [];
  const handler = async ({ request }: { request: Request }) => {
    seen.push(request.clone());
    return answer();
  };
  server.use(http.all('*', handler));
  return seen;
}

describe('the address of an environment’s own API', () => {
  it('R7.75 R7.76 is built from the back office and the default name, under v1', async () => {
    const seen = record();
    await make().get('/media', { params: { query: { search: 'a b', limit: 5 } } });
    expect(seen.map(({ url }) => url)).toEqual([`${BASE}/media?search=a%20b&limit=5`]);
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  it('R7.76 R7.78 is the same under experimental', async () => {
    const seen = record();
    await make().experimentalGet('media');
    expect(seen.map(({ url }) => url)).toEqual([`${EXPERIMENTAL}/media`]);
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  it('R7.75 keeps any name in its own part of the path', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (defaultName) => {
        if (defaultName === '.' || defaultName === '..') return;
        const url = new URL(environmentUrl({ ...address, defaultName }, { path: 'settings' }));
        const parts = url.pathname.split('/');
        expect(parts).toHaveLength(7);
        expect(decodeURIComponent(parts[5] ?? '')).toBe(defaultName);
        expect(url.search + url.hash).toBe('');
      }),
    );
  });

  it('R7.75 needs a back office and a default name', async () => {
    for (const key of ['backOfficeUri', 'defaultName'] as const) {
      const error = await failure(
        createEnvironmentApi<Below>(platform(), { ...address, [key]: '' }).get('/media', {}),
      );
      expect(error).toBeInstanceOf(RequiredError);
      expect(error).toMatchObject({ parameter: key });
    }
  });

  it('R7.86 lies under devAPIUrl in mock mode', async () => {
    const seen = record();
    await make('/mock-platform').get('/settings', {});
    await make('http://mock.test').get('/settings', {});
    const path = '/api/v1/environment/Print%20works/settings';
    expect(seen.map(({ url }) => url)).toEqual([
      `${location.origin}/mock-platform${path}`,
      `http://mock.test${path}`,
    ]);
  });

  it('R7.78 R7.86 lies there under experimental as well', async () => {
    const seen = record();
    await make('http://mock.test').experimentalGet('settings');
    expect(seen.map(({ url }) => url)).toEqual([
      'http://mock.test/api/experimental/environment/Print%20works/settings',
    ]);
  });

  it('R7.77 has one client an environment, so that its calls know of each other', () => {
    const api = platform();
    expect(environmentApi(api, { ...address })).toBe(environmentApi(api, { ...address }));
    expect(environmentApi(api, { ...address, defaultName: 'other' })).not.toBe(environmentApi(api, address));
    expect(environmentApi(platform(), address)).not.toBe(environmentApi(api, address));
  });
});

describe('reading', () => {
  it('R7.77 a new GET cancels the one in flight', async () => {
    const aborted: string[] = [];
    server.use(
      http.get(`${BASE}/media`, async ({ request }) => {
        request.signal.addEventListener('abort', () => aborted.push(request.url));
        if (new URL(request.url).searchParams.get('search') === 'first') await delay('infinite');
        return HttpResponse.json({ data: ['second'] });
      }),
    );
    const api = make();
    const first = failure(api.get('/media', { params: { query: { search: 'first' } } }));
    const second = api.get('/media', { params: { query: { search: 'second' } } });
    expect(await first).toMatchObject({ name: 'AbortError' });
    expect(await second).toEqual({ data: ['second'] });
  });

  it('R7.77 other kinds of call, other lanes and what has ended already stay', async () => {
    record(async () => {
      await delay(5);
      return HttpResponse.json({ ok: true });
    });
    const api = make();
    const all = await Promise.all([
      api.get('/media', {}),
      api.experimentalGet('media'),
      api.get('/fonts', {}, { lane: 'fonts' }),
      api.post('/media', { body: {} }),
    ]);
    expect(all).toEqual(Array(4).fill({ ok: true }));
    expect(await api.get('/media', {})).toEqual({ ok: true });
  });

  it('R7.78 an experimental GET cancels only experimental ones, and the caller can cancel any', async () => {
    record(() => new Promise(() => undefined));
    const api = make();
    const first = failure(api.experimentalGet('media'));
    const controller = new AbortController();
    const second = failure(api.experimentalGet('media', { signal: controller.signal }));
    expect(await first).toMatchObject({ name: 'AbortError' });
    controller.abort(new Error('No longer wanted.'));
    expect(await second).toMatchObject({ message: 'No longer wanted.' });
  });

  it('R7.79 a preview is bytes on 200 and JSON on 202', async () => {
    record(() => new HttpResponse(new Uint8Array([1, 2, 3]), { status: 200 }));
    const ready = await make().preview('templates/t1/preview/medium');
    expect(ready.state === 'ready' && [...new Uint8Array(ready.bytes)]).toEqual([1, 2, 3]);
    server.resetHandlers();
    record(() => HttpResponse.json({ data: { taskId: 't' } }, { status: 202 }));
    expect(await make().preview('templates/t1/preview/medium')).toEqual({
      state: 'pending',
      body: { data: { taskId: 't' } },
    });
  });

  it.each([201, 204, 206, 400, 404, 500, 503])(
    'R7.79 a preview with status %i is rejected',
    async (status) => {
      record(() => new HttpResponse(null, { status }));
      const error = await failure(make().preview('templates/t1/preview/medium'));
      expect(error).toBeInstanceOf(ResponseError);
      expect(error).toMatchObject({ status });
    },
  );

  it('R7.80 a blob comes whole, and its failure says the detail, else status and status text', async () => {
    record(() => new HttpResponse('a,b', { headers: { 'Content-Type': 'text/csv' } }));
    expect(await (await make().blob('media/m1/download')).text()).toBe('a,b');
    server.resetHandlers();
    record(() => HttpResponse.json({ detail: 'The file is gone.' }, { status: 404 }));
    expect(await failure(make().blob('media/m1/download'))).toMatchObject({ message: 'The file is gone.' });
    server.resetHandlers();
    record(() => new HttpResponse('x', { status: 503, statusText: 'Out of order' }));
    expect(await failure(make().blob('media/m1/download'))).toMatchObject({ message: '503 Out of order' });
  });

  it('what is no JSON is a ResponseError, and no connection a FetchError', async () => {
    record(() => new HttpResponse('<html>', { status: 200 }));
    expect(await failure(make().get('/media', {}))).toBeInstanceOf(ResponseError);
    server.resetHandlers();
    record(() => HttpResponse.error());
    expect(await failure(make().get('/media', {}))).toBeInstanceOf(FetchError);
  });
});

describe('writing', () => {
  it('R7.81 POST, PUT, PATCH and DELETE send JSON and read what comes back', async () => {
    const seen = record(() => HttpResponse.json({ id: 'c1' }));
    const api = make();
    expect(await api.post('/connectors', { body: { name: 'A' } })).toEqual({ id: 'c1' });
    await api.put('/connectors/{id}', { params: { path: { id: 'c1' } }, body: { name: 'B' } });
    await api.patch('/connectors/{id}', { params: { path: { id: 'c1' } }, body: { name: 'C' } });
    await api.delete('/connectors/{id}', { params: { path: { id: 'c1' }, query: { force: true } } });
    expect(seen.map(({ method, url }) => `${method} ${url.slice(BASE.length)}`)).toEqual([
      'POST /connectors',
      'PUT /connectors/c1',
      'PATCH /connectors/c1',
      'DELETE /connectors/c1?force=true',
    ]);
    expect(await seen[0]?.json()).toEqual({ name: 'A' });
    expect(await seen[3]?.text()).toBe('');
  });

  it('S1.10 renews a refused token once and says the same again; a second refusal is for the session', async () => {
    const tokens = ['stale', 'fresh', 'of a new session'];
    const seen = record(() => new HttpResponse(null, { status: seen.length < 3 ? 401 : 204 }));
    const onUnauthorized = vi.fn();
    const renewals: boolean[] = [];
    const api = createEnvironmentApi<Below>(
      createPlatformApi({
        platformUrl: 'http://platform.test',
        onUnauthorized,
        getAccessToken: ({ renew = false } = {}) => {
          renewals.push(renew);
          return Promise.resolve(tokens[renewals.length - 1] ?? '');
        },
      }),
      address,
    );
    await api.put('/connectors/{id}', { params: { path: { id: 'c1' } }, body: { name: 'B' } });
    expect(renewals).toEqual([false, true, false]);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(seen.map(({ headers }) => headers.get('Authorization'))).toEqual(
      tokens.map((token) => `Bearer ${token}`),
    );
    expect(await Promise.all(seen.map((request) => request.json()))).toEqual(Array(3).fill({ name: 'B' }));
  });

  it('R7.81 no content is undefined, and a failure a ResponseError with what the platform says', async () => {
    record(() => new HttpResponse(null, { status: 204 }));
    expect(await make().delete('/connectors/{id}', { params: { path: { id: 'c1' } } })).toBeUndefined();
    server.resetHandlers();
    record(() => HttpResponse.json({ detail: 'In use.' }, { status: 409 }));
    expect(
      await failure(make().delete('/connectors/{id}', { params: { path: { id: 'c1' } } })),
    ).toMatchObject({ status: 409, message: 'In use.' });
  });
});

describe('forms', () => {
  const form = () => {
    const data = new FormData();
    data.append('file', new File(['x'.repeat(5_000)], 'picture.png', { type: 'image/png' }));
    return data;
  };

  it('R7.82 a form POST tells how far it is', async () => {
    const seen = record(() => HttpResponse.json({ id: 'm1' }, { status: 201 }));
    const told: (number | undefined)[] = [];
    const answer = await make().postForm('media', form(), { onProgress: (done) => told.push(done) });
    expect(answer).toEqual({ id: 'm1' });
    expect(told.length).toBeGreaterThan(0);
    expect(told.at(-1)).toBe(1);
    expect(seen[0]?.method).toBe('POST');
    expect(seen[0]?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(seen[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('R7.83 a form POST can be cancelled while it runs, with and without progress', async () => {
    for (const options of [{}, { onProgress: () => undefined }]) {
      record(() => new Promise(() => undefined));
      const controller = new AbortController();
      const sending = failure(make().postForm('media', form(), { ...options, signal: controller.signal }));
      controller.abort(new Error('Cancelled.'));
      expect(await sending).toMatchObject({ message: 'Cancelled.' });
      server.resetHandlers();
    }
  });

  it('R7.82 a failed form with progress fails as every call does', async () => {
    const onProgress = () => undefined;
    record(() => HttpResponse.json({ detail: 'Too large.' }, { status: 413 }));
    const refused = await failure(make().postForm('media', form(), { onProgress }));
    expect(refused).toMatchObject({ status: 413, message: 'Too large.' });
    server.resetHandlers();
    record(() => HttpResponse.error());
    expect(await failure(make().postForm('media', form(), { onProgress }))).toBeInstanceOf(FetchError);
  });

  it('R7.84 R7.85 an experimental form POST goes to experimental, a form PUT is a PUT', async () => {
    const seen = record();
    await make().experimentalPostForm('media', form());
    await make().putForm('media/m1', form());
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `POST ${EXPERIMENTAL}/media`,
      `PUT ${BASE}/media/m1`,
    ]);
    expect(seen[1]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data/);
  });
});
