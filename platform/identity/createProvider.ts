import { errors, Provider, type Configuration, type JWK, type KoaContextWithOIDC } from 'oidc-provider';
import { eq } from 'drizzle-orm';
import type { Database } from '../database';
import { users } from '../database/schema';
import type { Settings } from '../settings';
import { createAdapter } from './createAdapter';
import { databaseTrouble } from './databaseTrouble';
import { compareSecretHashes, markOfSecret, SECRET_MARK } from './integrationClients';
import type { IdentityKeys } from './loadKeys';
import { askLogoutPage, logoutPage, messagePage, PAGE_SECURITY_POLICY } from './pages';
import { endGrant, SESSION_ID } from './sessions';

/** Id of the console's client at the identity provider: public, authorization code with PKCE. */
export const CONSOLE_CLIENT_ID = 'platen-console';
const API_SCOPE = 'platform';
const DAY = 86_400;

/** Returns the audience of access tokens for the platform's API. */
export function apiAudience(settings: Settings): string {
  return `${settings.publicUrl}/api/v1`;
}

/** Returns the identity provider's issuer. It ends in a slash because the Auth0 SDK appends one to its domain. */
export function issuerOf(settings: Settings): string {
  return `${settings.publicUrl}/identity/`;
}

/**
 * Creates an OpenID provider for the console, with routes where the Auth0 SDK expects them, and for integrations, which
 * get tokens by client id and secret. Skips consent: console and platform belong to the same organisation.
 */
export function createProvider(db: Database, settings: Settings, keys: IdentityKeys): Provider {
  const provider = new Provider(issuerOf(settings), configuration(db, settings, keys));
  provider.proxy = settings.publicUrl.startsWith('https:');
  provider.use(describeInvalidRefreshToken);
  provider.use(endGrantsAtLogout(db));
  provider.use(consumeCodeOfFailure);
  compareSecretHashes(provider);
  return provider;
}

function configuration(db: Database, settings: Settings, keys: IdentityKeys): Configuration {
  return {
    adapter: createAdapter(db),
    jwks: { keys: [keys.signing as JWK] },
    cookies: { keys: keys.cookies },
    clients: [
      {
        client_id: CONSOLE_CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: consoleAddresses(settings),
        post_logout_redirect_uris: consoleAddresses(settings),
      },
    ],
    routes: { authorization: '/authorize', token: '/oauth/token', end_session: '/v2/logout' },
    interactions: { url: (_context, interaction) => `/identity/interaction/${interaction.uid}` },
    scopes: ['openid', 'offline_access', 'profile', 'email'],
    claims: { openid: ['sub', SESSION_ID], profile: ['name', 'given_name', 'family_name'], email: ['email'] },
    conformIdTokenClaims: false,
    // Browsers send an origin header also with a POST to their own origin.
    clientBasedCORS: (_context, origin) => [settings.publicUrl, ...settings.consoleOrigins].includes(origin),
    // The Auth0 SDK sends the API in `audience`, not in `resource`.
    extraParams: ['audience', 'auth0Client'],
    extraTokenClaims: async ({ oidc }, token) =>
      token.kind === 'ClientCredentials'
        ? {
            [SECRET_MARK]: await markOfSecret(db, token.clientId ?? '', String(oidc.body?.['client_secret'])),
          }
        : { [SESSION_ID]: token.grantId },
    features: {
      clientCredentials: { enabled: true },
      devInteractions: { enabled: false },
      // On by default; both store unauthenticated input, and the console uses neither.
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) =>
          sendPage(
            context,
            isOwnLogout(context) ? logoutPage(form) : askLogoutPage(form, settings.consoleUrl),
          ),
        postLogoutSuccessSource: (context) => context.redirect(settings.consoleUrl),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiAudience(settings),
        useGrantedResource: () => true,
        getResourceServerInfo: (context) => {
          requireOwnAudience(context, settings);
          return {
            scope: API_SCOPE,
            audience: apiAudience(settings),
            accessTokenFormat: 'jwt',
            accessTokenTTL: settings.accessTokenSeconds,
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    // The library drops offline_access without prompt=consent; the console always gets a refresh token.
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: settings.accessTokenSeconds,
      AuthorizationCode: 60,
      ClientCredentials: settings.accessTokenSeconds,
      Grant: Math.max(14 * DAY, settings.refreshTokenSeconds),
      IdToken: 3600,
      Interaction: 3600,
      RefreshToken: settings.refreshTokenSeconds,
      Session: 14 * DAY,
    },
    findAccount: async (_context, id, token) => {
      const [user] = await db.select().from(users).where(eq(users.id, id)).limit(1);
      // Federated users get no token here, not even for an earlier session.
      if (!user || user.isFederated || user.removedAt) return undefined;
      const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
      return {
        accountId: id,
        claims: () => ({
          sub: id,
          [SESSION_ID]: token?.grantId,
          email: user.email,
          ...(name && { name, given_name: user.firstName, family_name: user.lastName }),
        }),
      };
    },
    loadExistingGrant: async (context) => {
      const { provider, client, session, result } = context.oidc;
      const grantId = result?.consent?.grantId ?? (client && session?.grantIdFor(client.clientId));
      const existing = grantId ? await provider.Grant.find(grantId) : undefined;
      if (existing) return existing;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid profile email offline_access');
      grant.addResourceScope(apiAudience(settings), API_SCOPE);
      await grant.save();
      return grant;
    },
    renderError: (context, { error, error_description }, cause) => {
      const trouble = databaseTrouble(cause);
      context.status = trouble?.status ?? (error === 'server_error' ? 500 : 400);
      sendPage(
        context,
        messagePage({
          title: 'Signing in did not work',
          message: trouble?.message ?? error_description ?? error,
          homeUrl: settings.consoleUrl,
        }),
      );
    },
  };
}

/** Refuses an integration that requests a token for another API, instead of issuing one for this API. */
function requireOwnAudience({ oidc }: KoaContextWithOIDC, settings: Settings): void {
  const { grant_type, audience = apiAudience(settings) } = oidc.body ?? {};
  if (grant_type === 'client_credentials' && audience !== apiAudience(settings))
    throw new errors.InvalidTarget(`tokens are made for ${apiAudience(settings)} only`);
}

/** Lists the addresses of the console: here, and at the other configured origins. */
function consoleAddresses({ publicUrl, consoleOrigins }: Settings): string[] {
  return [publicUrl, ...consoleOrigins].flatMap((origin) => [origin, `${origin}/`]);
}

function sendPage(context: KoaContextWithOIDC, html: string): void {
  context.set('content-security-policy', PAGE_SECURITY_POLICY);
  context.type = 'html';
  context.body = html;
}

/** Whether a logout request has an ID token of this session; any page can send a browser here without one. */
function isOwnLogout({ oidc }: KoaContextWithOIDC): boolean {
  const sessionId = oidc.session?.grantIdFor(CONSOLE_CLIENT_ID);
  return sessionId !== undefined && oidc.entities.IdTokenHint?.payload[SESSION_ID] === sessionId;
}

/**
 * Consumes a code after a failed attempt: the library consumes it only with the right verifier, so that a stolen code
 * would allow guessing.
 */
async function consumeCodeOfFailure(
  context: KoaContextWithOIDC,
  next: () => Promise<unknown>,
): Promise<void> {
  await next();
  const { oidc, status } = context;
  const { grant_type, code: value } = oidc?.params ?? {};
  const hasFailed = status >= 400 && status < 500;
  if (!hasFailed || grant_type !== 'authorization_code' || typeof value !== 'string') return;
  const code = await oidc.provider.AuthorizationCode.find(value);
  if (!code || code.clientId !== oidc.client?.clientId) return;
  await code.consume().catch((error: unknown) => {
    // The code was consumed earlier, and this attempt ended its grant.
    if (!(error instanceof errors.InvalidGrant)) throw error;
  });
}

/**
 * Ends the grants of a user at logout. Tokens do not depend on the provider's session, so the library would leave them
 * valid, and a copied refresh token would renew itself for ever.
 */
function endGrantsAtLogout(db: Database) {
  return async (context: KoaContextWithOIDC, next: () => Promise<unknown>): Promise<void> => {
    await next();
    const { oidc, status } = context;
    if (oidc?.route !== 'end_session_confirm' || status !== 303 || !oidc.params?.logout) return;
    for (const { grantId } of Object.values(oidc.session?.authorizations ?? {}))
      if (grantId) await endGrant(db, grantId);
  };
}

/**
 * The SDK tries the silent iframe only if the error description contains these words; the library's own ("grant request
 * is invalid") would end the session although the provider's is still valid.
 */
async function describeInvalidRefreshToken(
  context: KoaContextWithOIDC,
  next: () => Promise<unknown>,
): Promise<void> {
  await next();
  const body = context.body as { error?: string; error_description?: string } | undefined;
  const isRefresh = context.oidc?.params?.grant_type === 'refresh_token';
  if (isRefresh && body?.error === 'invalid_grant')
    body.error_description = 'unknown or invalid refresh token';
}
