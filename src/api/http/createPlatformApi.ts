import { trimEndOf } from '@/domain/format';
import type { paths } from '../../contract/platform.gen';
import type { AnswerIn, CallOptions, InitIn, Method, PathIn } from './contractTypes';
import { countBytes } from './countBytes';
import { type ContractClient, createContractClient } from './createContractClient';
import { FetchError } from './FetchError';
import { parseProblem, ResponseError } from './ResponseError';
import { toStoppedError } from './StoppedError';
import { attachedName } from '@/domain/attachment';
import type { StatusMessages } from '@/domain/failure';

/** The paths of the management API's contract that have a method. */
export type PathOf<M extends Method> = PathIn<paths, M>;

/** The answer of an operation in the management API; `undefined` if the contract has no content. */
export type Answer<M extends Method, P extends PathOf<M>> = AnswerIn<paths, M, P>;

/** A downloaded file. */
interface DownloadedFile {
  readonly blob: Blob;
  /** From Content-Disposition; otherwise the fallback of the call. */
  readonly fileName: string;
  /** The number of rows from X-Total-Count; `undefined` if it is missing. */
  readonly rowCount: number | undefined;
}

/** Options of a download. */
export interface FileOptions extends Pick<CallOptions, 'signal'> {
  /** Called repeatedly during the download: 0 to 1, `undefined` if its length is unknown. */
  readonly onProgress?: ((done: number | undefined) => void) | undefined;
}

/** The platform with the user's token. Failures are a ResponseError or a FetchError. */
export interface PlatformApi {
  request: ContractClient<paths>['request'];
  /** Downloads a file; the message of a failure is the response's detail, or its status and status text. */
  file<P extends PathOf<'get'>>(
    path: P,
    init: InitIn<paths, 'get', P>,
    fallbackName: string,
    options?: FileOptions,
  ): Promise<DownloadedFile>;
  /** Sends any other request with the user's token, for example to an environment's own API. */
  send(request: Request, options?: SendOptions): Promise<Response>;
  /** The base address of mocked environment APIs: `devAPIUrl` of mock mode. */
  readonly mockEnvironmentUrl?: string | undefined;
}

/** Options of a call outside the contract. */
export interface SendOptions {
  readonly messages?: StatusMessages | undefined;
  /**
   * Whether the message of a failure is the response's detail, or its status and status text.
   * @default false
   */
  readonly isFile?: boolean | undefined;
  /**
   * Sends the request; it must include its headers and respect its signal.
   * @default fetch
   */
  readonly carry?: ((request: Request) => Promise<Response>) | undefined;
}

/** The settings of the platform's client. */
export interface PlatformApiSettings {
  /** `PLATFORM_API_URL`: an origin, or a path on the page's own. The client adds `/api/v1`. */
  readonly platformUrl: string;
  /**
   * Returns the token, a fresh one with `renew`; `undefined` sends none, which only signed calls allow. The call waits
   * for it, and fails if it rejects.
   */
  readonly getAccessToken: (options?: { renew?: boolean }) => Promise<string | undefined>;
  /** Called if even a fresh token is refused; the call is then repeated once with the next token. */
  readonly onUnauthorized?: (() => void) | undefined;
  /**
   * The timeout in milliseconds.
   * @default 0, never
   */
  readonly timeout?: number | undefined;
  /** `devAPIUrl`, only in mock mode. */
  readonly mockEnvironmentUrl?: string | undefined;
}

function joinUrl(base: string, path: string): string {
  const origin = typeof location === 'undefined' ? undefined : location.href;
  return new URL(`${trimEndOf(base, '/')}${path}`, origin).href;
}

function fileNameOf(response: Response, fallbackName: string): string {
  const disposition = response.headers.get('Content-Disposition') ?? '';
  return attachedName(disposition) ?? fallbackName;
}

/** Creates the console's only client of the platform. */
export function createPlatformApi(settings: PlatformApiSettings): PlatformApi {
  const { platformUrl, getAccessToken, onUnauthorized, timeout = 0 } = settings;

  async function attempt(
    request: Request,
    token: string | undefined,
    carry: (request: Request) => Promise<Response> = fetch,
  ): Promise<Response> {
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    try {
      return await carry(request);
    } catch (cause) {
      if (!request.signal.aborted) {
        throw new FetchError('The platform could not be reached. Check your connection.', { cause });
      }
      if ((request.signal.reason as Error | undefined)?.name !== 'TimeoutError') throw toStoppedError(cause);
      throw new FetchError('The platform did not answer in time.', { cause });
    }
  }

  async function send(request: Request, { messages, isFile, carry }: SendOptions = {}): Promise<Response> {
    const token = await getAccessToken();
    let response = await attempt(request.clone(), token, carry);
    // A signed call is refused for its signature: the user's session does not matter.
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
    // A refusal whose body breaks off is still a refusal.
    const body = parseProblem(await response.text().catch(() => ''));
    const message = isFile ? body.detail || `${status} ${statusText}`.trim() : undefined;
    throw new ResponseError({ status, statusText, headers, body, messages, message });
  }

  const { request, bytes } = createContractClient<paths>({
    baseUrl: joinUrl(platformUrl, '/api/v1'),
    send,
    timeout,
  });
  return {
    request,
    async file(path, init, fallbackName, { signal, onProgress } = {}) {
      const { blob, response } = await bytes(path, init, {
        signal,
        carry: async (asked) => {
          const answer = await send(asked, { isFile: true });
          return onProgress ? countBytes(answer, onProgress) : answer;
        },
      });
      const count = response.headers.get('X-Total-Count');
      return {
        blob,
        fileName: fileNameOf(response, fallbackName),
        rowCount: count === null ? undefined : Number(count),
      };
    },
    send,
    mockEnvironmentUrl: settings.mockEnvironmentUrl,
  };
}
