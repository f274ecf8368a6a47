import { createHash, randomBytes } from 'node:crypto';
import { noSignIn, sourceTrouble, type AuthorizationCode } from '@/domain/connectors';
import { invalidField } from '@/domain/refusal';
import { askForTokens, openSealed, sealText, SourceError } from '../../connectors';
import { conflict, forbidden, Problem, problemOf } from '../../http/Problem';
import type { Call, Handlers } from '../operations';
import { requireOffered } from './connectorAssets';
import type { ConnectorRow } from './connectorQueries';
import {
  forgetTokens,
  keepTokens,
  openCredentials,
  personalToken,
  SignInNeededError,
} from './connectorSource';

type Ids = 'getConnectorSession' | 'openConnectorSession' | 'endConnectorSession';

/** Milliseconds a user has to sign in. */
const PATIENCE = 10 * 60_000;
/** The page of the console to which a source redirects after sign-in. */
const RETURN_PAGE = '/connector-sign-in.html';

/** Facts about a started sign-in, sealed in the `state`. */
interface Leave {
  readonly userId: string;
  /** Proves to the source that the token request comes from the same client as the sign-in (RFC 7636). */
  readonly verifier: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const sealLabel = (connectorId: string) => `sign-in ${connectorId}`;

/** Sessions of users with the sources of connectors that require a sign-in. */
export const connectorSessionHandlers: Handlers<Ids> = {
  async getConnectorSession(call) {
    const { connector, userId, credentials } = await requireSignIn(call);
    try {
      await personalToken(call, connector);
      return { isSignedIn: true, address: null };
    } catch (error) {
      if (!(error instanceof SignInNeededError)) throw error;
      return { isSignedIn: false, address: addressOf(call, connector.id, userId, credentials) };
    }
  },

  async openConnectorSession(call) {
    const { connector, userId, credentials } = await requireSignIn(call);
    const { network, readers, now, body, signatureSecret, consoleUrl } = call;
    const { id, allowedDomains } = connector;
    const text = openSealed(signatureSecret, sealLabel(id), body.state);
    const leave = text === undefined ? undefined : (JSON.parse(text) as Leave);
    // A code from another user would give that user's session to the caller, or the caller's to them.
    if (leave?.userId !== userId || leave.until < now.getTime())
      throw problemOf(
        invalidField('state', 'This sign-in was not begun here, or took too long. Sign in again.'),
      );
    const { tokenEndpoint, clientId, clientSecret } = credentials;
    try {
      const tokens = await askForTokens(
        { network, readers, tokenEndpoint, allowedDomains, now },
        {
          grant_type: 'authorization_code',
          code: body.code,
          code_verifier: leave.verifier,
          redirect_uri: `${consoleUrl}${RETURN_PAGE}`,
          client_id: clientId,
          client_secret: clientSecret,
        },
      );
      await call.recorded((database) => keepTokens({ ...call, database }, id, userId, tokens));
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      throw new Problem(502, sourceTrouble(connector.name, error.message));
    }
    return undefined;
  },

  async endConnectorSession(call) {
    const { connector, userId } = await requireSignIn(call);
    await forgetTokens(call, connector.id, userId);
    return undefined;
  },
};

/** Returns a connector to which the caller, a person, can sign in. @throws Problem 403, 404 or 409 */
async function requireSignIn(
  call: Call<Ids>,
): Promise<{ connector: ConnectorRow; userId: string; credentials: AuthorizationCode }> {
  const connector = await requireOffered(call);
  const { actor, signatureSecret } = call;
  if (!('userId' in actor)) throw forbidden('Only people sign in to connectors.');
  if (connector.browserAuthentication !== 'oAuth2AuthorizationCode') throw conflict(noSignIn(connector.name));
  const text = openCredentials(signatureSecret, connector, 'browser');
  if (text === undefined) throw conflict(sourceTrouble(connector.name, 'its credentials are not set'));
  return { connector, userId: actor.userId, credentials: JSON.parse(text) as AuthorizationCode };
}

/** Builds the sign-in address, valid once and for ten minutes. */
function addressOf(
  { signatureSecret, now, consoleUrl }: Call<'getConnectorSession'>,
  connectorId: string,
  userId: string,
  { authorizationEndpoint, clientId, scope }: AuthorizationCode,
): string {
  const verifier = randomBytes(32).toString('base64url');
  const leave: Leave = { userId, verifier, until: now.getTime() + PATIENCE };
  const address = new URL(authorizationEndpoint);
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: `${consoleUrl}${RETURN_PAGE}`,
    ...(scope !== undefined && { scope }),
    state: sealText(signatureSecret, sealLabel(connectorId), JSON.stringify(leave)),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}
