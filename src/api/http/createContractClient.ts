import createClient from 'openapi-fetch';
import type { AnswerIn, CallOptions, InitIn, Method, PathIn } from './contractTypes';
import { FetchError } from './FetchError';
import { ResponseError } from './ResponseError';

/** Calls the operations of one contract. Failures are a ResponseError or a FetchError. */
export interface ContractClient<Paths extends object> {
  request<M extends Method, P extends PathIn<Paths, M>>(
    method: M,
    path: P,
    init: InitIn<Paths, M, P>,
    options?: CallOptions,
  ): Promise<AnswerIn<Paths, M, P>>;
  /** Returns the answer of a GET as bytes, with its response. */
  bytes<P extends PathIn<Paths, 'get'>>(
    path: P,
    init: InitIn<Paths, 'get', P>,
    options: Pick<CallOptions, 'signal'> & { readonly carry: (request: Request) => Promise<Response> },
  ): Promise<{ blob: Blob; response: Response }>;
}

interface ContractClientSettings {
  /** The base of the contract's paths: an absolute URL without a final slash. */
  readonly baseUrl: string;
  /** Sends a request with the user's token, and rejects unsuccessful statuses. */
  readonly send: (request: Request, options: Pick<CallOptions, 'messages'>) => Promise<Response>;
  /**
   * The timeout in milliseconds.
   * @default 0, never
   */
  readonly timeout?: number | undefined;
  /**
   * Called with an answer that can't be read.
   * @default 'The answer of the platform could not be read.'
   */
  readonly unreadableMessage?: string;
}

/** openapi-fetch without its types: a generic function can't pass them on, so ours replace them. */
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

/** Creates the client of a contract over a function that sends requests. */
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

  function limitTime(signal: AbortSignal | undefined): { signal?: AbortSignal } {
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
      // The rejection of fetch if the connection breaks during an answer.
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
            ...limitTime(signal),
            ...(outlivesPage && { keepalive: true }),
            fetch: async (request) => (response = await send(request, { messages })),
          }),
      );
      if (response) onHeaders?.(response.headers);
      // Changes may have an empty answer, reads may not.
      const mayBeEmpty = method !== 'get' && method !== 'post';
      if (data === undefined && !mayBeEmpty && response?.status !== 204) throw unreadable(response);
      return data as never;
    },
    async bytes(path, init, { signal, carry }) {
      const { data, response } = await call('get', String(path), {
        ...init,
        ...limitTime(signal),
        parseAs: 'blob',
        fetch: carry,
      });
      return { blob: data as Blob, response };
    },
  };
}
