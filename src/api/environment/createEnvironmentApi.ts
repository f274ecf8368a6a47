import {
  createContractClient,
  ResponseError,
  type AnswerIn,
  type CallOptions,
  type InitIn,
  type Method,
  type PathIn,
  type PlatformApi,
} from '../http';
import { createLanes } from './createLanes';
import type { EnvironmentPaths } from './environmentContract';
import { environmentBase, environmentUrl, type EnvironmentAddress, type QueryValues } from './environmentUrl';
import { readJson } from './readJson';
import { sendForm, type OnProgress } from './sendForm';

interface EnvironmentCallOptions extends Pick<CallOptions, 'signal' | 'messages'> {
  readonly query?: QueryValues | undefined;
}

interface ReadOptions extends EnvironmentCallOptions {
  /**
   * The lane of the call. A new call cancels the pending one of its lane, which rejects with an AbortError.
   * @default the kind of the call: every GET cancels the previous GET
   */
  readonly lane?: string;
}

interface FormOptions extends EnvironmentCallOptions {
  /** Called repeatedly during the upload. */
  readonly onProgress?: OnProgress;
}

/** A preview: its bytes and media type, or the platform's answer about its progress. */
export type Preview =
  | { readonly state: 'ready'; readonly bytes: ArrayBuffer; readonly type: string }
  | { readonly state: 'pending'; readonly body: unknown };

type Write<Paths extends object, M extends Method> = <P extends PathIn<Paths, M>>(
  path: P,
  init: InitIn<Paths, M, P>,
  options?: CallOptions,
) => Promise<AnswerIn<Paths, M, P>>;

/**
 * The API of one environment: operations by their paths in the contract below the environment's name. Bytes and forms
 * use paths without a leading slash, whose parts the caller encodes. Failures are a ResponseError, a FetchError or,
 * after cancellation, the signal's reason. Answers without content are `undefined`.
 */
export interface EnvironmentApi<Paths extends object = EnvironmentPaths> {
  get<P extends PathIn<Paths, 'get'>>(
    path: P,
    init: InitIn<Paths, 'get', P>,
    options?: CallOptions & Pick<ReadOptions, 'lane'>,
  ): Promise<AnswerIn<Paths, 'get', P>>;
  readonly post: Write<Paths, 'post'>;
  readonly put: Write<Paths, 'put'>;
  readonly patch: Write<Paths, 'patch'>;
  readonly delete: Write<Paths, 'delete'>;
  experimentalGet<Body>(path: string, options?: ReadOptions): Promise<Body>;
  /**
   * Rejects with a ResponseError for statuses other than 200 and 202, even successful ones; its message is the
   * response's detail.
   */
  preview(path: string, options?: ReadOptions): Promise<Preview>;
  /** The message of a failure is the response's detail, or its status and status text. */
  blob(path: string, options?: ReadOptions): Promise<Blob>;
  postForm<Body>(path: string, form: FormData, options?: FormOptions): Promise<Body>;
  experimentalPostForm<Body>(path: string, form: FormData, options?: FormOptions): Promise<Body>;
  putForm<Body>(path: string, form: FormData, options?: FormOptions): Promise<Body>;
}

interface Sending extends EnvironmentCallOptions {
  readonly form?: FormData;
  readonly onProgress?: OnProgress | undefined;
  readonly isExperimental?: boolean;
  readonly isFile?: boolean;
}

const UNREADABLE = 'The answer of the environment could not be read.';

/** Creates the client of an environment's own API with the user's token of `api`. */
export function createEnvironmentApi<Paths extends object = EnvironmentPaths>(
  api: PlatformApi,
  address: EnvironmentAddress,
): EnvironmentApi<Paths> {
  const inLane = createLanes();

  // Created for each call, so that an incomplete address fails the call and not the rendering.
  const request = async (method: Method, path: unknown, init: object, options: CallOptions = {}) => {
    const contract = createContractClient<Record<string, Record<Method, object>>>({
      baseUrl: environmentBase(address, { mockUrl: api.mockEnvironmentUrl }),
      send: api.send,
      unreadableMessage: UNREADABLE,
    });
    return contract.request(
      method,
      `/${encodeURIComponent(address.defaultName)}${String(path)}`,
      init,
      options,
    );
  };

  async function send(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    sending: Sending = {},
  ): Promise<Response> {
    const { query, signal, messages, form, onProgress, isExperimental = false, isFile } = sending;
    const url = environmentUrl(address, { path, query, isExperimental, mockUrl: api.mockEnvironmentUrl });
    const asked = new Request(url, { method, ...(signal && { signal }), ...(form && { body: form }) });
    return api.send(asked, {
      messages,
      isFile,
      ...(form && onProgress && { carry: sendForm(form, onProgress) }),
    });
  }

  const sendAway = async <Body>(method: 'POST' | 'PUT', path: string, sending: Sending) =>
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

  const write =
    <M extends Method>(method: M): Write<Paths, M> =>
    (path, init, options) =>
      request(method, path, init, options) as Promise<never>;

  return {
    get: (path, init, { lane = 'get', signal, ...options } = {}) =>
      inLane(lane, signal, (limit) =>
        request('get', path, init, { ...options, signal: limit }),
      ) as Promise<never>,
    post: write('post'),
    put: write('put'),
    patch: write('patch'),
    delete: write('delete'),
    experimentalGet: <Body>(path: string, options: ReadOptions = {}) =>
      read('experimental get', path, { ...options, isExperimental: true }, readJson<Body>),
    preview: (path, options = {}) => read('preview', path, { ...options, isFile: true }, readPreview),
    blob: (path, options = {}) =>
      read('blob', path, { ...options, isFile: true }, (response) => response.blob()),
    postForm: (path, form, options = {}) => sendAway('POST', path, { ...options, form }),
    experimentalPostForm: (path, form, options = {}) =>
      sendAway('POST', path, { ...options, form, isExperimental: true }),
    putForm: (path, form, options = {}) => sendAway('PUT', path, { ...options, form }),
  };
}

async function readPreview(response: Response): Promise<Preview> {
  const { status, statusText } = response;
  if (status === 200) {
    const type = response.headers.get('content-type') ?? '';
    return { state: 'ready', bytes: await response.arrayBuffer(), type };
  }
  if (status === 202) return { state: 'pending', body: await readJson(response) };
  const message = `A preview answers with status 200 or 202, not ${status}.`;
  throw new ResponseError({ status, statusText, body: {}, message });
}
