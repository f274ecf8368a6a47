import { trimEndOf } from '@/domain/format';
import type { paths } from '../contract/platform.gen';
import type { AnswerIn, CallOptions, InitIn, Method, PathIn } from './contractTypes';
import { countBytes } from './countBytes';
import { type ContractClient, createContractClient } from './createContractClient';
import { FetchError } from './FetchError';
import { parseProblem, ResponseError } from './ResponseError';
import { inOurWords } from './StoppedError';
import { attachedName } from '@/domain/attachment';
import type { StatusMessages } from '@/domain/failure';

/** The paths of the management API's contract that have a method. */
export type PathOf<M extends Method> = PathIn<paths, M>;

/** What a call of the management API answers; `undefined` where the contract has no content. */
export type Answer<M extends Method, P extends PathOf<M>> = AnswerIn<paths, M, P>;

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
  /** Called repeatedly while the file comes: 0 to 1, `undefined` while its length is not known. */
  readonly onProgress?: ((done: number | undefined) => void) | undefined;
}

/** The platform, reached with the user's token. Every failure is a ResponseError or a FetchError. */
export interface PlatformApi {
  request: ContractClient<paths>['request'];
  /** Reads a file; a failure says the response's detail, else status and status text. */
  file<P extends PathOf<'get'>>(
    path: P,
    init: InitIn<paths, 'get', P>,
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
  /** Called when even a fresh token is refused; the call is made once more with the next token. */
  readonly onUnauthorized?: (() => void) | undefined;
  /**
   * Milliseconds until a call is given up.
   * @default 0, never
   */
  readonly timeout?: number | undefined;
  /** `devAPIUrl`, in mock mode alone. */
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

/** The console's one way to the platform. */
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
      if ((request.signal.reason as Error | undefined)?.name !== 'TimeoutError') throw inOurWords(cause);
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
