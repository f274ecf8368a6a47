import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoUserId } from '@/demo';
import { connectorFiles, connectorSessions } from '../../platform/database/schema';
import type { Schemas } from '../../platform/environment-api/operations';
import { callEnvironment } from './support/callEnvironment';
import { picture } from './support/pictures';
import { startSource, type TestSource } from './support/pictureSource';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const call = callEnvironment.bind(null, platform);
type Problem = Schemas['Problem'];
const ADMIN = 'environment.admin';
const DESIGNER = 'template.designer';

/** A small OAuth server, with a catalogue that requires its tokens. */
let source: TestSource;
let bytes: Buffer;
/** Issued codes with their request parameters, and valid tokens. */
const codes = new Map<string, { challenge: string | null; redirectUri: string | null }>();
const holding = new Set<string>();
let count = 0;

function tokensFor(form: URLSearchParams): object | undefined {
  if (form.get('client_id') !== 'platen' || form.get('client_secret') !== 'hush') return undefined;
  if (form.get('grant_type') === 'refresh_token') {
    if (!holding.delete(form.get('refresh_token') ?? '')) return undefined;
  } else {
    const asked = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (asked?.challenge !== proof || asked.redirectUri !== form.get('redirect_uri')) return undefined;
  }
  count += 1;
  const [access, refresh] = [`access-${count}`, `refresh-${count}`];
  holding.add(access).add(refresh);
  return { access_token: access, refresh_token: refresh, token_type: 'Bearer', expires_in: 600 };
}

beforeAll(async () => {
  bytes = await picture(40, 30, 'png');
  source = await startSource((request, response) => {
    const give = (value: unknown, status = 200) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const { url = '', headers } = request;
    if (url === '/token') {
      const tokens = tokensFor(new URLSearchParams(source.calls.at(-1)?.body));
      return give(tokens ?? { error: 'invalid_grant' }, tokens ? 200 : 400);
    }
    if (!holding.has((headers.authorization ?? '').replace('Bearer ', ''))) return give({}, 401);
    if (url.startsWith('/pictures/assets/')) return give({ id: 'a', name: 'a.png', download: '/file' });
    if (url.startsWith('/pictures/assets')) return give({ assets: [{ id: 'a', name: 'a.png' }] });
    response.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
  });
});
afterAll(() => source.close());
beforeEach(() => {
  platform.network = source.network;
  source.calls.length = 0;
  codes.clear();
  holding.clear();
});

async function added(): Promise<string> {
  const made = await call('POST', 'connectors', {
    account: ADMIN,
    body: {
      name: 'Agency',
      type: 'media',
      allowedDomains: ['agency.test'],
      source: { type: 'http', address: 'https://agency.test/pictures' },
      authentication: { browser: 'oAuth2AuthorizationCode', server: 'none' },
      credentials: {
        browser: {
          type: 'oAuth2AuthorizationCode',
          clientId: 'platen',
          clientSecret: 'hush',
          scope: 'read',
          authorizationEndpoint: 'https://agency.test/authorize',
          tokenEndpoint: 'https://agency.test/token',
        },
      },
    },
  });
  expect(made.status, made.text).toBe(201);
  const { id } = made.json<Schemas['Connector']>();
  await call('PATCH', `connectors/${id}`, { account: ADMIN, body: { enabled: true } });
  return id;
}

const sessionOf = async (id: string, account: string) =>
  (await call('GET', `connectors/${id}/session`, { account })).json<Schemas['ConnectorSession']>();

/** Returns the redirect parameters of the source's sign-in page. */
async function signedInAtSource(id: string, account: string) {
  const { address } = await sessionOf(id, account);
  const asked = new URL(address ?? '').searchParams;
  expect(asked.get('code_challenge_method')).toBe('S256');
  const code = `code-${account}`;
  codes.set(code, { challenge: asked.get('code_challenge'), redirectUri: asked.get('redirect_uri') });
  return { code, state: asked.get('state') ?? '' };
}

const open = (id: string, account: string, body: object) =>
  call('POST', `connectors/${id}/session`, { account, body });

async function signIn(id: string, account: string) {
  const opened = await open(id, account, await signedInAtSource(id, account));
  expect(opened.status, opened.text).toBe(204);
}

const listed = async (id: string, account: string) =>
  (await call('GET', `connectors/${id}/assets`, { account })).status;
const drawn = async (connectorId: string, account: string) =>
  (await call('GET', 'templates/library/picture/medium', { account, query: { connectorId, assetId: 'a' } }))
    .status;

describe('a connector its users sign in to', () => {
  it('S14.13 shows pictures only to users who have signed in to the source', async () => {
    const id = await added();
    const refused = await call('GET', `connectors/${id}/assets`, { account: DESIGNER });
    expect([refused.status, refused.json<Problem>().detail]).toEqual([409, 'Sign in to Agency first.']);
    const before = await sessionOf(id, DESIGNER);
    expect(before.isSignedIn).toBe(false);
    const address = new URL(before.address ?? '');
    expect(`${address.origin}${address.pathname}`).toBe('https://agency.test/authorize');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'platen',
      scope: 'read',
      redirect_uri: 'http://console.test/connector-sign-in.html',
    });
    await signIn(id, DESIGNER);
    expect(await sessionOf(id, DESIGNER)).toEqual({ isSignedIn: true, address: null });
    expect([await listed(id, DESIGNER), await drawn(id, DESIGNER)]).toEqual([200, 200]);
    expect([await listed(id, 'content.admin'), await drawn(id, 'content.admin')]).toEqual([409, 502]);
    // Files that depend on the user's access are not shared with others.
    expect(await platform.db.$count(connectorFiles)).toBe(0);
  });

  it('S14.13 ends only the caller’s session on log-out', async () => {
    const id = await added();
    await signIn(id, DESIGNER);
    await signIn(id, 'content.admin');
    expect((await call('DELETE', `connectors/${id}/session`, { account: DESIGNER })).status).toBe(204);
    expect([await listed(id, DESIGNER), await listed(id, 'content.admin')]).toEqual([409, 200]);
    expect((await sessionOf(id, DESIGNER)).isSignedIn).toBe(false);
  });

  it('S14.13 renews expired tokens, and requires a new sign-in when that is refused', async () => {
    const id = await added();
    await signIn(id, DESIGNER);
    platform.now = new Date(platform.now.getTime() + 10 * 60_000);
    expect(await listed(id, DESIGNER)).toBe(200);
    expect(source.calls.filter(({ line }) => line === 'POST agency.test/token')).toHaveLength(2);
    platform.now = new Date(platform.now.getTime() + 10 * 60_000);
    holding.clear();
    expect(await listed(id, DESIGNER)).toBe(409);
    expect((await sessionOf(id, DESIGNER)).isSignedIn).toBe(false);
  });

  it('S14.13 refuses the code of another user, another connector or an old sign-in', async () => {
    const id = await added();
    const sent = await signedInAtSource(id, 'content.admin');
    expect((await open(id, DESIGNER, sent)).status).toBe(400);
    const own = await signedInAtSource(id, DESIGNER);
    expect((await open(id, DESIGNER, { ...own, state: `x${own.state}` })).status).toBe(400);
    expect((await open(id, DESIGNER, { ...own, state: 'made up' })).status).toBe(400);
    // The source rejects the code of another sign-in, as its proof is missing.
    codes.set('stolen', {
      challenge: 'of another',
      redirectUri: 'http://console.test/connector-sign-in.html',
    });
    expect((await open(id, DESIGNER, { ...own, code: 'stolen' })).status).toBe(502);
    platform.now = new Date(platform.now.getTime() + 11 * 60_000);
    expect((await open(id, DESIGNER, own)).status).toBe(400);
    expect(await platform.db.$count(connectorSessions)).toBe(0);
  });

  it('S14.12 S14.13 encrypts tokens, never returns them, and deletes them with the credentials', async () => {
    const id = await added();
    await signIn(id, DESIGNER);
    const [row] = await platform.db
      .select()
      .from(connectorSessions)
      .where(eq(connectorSessions.userId, demoUserId(`${DESIGNER}@demo.test`)));
    expect(row?.tokens).toMatch(/^[\w-]+$/);
    expect(row?.tokens).not.toContain('access-');
    for (const path of ['connectors', `connectors/${id}/session`, `connectors/${id}/assets`])
      expect((await call('GET', path, { account: DESIGNER })).text).not.toMatch(/access-|refresh-|hush/);
    const changed = await call('PATCH', `connectors/${id}`, {
      account: ADMIN,
      body: { authentication: { browser: 'none', server: 'none' } },
    });
    expect(changed.status, changed.text).toBe(200);
    expect(await platform.db.$count(connectorSessions)).toBe(0);
  });
});
