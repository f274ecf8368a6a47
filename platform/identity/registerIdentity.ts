import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createLocalJWKSet, errors as joseErrors, jwtVerify } from 'jose';
import { errors, type Provider } from 'oidc-provider';
import type { Database } from '../database';
import type { Settings } from '../settings';
import { apiAudience, createProvider, issuerOf } from './createProvider';
import { loadKeys, type IdentityKeys } from './loadKeys';
import { messagePage, PAGE_SECURITY_POLICY, signInPage, type DemoAccount } from './pages';
import { signIn } from './signIn';

const PREFIX = '/identity';

/** An access token that is missing, malformed, expired or meant for someone else. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
}

export interface Identity {
  /** The user an access token of this provider was issued to. @throws InvalidTokenError */
  verifyAccessToken(token: string): Promise<{ subject: string }>;
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
      registerSignIn(scope, provider, deps);
      registerProvider(scope, provider);
    },
    { prefix: PREFIX },
  );
  return { verifyAccessToken: createVerifier(settings, keys) };
}

function createVerifier(settings: Settings, keys: IdentityKeys): Identity['verifyAccessToken'] {
  const { kty, n, e, kid } = keys.signing;
  const keySet = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg: 'RS256', use: 'sig' } as never] });
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keySet, {
        issuer: issuerOf(settings),
        audience: apiAudience(settings),
        algorithms: ['RS256'],
        typ: 'at+jwt',
      });
      if (!payload.sub) throw new InvalidTokenError('The access token names no user.');
      return { subject: payload.sub };
    } catch (error) {
      if (error instanceof joseErrors.JOSEError) throw new InvalidTokenError(error.message);
      throw error;
    }
  };
}

type SignInRequest = FastifyRequest<{ Body: { email?: string; password?: string } }>;

function registerSignIn(
  scope: FastifyInstance,
  provider: Provider,
  deps: { database: Database; settings: Settings; demoAccounts: DemoAccount[] },
): void {
  const { database, settings, demoAccounts } = deps;

  scope.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    pages.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      return sendPage(
        reply.status(400),
        messagePage({
          title: 'This sign-in has ended',
          message: 'It was open for too long or in another browser. Start again from the console.',
          homeUrl: settings.publicUrl,
        }),
      );
    });

    pages.get('/interaction/:uid', async (request, reply) => {
      await provider.interactionDetails(request.raw, reply.raw);
      return sendPage(reply, signInPage({ demoAccounts }));
    });

    pages.post('/interaction/:uid', async (request: SignInRequest, reply) => {
      await provider.interactionDetails(request.raw, reply.raw);
      const { email = '', password = '' } = request.body;
      const result = await signIn(database, email, password, new Date());
      if (result.outcome === 'signed-in') {
        const login = { login: { accountId: result.accountId } };
        return reply.redirect(await provider.interactionResult(request.raw, reply.raw, login), 303);
      }
      const message =
        result.outcome === 'locked'
          ? `Too many failed attempts. Try again in ${minutesUntil(result.until)}.`
          : 'That email and password do not match. Check both and try again.';
      const status = result.outcome === 'locked' ? 429 : 401;
      return sendPage(reply.status(status), signInPage({ email, message, demoAccounts }));
    });
  });
}

function minutesUntil(time: Date): string {
  const minutes = Math.max(1, Math.ceil((time.getTime() - Date.now()) / 60_000));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', PAGE_SECURITY_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Everything else under the prefix is the provider's own, which reads the raw request itself. */
function registerProvider(scope: FastifyInstance, provider: Provider): void {
  const handle = provider.callback();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.all('/*', (request, reply) => {
    reply.hijack();
    const raw: typeof request.raw & { originalUrl?: string } = request.raw;
    // The provider finds its mount path by the part of the original address that is not in its own.
    raw.url = returnToAsStandard(request.url.slice(PREFIX.length));
    raw.originalUrl = PREFIX + raw.url;
    void handle(raw, reply.raw);
  });
}

/** The SDK's logout sends `returnTo`; the standard's name is `post_logout_redirect_uri`. */
function returnToAsStandard(url: string): string {
  if (!url.startsWith('/v2/logout?')) return url;
  const query = new URLSearchParams(url.slice(url.indexOf('?')));
  const returnTo = query.get('returnTo');
  query.delete('returnTo');
  if (returnTo) query.set('post_logout_redirect_uri', returnTo);
  return `/v2/logout?${query}`;
}
