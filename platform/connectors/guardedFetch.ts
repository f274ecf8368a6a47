import { request as sendRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { connect as connectPlain } from 'node:net';
import type { Duplex } from 'node:stream';
import { isAllowedHost } from '@/domain/connectors';
import { isLocalAddress } from '@/domain/web-hooks';
import { isPublicAddress } from './isPublicAddress';
import type { Network, Target } from './network';
import { NotInSourceError, SourceError } from './SourceError';

/** Redirects followed before a call fails. */
const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const HTTPS_PORT = 443;
const HTTP_PORT = 80;

/** A call to a source, and its limits. */
export interface GuardedRequest {
  /** Absolute, HTTPS. */
  readonly url: string;
  /** Hosts it may reach, as `isAllowedHost` reads them. */
  readonly allowedDomains: readonly string[];
  /** Sent only to the origin of `url`; a redirect to another origin drops them. */
  readonly credentials?: Readonly<Record<string, string>>;
  /** A form to post; without it the call is a GET. A post follows no redirect. */
  readonly form?: URLSearchParams;
  /** Accepted media types of the response. */
  readonly types: readonly string[];
  /** Most bytes of the response. */
  readonly maxBytes: number;
  /** Time limit of the whole call with redirects and response, in milliseconds. */
  readonly milliseconds: number;
  /** Aborts the call. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Calls an external source over HTTPS, only on allowed hosts with public addresses. Each hop is resolved, every address
 * of it checked, and the connection made to a checked address, so that a name can't change its meaning between check
 * and call. Uses no proxies and keeps no cookies.
 * @returns the bytes of a 200; reading them may throw too
 * @throws SourceError, or NotInSourceError for a 404 or 410
 */
export async function guardedFetch(
  network: Network,
  request: GuardedRequest,
): Promise<AsyncIterable<Uint8Array>> {
  const timeout = AbortSignal.timeout(request.milliseconds);
  const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
  let url = requireAllowed(request.url, request.allowedDomains);
  let { credentials = {} } = request;
  for (let hops = 0; ; hops += 1) {
    const answer = await rejectOnAbort(
      signal,
      call(network, url, { credentials, content: formOf(request.form) }, signal),
    );
    const status = answer.statusCode ?? 0;
    if (!REDIRECTS.has(status)) return readAnswer(answer, request, signal);
    answer.destroy();
    if (request.form) throw new SourceError('it answered with a redirect where none is followed');
    if (hops === MOST_REDIRECTS) throw new SourceError('it redirects without end');
    const next = requireAllowed(answer.headers.location ?? '', request.allowedDomains, url);
    if (next.origin !== url.origin) credentials = {};
    url = next;
  }
}

/** A post and its destination. */
export interface GuardedPost {
  /** Absolute, HTTPS. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: Content;
  /** Time limit until the response begins, in milliseconds. */
  readonly milliseconds: number;
  /** Whether to accept addresses of this computer too, see `isLocalAddress`. */
  readonly allowsLocal: boolean;
}

/**
 * Posts under the rules of {@link guardedFetch}, only to the host of the address. Follows no redirect and does not read
 * the response.
 * @returns the status of the response
 * @throws SourceError without a response
 */
export async function guardedPost(network: Network, request: GuardedPost): Promise<number> {
  const { url: address, headers: credentials, content, milliseconds, allowsLocal } = request;
  const signal = AbortSignal.timeout(milliseconds);
  const isLocal = allowsLocal && isLocalAddress(address);
  const url = isLocal ? new URL(address) : requireAllowed(address, [hostOf(address)]);
  const send = isLocal ? sendTo(url, LOCAL, { credentials, content }, signal) : undefined;
  const answer = await rejectOnAbort(signal, send ?? call(network, url, { credentials, content }, signal));
  answer.destroy();
  return answer.statusCode ?? 0;
}

/** Opens unencrypted connections to this computer. */
const LOCAL = ({ host, port }: Target) => connectPlain({ host: host.replace(/^\[|\]$/g, ''), port });

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '');

/** @throws SourceError for an address that is not HTTPS or not on an allowed host */
function requireAllowed(address: string, domains: readonly string[], base?: URL): URL {
  if (address === '' || !URL.canParse(address, base?.href))
    throw new SourceError('its address can’t be read');
  const url = new URL(address, base);
  if (url.protocol !== 'https:') throw new SourceError('only addresses that begin with https:// are called');
  if (url.username !== '' || url.password !== '')
    throw new SourceError('an address with a user name in it is not called');
  if (!isAllowedHost(url.hostname, domains))
    throw new SourceError(`${url.hostname} is not among its allowed domains`);
  return url;
}

/** Returns the first address of a host after checking all of them. @throws SourceError */
async function requirePublic(network: Network, host: string): Promise<string> {
  const addresses = await network.resolve(host).catch(() => []);
  const [first] = addresses;
  if (first === undefined) throw new SourceError(`there is no host ${host}`);
  if (!addresses.every(isPublicAddress)) throw new SourceError(`${host} has an address that is not public`);
  return first;
}

/** The body of a call. */
interface Content {
  /** Media type. */
  readonly type: string;
  readonly body: string;
}

interface Sent {
  readonly credentials: Readonly<Record<string, string>>;
  readonly content: Content | undefined;
}

const formOf = (form: URLSearchParams | undefined): Content | undefined =>
  form && { type: 'application/x-www-form-urlencoded', body: form.toString() };

async function call(network: Network, url: URL, sent: Sent, signal: AbortSignal): Promise<IncomingMessage> {
  const address = await requirePublic(network, url.hostname);
  return sendTo(url, (target) => network.connect({ ...target, address }), sent, signal);
}

function sendTo(
  url: URL,
  connect: (target: Target) => Duplex,
  { credentials, content }: Sent,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const usual = url.protocol === 'https:' ? HTTPS_PORT : HTTP_PORT;
  const port = url.port === '' ? usual : Number(url.port);
  const headers: OutgoingHttpHeaders = {
    ...credentials,
    host: url.host,
    accept: '*/*',
    'accept-encoding': 'identity',
    'user-agent': 'Platen',
    ...(content && { 'content-type': content.type, 'content-length': Buffer.byteLength(content.body) }),
  };
  return new Promise((resolve, reject) => {
    const sent = sendRequest({
      method: content ? 'POST' : 'GET',
      path: `${url.pathname}${url.search}`,
      headers,
      signal,
      createConnection: () => connect({ address: url.hostname, port, host: url.hostname }),
    });
    sent.once('response', resolve);
    sent.on('error', (error) => reject(asSourceError(error, signal)));
    sent.end(content?.body);
  });
}

/** Rejects when the signal aborts first: resolving a name can't be aborted. */
async function rejectOnAbort<Result>(signal: AbortSignal, wanted: Promise<Result>): Promise<Result> {
  let end = () => undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(asSourceError(signal.reason, signal));
    signal.addEventListener('abort', giveUp, { once: true });
    end = () => void signal.removeEventListener('abort', giveUp);
  });
  try {
    return await Promise.race([wanted, ended]);
  } finally {
    end();
  }
}

function asSourceError(error: unknown, signal: AbortSignal): SourceError {
  if (error instanceof SourceError) return error;
  const why = signal.aborted ? 'it takes too long' : 'the connection failed';
  return new SourceError(why, { cause: error });
}

/** @throws SourceError for an unexpected status, type or length */
function readAnswer(
  answer: IncomingMessage,
  { types, maxBytes }: GuardedRequest,
  signal: AbortSignal,
): AsyncIterable<Uint8Array> {
  const fault = faultOfAnswer(answer, types, maxBytes);
  if (fault) {
    answer.destroy();
    throw fault;
  }
  return bytesOf(answer, maxBytes, signal);
}

function faultOfAnswer(
  { statusCode = 0, headers }: IncomingMessage,
  types: readonly string[],
  maxBytes: number,
): SourceError | undefined {
  if (statusCode === 404 || statusCode === 410) return new NotInSourceError('it has no such thing');
  if (statusCode === 401 || statusCode === 403) return new SourceError('it refuses the credentials');
  if (statusCode !== 200) return new SourceError(`it answered with status ${statusCode}`);
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  if (!types.includes(type.trim().toLowerCase()))
    return new SourceError('it answered with another kind of file');
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') return new SourceError('its answer is compressed');
  return Number(headers['content-length'] ?? 0) > maxBytes ? tooLarge(maxBytes) : undefined;
}

const tooLarge = (maxBytes: number) =>
  new SourceError(`its answer is larger than ${Math.floor(maxBytes / 1_000_000)} MB`);

async function* bytesOf(
  answer: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let length = 0;
  try {
    for await (const piece of answer as AsyncIterable<Uint8Array>) {
      length += piece.length;
      if (length > maxBytes) throw tooLarge(maxBytes);
      yield piece;
    }
  } catch (error) {
    throw asSourceError(error, signal);
  } finally {
    answer.destroy();
  }
}
