import createClient, { type Client, type ClientPathsWithMethod, type FetchOptions } from 'openapi-fetch';
import type { paths } from '../contract/platform.gen';
import { countBytes } from './countBytes';
import { FetchError } from './FetchError';
import { parseProblem, ResponseError } from './ResponseError';
import type { StatusMessages } from './statusMessages';

type PlatformClient = Client<paths>;
/** The methods the contract uses. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** The paths of the contract that have a method. */
export type PathOf<M extends Method> = ClientPathsWithMethod<PlatformClient, M>;
type Operation<M extends Method, P extends PathOf<M>> = paths[P][M];

type Content<R> = R extends { content: infer C } ? C[keyof C] : undefined;
type Success<O> = O extends { responses: infer R } ? Content<R[keyof R & (200 | 201 | 204)]> : never;

/** What a call answers when it succeeds; `undefined` where the contract has no content. */
export type Answer<M extends Method, P extends PathOf<M>> = Success<Operation<M, P>>;

/** What the caller of any call may add. */
export interface CallOptions {
  /** Cancels the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly messages?: StatusMessages | undefined;
  /** Told the headers of the answer, for what the contract says there, such as an ETag. */
  readonly onHeaders?: ((headers: Headers) => void) | undefined;
}

type Init<M extends Method, P extends PathOf<M>> = Pick<
  FetchOptions<Operation<M, P>>,
  Extract<keyof FetchOptions<Operation<M, P>>, 'params' | 'body'>
>;

/** A file as the platform sends it. */
interface DownloadedFile {
  readonly blob: Blob;
  /** From Content-Disposition; the fallback of the call where the platform names none. */
  readonly fileName: string;
  /** How many rows it has, from X-Total-Count; `undefined` where the platform does not say. */
  readonly rowCount: number | undefined;
}

/** What the caller of a file may add. */
export interface FileOptions extends Pick<CallOptions, 'signal'> {
  /** Told again and again while the file comes: 0 to 1, `undefined` while its length is not known. */
  readonly onProgress?: ((done: number | undefined) => void) | undefined;
}

/** The platform, reached with the user's token. Every failure is a ResponseError or a FetchError. */
export interface PlatformApi {
  request<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    init: Init<M, P>,
    options?: CallOptions,
  ): Promise<Answer<M, P>>;
  /** Reads a file; a failure says the response's detail, else status and status text. */
  file<P extends PathOf<'get'>>(
    path: P,
    init: Init<'get', P>,
    fallbackName: string,
    options?: FileOptions,
  ): Promise<DownloadedFile>;
  /** Any other call with the user's token, such as one of an environment's own API. */
  send(request: Request, options?: SendOptions): Promise<Response>;
  /** Where the environments' own API is mocked, if it is: `devAPIUrl` of mock mode. */
  readonly mockEnvironmentUrl?: string | undefined;
}

/** How a call outside the contract is made and told of. */
export interface SendOptions {
  readonly messages?: StatusMessages | undefined;
  /**
   * A failure says the response's detail, else status and status text.
   * @default false
   */
  readonly isFile?: boolean | undefined;
  /**
   * What carries the request; it must carry its headers and heed its signal.
   * @default fetch
   */
  readonly carry?: ((request: Request) => Promise<Response>) | undefined;
}

/** How the platform is reached. */
export interface PlatformApiSettings {
  /** `PLATFORM_API_URL`: an origin, or a path on the page's own. `/api/v1` is added to it. */
  readonly platformUrl: string;
  /**
   * The token to send, a fresh one with `renew`; `undefined` sends none, which only signed calls survive. While it is
   * pending the call waits, a rejection fails the call.
   */
  readonly getAccessToken: (options?: { renew?: boolean }) => Promise<string | undefined>;
  /** Told when even a fresh token is refused; the call is made once more with the next token. */
  readonly onUnauthorized?: (() => void) | undefined;
  /**
   * Milliseconds until a call is given up.
   * @default 0, never
   */
  readonly timeout?: number | undefined;
  /** `devAPIUrl`, in mock mode alone. */
  readonly mockEnvironmentUrl?: string | undefined;
  /**
   * What carries requests that bring no carrier of their own.
   * @default fetch
   */
  readonly carry?: ((request: Request) => Promise<Response>) | undefined;
}

/** openapi-fetch without its types: they cannot be passed on through a generic function, so ours stand in front. */
type UntypedRequest = (
  method: Method,
  path: string,
  init: { signal?: AbortSignal; parseAs?: 'blob'; fetch: (request: Request) => Promise<Response> },
) => Promise<{ data?: unknown; response: Response }>;

function unreadable(response: Response | undefined): ResponseError {
  const { status = 200, statusText = '', headers } = response ?? {};
  const message = 'The answer of the platform could not be read.';
  return new ResponseError({ status, statusText, headers, body: {}, message });
}

function joinUrl(base: string, path: string): string {
  const origin = typeof location === 'undefined' ? undefined : location.href;
  return new URL(`${base.replace(/\/+$/, '')}${path}`, origin).href;
}

function fileNameOf(response: Response, fallbackName: string): string {
  const disposition = response.headers.get('Content-Disposition') ?? '';
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? fallbackName;
}

/** The console's one way to the platform. */
export function createPlatformApi(settings: PlatformApiSettings): PlatformApi {
  const { platformUrl, getAccessToken, onUnauthorized, timeout = 0 } = settings;
  const client = createClient<paths>({ baseUrl: joinUrl(platformUrl, '/api/v1') });
  const call = client.request as unknown as UntypedRequest;

  async function attempt(
    request: Request,
    token: string | undefined,
    carry: (request: Request) => Promise<Response> = settings.carry ?? fetch,
  ): Promise<Response> {
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    try {
      return await carry(request);
    } catch (cause) {
      if (!request.signal.aborted) {
        throw new FetchError('The platform could not be reached. Check your connection.', { cause });
      }
      if ((request.signal.reason as Error | undefined)?.name !== 'TimeoutError') throw cause;
      throw new FetchError('The platform did not answer in time.', { cause });
    }
  }

  async function send(request: Request, { messages, isFile, carry }: SendOptions = {}): Promise<Response> {
    const token = await getAccessToken();
    let response = await attempt(request.clone(), token, carry);
    // A signed call is refused for its signature: the session of whoever opened the link has no part in it.
    const isTokenRefused = () => response.status === 401 && token && !request.headers.has('signature');
    if (isTokenRefused()) {
      response = await attempt(request.clone(), await getAccessToken({ renew: true }), carry);
    }
    if (isTokenRefused() && onUnauthorized) {
      onUnauthorized();
      response = await attempt(request, await getAccessToken(), carry);
    }
    if (response.ok) return response;
    const { status, statusText, headers } = response;
    // A refusal whose words break off is still that refusal.
    const body = parseProblem(await response.text().catch(() => ''));
    const message = isFile ? body.detail || `${status} ${statusText}`.trim() : undefined;
    throw new ResponseError({ status, statusText, headers, body, messages, message });
  }

  function limited(signal: AbortSignal | undefined): { signal?: AbortSignal } {
    const limits = [signal, timeout > 0 ? AbortSignal.timeout(timeout) : undefined];
    const present = limits.filter((limit) => limit !== undefined);
    if (present.length === 0) return {};
    return { signal: present.length === 1 ? present[0]! : AbortSignal.any(present) };
  }

  async function read<T>(response: () => Response | undefined, reader: () => Promise<T>): Promise<T> {
    try {
      return await reader();
    } catch (cause) {
      if (cause instanceof SyntaxError) throw unreadable(response());
      // What fetch rejects with when the connection goes in the middle of an answer.
      if (cause instanceof TypeError)
        throw new FetchError('The answer of the platform broke off.', { cause });
      throw cause;
    }
  }

  return {
    async request(method, path, init, { signal, messages, onHeaders } = {}) {
      let response: Response | undefined;
      const { data } = await read(
        () => response,
        () =>
          call(method, path, {
            ...init,
            ...limited(signal),
            fetch: async (request) => (response = await send(request, { messages })),
          }),
      );
      if (response) onHeaders?.(response.headers);
      // A change may answer nothing, but what asks for something must get it.
      const mayBeEmpty = method !== 'get' && method !== 'post';
      if (data === undefined && !mayBeEmpty && response?.status !== 204) throw unreadable(response);
      return data as never;
    },
    async file(path, init, fallbackName, { signal, onProgress } = {}) {
      const { data, response } = await call('get', path, {
        ...init,
        ...limited(signal),
        parseAs: 'blob',
        fetch: async (request) => {
          const answer = await send(request, { isFile: true });
          return onProgress ? countBytes(answer, onProgress) : answer;
        },
      });
      const count = response.headers.get('X-Total-Count');
      return {
        blob: data as Blob,
        fileName: fileNameOf(response, fallbackName),
        rowCount: count === null ? undefined : Number(count),
      };
    },
    send,
    mockEnvironmentUrl: settings.mockEnvironmentUrl,
  };
}
