import { ResponseError, type CallOptions, type PlatformApi } from '../http';
import { createLanes } from './createLanes';
import { environmentUrl, type EnvironmentAddress, type QueryValues } from './environmentUrl';
import { readJson } from './readJson';
import { sendForm, type OnProgress } from './sendForm';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface EnvironmentCallOptions extends Pick<CallOptions, 'signal' | 'messages'> {
  readonly query?: QueryValues | undefined;
}

interface ReadOptions extends EnvironmentCallOptions {
  /**
   * What the call is one of. The one in flight of the same lane is cancelled and rejects with an AbortError.
   * @default the kind of the call: every GET cancels the GET before it
   */
  readonly lane?: string;
}

interface FormOptions extends EnvironmentCallOptions {
  /** Told again and again while the form is on its way. */
  readonly onProgress?: OnProgress;
}

/** A preview: its bytes once there are any, what the platform says of the work on it until then. */
export type Preview =
  | { readonly state: 'ready'; readonly bytes: ArrayBuffer }
  | { readonly state: 'pending'; readonly body: unknown };

/**
 * The API of one environment. Paths lie below the environment, without a slash in front. Every failure is a
 * ResponseError, a FetchError or, when it was cancelled, the signal's reason; what is without content gives `undefined`.
 */
export interface EnvironmentApi {
  get<Body>(path: string, options?: ReadOptions): Promise<Body>;
  experimentalGet<Body>(path: string, options?: ReadOptions): Promise<Body>;
  /** Rejects with a ResponseError for any status but 200 and 202, successes included. */
  preview(path: string, options?: ReadOptions): Promise<Preview>;
  /** A failure says the response's detail, else status and status text. */
  blob(path: string, options?: ReadOptions): Promise<Blob>;
  post<Body>(path: string, body?: unknown, options?: EnvironmentCallOptions): Promise<Body>;
  put<Body>(path: string, body?: unknown, options?: EnvironmentCallOptions): Promise<Body>;
  patch<Body>(path: string, body?: unknown, options?: EnvironmentCallOptions): Promise<Body>;
  delete<Body>(path: string, options?: EnvironmentCallOptions): Promise<Body>;
  postForm<Body>(path: string, form: FormData, options?: FormOptions): Promise<Body>;
  experimentalPostForm<Body>(path: string, form: FormData, options?: FormOptions): Promise<Body>;
  putForm<Body>(path: string, form: FormData, options?: FormOptions): Promise<Body>;
}

interface Sending extends EnvironmentCallOptions {
  readonly body?: unknown;
  readonly form?: FormData;
  readonly onProgress?: OnProgress | undefined;
  readonly isExperimental?: boolean;
  readonly isFile?: boolean;
}

/** The client of one environment's own API, with the user's token of `api`. */
export function createEnvironmentApi(api: PlatformApi, address: EnvironmentAddress): EnvironmentApi {
  const inLane = createLanes();

  async function send(method: Method, path: string, sending: Sending = {}): Promise<Response> {
    const { query, signal, messages, body, form, onProgress, isExperimental = false, isFile } = sending;
    const url = environmentUrl(address, { path, query, isExperimental, mockUrl: api.mockEnvironmentUrl });
    const request = new Request(url, {
      method,
      ...(signal && { signal }),
      ...(form && { body: form }),
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    });
    return api.send(request, {
      messages,
      isFile,
      ...(form && onProgress && { carry: sendForm(form, onProgress) }),
    });
  }

  const write = async <Body>(method: Method, path: string, sending: Sending) =>
    readJson<Body>(await send(method, path, sending));

  function read<T>(
    kind: string,
    path: string,
    options: ReadOptions & Sending,
    take: (r: Response) => Promise<T>,
  ) {
    const { lane = kind, signal, ...sending } = options;
    return inLane(lane, signal, async (limit) =>
      take(await send('GET', path, { ...sending, signal: limit })),
    );
  }

  return {
    get: <Body>(path: string, options: ReadOptions = {}) => read('get', path, options, readJson<Body>),
    experimentalGet: <Body>(path: string, options: ReadOptions = {}) =>
      read('experimental get', path, { ...options, isExperimental: true }, readJson<Body>),
    preview: (path, options = {}) => read('preview', path, options, readPreview),
    blob: (path, options = {}) =>
      read('blob', path, { ...options, isFile: true }, (response) => response.blob()),
    post: (path, body, options = {}) => write('POST', path, { ...options, body }),
    put: (path, body, options = {}) => write('PUT', path, { ...options, body }),
    patch: (path, body, options = {}) => write('PATCH', path, { ...options, body }),
    delete: (path, options = {}) => write('DELETE', path, options),
    postForm: (path, form, options = {}) => write('POST', path, { ...options, form }),
    experimentalPostForm: (path, form, options = {}) =>
      write('POST', path, { ...options, form, isExperimental: true }),
    putForm: (path, form, options = {}) => write('PUT', path, { ...options, form }),
  };
}

async function readPreview(response: Response): Promise<Preview> {
  const { status, statusText } = response;
  if (status === 200) return { state: 'ready', bytes: await response.arrayBuffer() };
  if (status === 202) return { state: 'pending', body: await readJson(response) };
  const message = `A preview answers with status 200 or 202, not ${status}.`;
  throw new ResponseError({ status, statusText, body: {}, message });
}
