import createClient from 'openapi-fetch';
import type { AnswerIn, CallOptions, InitIn, Method, PathIn } from './contractTypes';
import { FetchError } from './FetchError';
import { ResponseError } from './ResponseError';

/** Makes the calls of one contract. Every failure is a ResponseError or a FetchError. */
export interface ContractClient<Paths extends object> {
  request<M extends Method, P extends PathIn<Paths, M>>(
    method: M,
    path: P,
    init: InitIn<Paths, M, P>,
    options?: CallOptions,
  ): Promise<AnswerIn<Paths, M, P>>;
  /** The answer of a GET as bytes, with the response it came in. */
  bytes<P extends PathIn<Paths, 'get'>>(
    path: P,
    init: InitIn<Paths, 'get', P>,
    options: Pick<CallOptions, 'signal'> & { readonly carry: (request: Request) => Promise<Response> },
  ): Promise<{ blob: Blob; response: Response }>;
}

interface ContractClientSettings {
  /** Where the paths of the contract begin: an absolute URL without a slash at its end. */
  readonly baseUrl: string;
  /** Sends a request with the user's token and rejects for every status that is no success. */
  readonly send: (request: Request, options: Pick<CallOptions, 'messages'>) => Promise<Response>;
  /**
   * Milliseconds until a call is given up.
   * @default 0, never
   */
  readonly timeout?: number | undefined;
  /**
   * Called with an answer that can't be read.
   * @default 'The answer of the platform could not be read.'
   */
  readonly unreadableMessage?: string;
}

/** openapi-fetch without its types: they cannot be passed on through a generic function, so ours stand in front. */
type UntypedRequest = (
  method: Method,
  path: string,
  init: {
    signal?: AbortSignal;
    keepalive?: boolean;
    parseAs?: 'blob';
    fetch: (request: Request) => Promise<Response>;
  },
) => Promise<{ data?: unknown; response: Response }>;

/** A client of one of the contracts, in front of whatever carries its requests. */
export function createContractClient<Paths extends object>({
  baseUrl,
  send,
  timeout = 0,
  unreadableMessage: message = 'The answer of the platform could not be read.',
}: ContractClientSettings): ContractClient<Paths> {
  const call = createClient<object>({ baseUrl }).request as unknown as UntypedRequest;

  function unreadable(response: Response | undefined): ResponseError {
    const { status = 200, statusText = '', headers } = response ?? {};
    return new ResponseError({ status, statusText, headers, body: {}, message });
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
    async request(method, path, init, { signal, messages, onHeaders, outlivesPage } = {}) {
      let response: Response | undefined;
      const { data } = await read(
        () => response,
        () =>
          call(method, String(path), {
            ...init,
            ...limited(signal),
            ...(outlivesPage && { keepalive: true }),
            fetch: async (request) => (response = await send(request, { messages })),
          }),
      );
      if (response) onHeaders?.(response.headers);
      // A change may answer nothing, but what asks for something must get it.
      const mayBeEmpty = method !== 'get' && method !== 'post';
      if (data === undefined && !mayBeEmpty && response?.status !== 204) throw unreadable(response);
      return data as never;
    },
    async bytes(path, init, { signal, carry }) {
      const { data, response } = await call('get', String(path), {
        ...init,
        ...limited(signal),
        parseAs: 'blob',
        fetch: carry,
      });
      return { blob: data as Blob, response };
    },
  };
}
