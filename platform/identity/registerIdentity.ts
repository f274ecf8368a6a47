import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import type { Database } from '../database';
import { COMMON_HEADERS } from '../http/securityHeaders';
import type { Settings } from '../settings';
import { createProvider } from './createProvider';
import { createVerifier, type VerifyAccessToken } from './createVerifier';
import { databaseTrouble } from './databaseTrouble';
import { describeFailure } from './describeFailure';
import { rememberBrowser } from './knownBrowser';
import { loadKeys } from './loadKeys';
import { messagePage, sendPage, signInPage, type DemoAccount } from './pages';
import { registerPassword } from './registerPassword';
import { isGrantGoingOn } from './sessions';
import { registerVerification } from './registerVerification';
import { signIn } from './signIn';
import { createSignInLimits } from './signInLimits';

const PREFIX = '/identity';
/** Seconds to wait before a retry when the database was unreachable. */
const RETRY_SECONDS = '2';
/**
 * Headers of responses that the provider writes itself; our pages have a policy of their own. For the page that returns
 * a silent sign-in to the console, the library adds the hash of its script and allows framing.
 */
const HEADERS = {
  ...COMMON_HEADERS,
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
};

export interface Identity {
  verifyAccessToken: VerifyAccessToken;
}

/** Mounts the identity provider and its sign-in page under /identity. */
export async function registerIdentity(
  app: FastifyInstance,
  deps: { database: Database; settings: Settings; demoAccounts: DemoAccount[] },
): Promise<Identity> {
  const { database, settings } = deps;
  const keys = await loadKeys(database);
  const provider = createProvider(database, settings, keys);
  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addHook('onRequest', nameOurselves(settings));
      registerSignIn(scope, provider, deps);
      registerProvider(scope, provider, settings);
    },
    { prefix: PREFIX },
  );
  return {
    verifyAccessToken: createVerifier(settings, keys, (...session) => isGrantGoingOn(database, ...session)),
  };
}

/** Overrides the host of each request: the provider builds addresses from it, but any caller can set it. */
function nameOurselves({ publicUrl }: Settings): (request: FastifyRequest) => Promise<void> {
  const { host, protocol } = new URL(publicUrl);
  const headers = { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) };
  return async (request) => void Object.assign(request.raw.headers, headers);
}

type SignInRequest = FastifyRequest<{
  Params: { uid: string };
  Body: { email?: string; password?: string } | undefined;
}>;

function registerSignIn(
  scope: FastifyInstance,
  provider: Provider,
  deps: { database: Database; settings: Settings; demoAccounts: DemoAccount[] },
): void {
  const { database, settings, demoAccounts } = deps;
  const limitSignIns = createSignInLimits(database);

  scope.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    pages.setErrorHandler((error, request, reply) => {
      const { status, title, message, isPassing } = describeFailure(error);
      if (status >= 500) request.log.error({ err: error }, 'request failed');
      if (isPassing) reply.header('retry-after', RETRY_SECONDS);
      return sendPage(reply.status(status), messagePage({ title, message, homeUrl: settings.consoleUrl }));
    });

    registerPassword(pages, deps);
    registerVerification(pages, deps);

    pages.get('/interaction/:uid', async (request, reply) => {
      await provider.interactionDetails(request.raw, reply.raw);
      return sendPage(reply, signInPage({ demoAccounts }));
    });

    pages.post('/interaction/:uid', async (request: SignInRequest, reply) => {
      const { email = '', password = '' } = request.body ?? {};
      const { cookie: cookies } = request.headers;
      const again = (status: number, message: string) =>
        sendPage(reply.status(status), signInPage({ email, message, demoAccounts }));

      const limited = await limitSignIns({
        interactionId: request.params.uid,
        ip: request.ip,
        verify: async () => {
          const { uid } = await provider.interactionDetails(request.raw, reply.raw);
          // The library uses only the cookie, whatever id the address has.
          if (uid !== request.params.uid) throw new errors.SessionNotFound('another interaction');
        },
        make: () => signIn(database, { email, password, cookies }, settings, new Date()),
        hasFailed: ({ outcome }) => outcome !== 'signed-in',
      });
      if ('retryAfter' in limited) {
        reply.header('retry-after', limited.retryAfter);
        return again(429, `Too many attempts. Try again in ${minutesOf(limited.retryAfter)}.`);
      }
      const { result } = limited;
      if (result.outcome === 'signed-in') {
        reply.header('set-cookie', rememberBrowser(result.address, settings));
        const login = { login: { accountId: result.accountId } };
        return reply.redirect(await provider.interactionResult(request.raw, reply.raw, login), 303);
      }
      if (result.outcome === 'wrong')
        return again(401, 'That email and password do not match. Check both and try again.');
      const seconds = Math.ceil((result.until.getTime() - Date.now()) / 1000);
      reply.header('retry-after', Math.max(1, seconds));
      return again(429, `Too many failed attempts. Try again in ${minutesOf(seconds)}.`);
    });
  });
}

function minutesOf(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** Passes everything else under the prefix to the provider, which reads the raw request itself. */
function registerProvider(scope: FastifyInstance, provider: Provider, settings: Settings): void {
  const handle = provider.callback();
  const logs = new WeakMap<IncomingMessage, FastifyBaseLogger>();
  provider.on('server_error', (context, error) => {
    logs.get(context.req)?.error({ err: error }, 'request failed');
    const trouble = databaseTrouble(error);
    if (!trouble) return;
    context.status = trouble.status;
    if (trouble.status >= 500) context.set('retry-after', RETRY_SECONDS);
  });
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.all('/*', { onRequest: refuseLong(settings) }, (request, reply) => {
    reply.hijack();
    logs.set(request.raw, request.log);
    reply.raw.setHeader('x-request-id', request.id);
    for (const [name, value] of Object.entries(HEADERS)) reply.raw.setHeader(name, value);
    const raw: typeof request.raw & { originalUrl?: string } = request.raw;
    // The provider derives its mount path by comparing the original address with its own.
    raw.url = returnToAsStandard(request.url.slice(PREFIX.length));
    raw.originalUrl = PREFIX + raw.url;
    void handle(raw, reply.raw);
  });
}

/** The only path whose requests are not stored. All others are measured: the library matches routes ignoring case. */
const TOKEN = '/oauth/token';
/** Most characters of one parameter; the console sends at most 300, except for the logout hint. */
const LONGEST_PARAMETER = 1024;
/** An ID token contains a name and a signature. */
const LONGEST_HINT = 4096;

/** Refuses a request with parts too long for the provider to store. */
function refuseLong({ consoleUrl: homeUrl }: Settings) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const message = refusalOfLength(request);
    if (message === undefined) return undefined;
    return sendPage(reply.status(400), messagePage({ title: 'This request is too long', message, homeUrl }));
  };
}

/** Returns why a request to store is refused; `undefined` when it is short enough. */
function refusalOfLength({ url, headers }: FastifyRequest): string | undefined {
  const { path, query } = partsOf(url.slice(PREFIX.length));
  if (path === TOKEN) return undefined;
  for (const [name, value] of new URLSearchParams(query)) {
    const isHint = name === 'id_token_hint';
    const longest = isHint ? LONGEST_HINT : LONGEST_PARAMETER;
    if (value.length > longest)
      return `${isHint ? 'An ID token' : 'A parameter'} may have ${longest.toLocaleString('en')} characters.`;
  }
  const isOfUnknownLength = headers['transfer-encoding'] !== undefined;
  if (isOfUnknownLength || Number(headers['content-length'] ?? 0) > LONGEST_HINT)
    return `A form may have ${LONGEST_HINT.toLocaleString('en')} characters.`;
  return undefined;
}

/** The query begins after the first question mark; any other is part of it. */
function partsOf(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark + 1) };
}

/** Renames `returnTo` of the SDK's logout to the standard `post_logout_redirect_uri`. */
function returnToAsStandard(url: string): string {
  if (!url.startsWith('/v2/logout?')) return url;
  const query = new URLSearchParams(url.slice(url.indexOf('?')));
  const returnTo = query.get('returnTo');
  query.delete('returnTo');
  if (returnTo) query.set('post_logout_redirect_uri', returnTo);
  return `/v2/logout?${query}`;
}
