import { beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { demoId, ENVIRONMENTS } from '@/demo';
import { integrations } from '../../platform/database/schema';
import { routes } from '../contract/support/contract';
import { beginSignIn } from './support/signIn';
import { startWholePlatform } from './support/startWholePlatform';

const platform = startWholePlatform();
const OWN = '/grafx/api/v1/environment/aurora-production';
/** An id that nothing has. */
const nothing = '00000000-0000-4000-8000-000000000000';
let admin: string;

interface Credentials {
  clientId: string;
  clientSecret: string;
}

beforeAll(async () => {
  const signIn = await beginSignIn(platform.app, platform.settings);
  const { location } = await signIn.submit('environment.admin@demo.test', 'demo');
  admin = (await signIn.finish(location)).accessToken;
});

async function call(
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: object,
) {
  const response = await platform.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, text: response.body };
}

/** Creates an integration of Aurora's production environment, with these permissions. */
async function create(name: string, permissions: string[]): Promise<Credentials> {
  const environmentId = ENVIRONMENTS.auroraProduction;
  const created = await call(admin, 'POST', '/api/v1/integrations', { environmentId, name });
  const credentials = JSON.parse(created.text) as Credentials;
  await permit(credentials, permissions);
  return credentials;
}

/** Gives an integration these permissions in place of those it has. */
async function permit({ clientId }: Credentials, permissions: string[]): Promise<void> {
  const changed = await call(admin, 'PUT', `/api/v1/integrations/${clientId}/permissions`, { permissions });
  expect(changed.status, changed.text).toBe(200);
}

async function askForToken({ clientId, clientSecret }: Credentials, more: Record<string, string> = {}) {
  const { publicUrl } = platform.settings;
  const response = await platform.app.inject({
    method: 'POST',
    url: '/identity/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      audience: `${publicUrl}/api/v1`,
      client_secret: clientSecret,
      ...more,
    }).toString(),
  });
  return {
    status: response.statusCode,
    body: response.json<{ access_token: string; token_type: string; expires_in: number; error: string }>(),
  };
}

describe('an integration', () => {
  it('gets an API token for its client id and secret, and reads its own environment with it', async () => {
    const integration = await create('Reader', ['media:read']);
    const { status, body } = await askForToken(integration);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: platform.settings.accessTokenSeconds });
    expect(body).not.toHaveProperty('refresh_token');
    for (const path of ['settings', 'settings/available-sdk-versions', 'connectors'])
      expect((await call(body.access_token, 'GET', `${OWN}/${path}`)).status, path).toBe(200);
  });

  it('changes nothing in other environments, and reads nothing without a permission', async () => {
    const reader = (await askForToken(await create('Changer', ['media:write']))).body.access_token;
    const change = await call(reader, 'PATCH', `${OWN}/settings`, { sdkVersionPublic: 'latest' });
    expect(change).toMatchObject({
      status: 403,
      text: expect.stringContaining('change environment settings'),
    });
    const bare = (await askForToken(await create('Bare', []))).body.access_token;
    expect((await call(bare, 'GET', `${OWN}/settings`)).status).toBe(403);
  });

  it('is named in the activity record without its token or secret', async () => {
    const integration = await create('Recorder', ['media:write', 'media:list']);
    const token = (await askForToken(integration)).body.access_token;
    const made = await call(token, 'POST', `${OWN}/media/directory`, { name: 'By a program' });
    expect(made.status, made.text).toBe(201);
    expect((await call(token, 'GET', `${OWN}/activity`)).status).toBe(403);
    const { text } = await call(admin, 'GET', `${OWN}/activity?actor=${integration.clientId}`);
    const { data } = JSON.parse(text) as { data: object[] };
    expect(data).toEqual([
      expect.objectContaining({
        actor: { kind: 'integration', id: integration.clientId, name: 'Recorder' },
        operation: 'createMediaFolder',
        object: expect.objectContaining({ kind: 'folder', name: 'By a program' }) as object,
      }),
    ]);
    const whole = (await call(admin, 'GET', `${OWN}/activity`)).text;
    expect(whole).toContain('Recorder');
    for (const hidden of [token, integration.clientSecret]) expect(whole).not.toContain(hidden);
  });

  it('S1.21 accesses media only by its permissions: to list, read or write', async () => {
    const item = `${OWN}/media/${nothing}`;
    const statuses = async (...permissions: string[]) => {
      const name = permissions.join(' ').replaceAll(':', ' ');
      const token = (await askForToken(await create(name, permissions))).body.access_token;
      const answers = [
        await call(token, 'GET', `${OWN}/media`),
        await call(token, 'GET', item),
        await call(token, 'GET', `${item}/download`),
        await call(token, 'DELETE', item),
        await call(token, 'POST', `${OWN}/media/directory`, { name }),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await statuses('media:list')).toEqual([200, 403, 403, 403, 403]);
    expect(await statuses('media:read')).toEqual([403, 404, 404, 403, 403]);
    expect(await statuses('media:write')).toEqual([403, 403, 403, 404, 201]);
    expect(await statuses('font:write')).toEqual([403, 403, 403, 403, 403]);
  });

  it('S1.21 has its own projects by its permissions', async () => {
    const template = { id: demoId(`template:${ENVIRONMENTS.auroraProduction}:Story`) };
    const collectionId = demoId(`collection:${ENVIRONMENTS.auroraProduction}:Social media`);
    const tokenOf = async (name: string, permissions: string[]) =>
      (await askForToken(await create(name, permissions))).body.access_token;
    const writer = await tokenOf('Writer', ['myproject:list', 'myproject:read', 'myproject:write']);
    const made = await call(writer, 'POST', `${OWN}/projects`, { template, collectionId });
    expect(made.status, made.text).toBe(201);
    const { id } = (JSON.parse(made.text) as { data: { id: string } }).data;
    const listed = JSON.parse((await call(writer, 'GET', `${OWN}/projects`)).text) as { data: object[] };
    expect(listed.data).toEqual([expect.objectContaining({ id, name: 'Story' })]);
    expect((await call(writer, 'GET', `${OWN}/projects/${id}/document`)).status).toBe(200);
    const other = await tokenOf('Other', ['myproject:read']);
    const statuses = [
      await call(other, 'GET', `${OWN}/projects/${id}`),
      await call(other, 'GET', `${OWN}/projects`),
      await call(other, 'DELETE', `${OWN}/projects/${id}`),
      await call(writer, 'DELETE', `${OWN}/projects/${id}`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 403, 403, 204]);
  });

  it.each([
    ['font', 'font-families', `font-styles/${nothing}`, `font-styles?ids=${nothing}`],
    ['template', 'templates', `templates/${nothing}`, `templates/${nothing}`],
    [
      'template_collection',
      'template-collections',
      `template-collections/${nothing}`,
      `template-collections/${nothing}`,
    ],
  ])('S1.21 reaches each %s only by the permissions of its own', async (of, list, read, remove) => {
    scoped ??= create('Scoped', []);
    const integration = await scoped;
    const statuses = async (permission: string) => {
      await permit(integration, [permission]);
      const token = (await askForToken(integration)).body.access_token;
      const answers = [
        await call(token, 'GET', `${OWN}/${list}`),
        await call(token, 'GET', `${OWN}/${read}`),
        await call(token, 'DELETE', `${OWN}/${remove}`),
      ];
      return answers.map(({ status }) =>
        status === 403 ? 'no' : status < 500 && status !== 401 ? 'yes' : status,
      );
    };
    expect(await statuses(`${of}:list`)).toEqual(['yes', 'no', 'no']);
    expect(await statuses(`${of}:read`)).toEqual(['no', 'yes', 'no']);
    expect(await statuses(`${of}:write`)).toEqual(['no', 'no', 'yes']);
    expect(await statuses('media:write')).toEqual(['no', 'no', 'no']);
  });

  it('S1.22 makes still files or films by its permissions', async () => {
    const template = `template:${ENVIRONMENTS.auroraProduction}:E-mail banner`;
    const body = { templateId: demoId(template), outputSettings: {} };
    const statuses = async (name: string, permissions: string[]) => {
      const token = (await askForToken(await create(name, permissions))).body.access_token;
      const answers = [];
      for (const format of ['png', 'jpg', 'pdf', 'gif', 'mp4'])
        answers.push(await call(token, 'POST', `${OWN}/output/${format}`, body));
      const started = answers.find(({ status }) => status === 202);
      if (started) {
        const { links } = JSON.parse(started.text) as { links: { taskInfo: string } };
        expect((await call(token, 'GET', links.taskInfo)).status).toBe(202);
      }
      return answers.map(({ status }) => status);
    };
    expect(await statuses('Still', ['output:static'])).toEqual([202, 202, 202, 403, 403]);
    expect(await statuses('Film', ['output:animated'])).toEqual([403, 403, 403, 202, 202]);
    expect(await statuses('Neither', ['template:write'])).toEqual([403, 403, 403, 403, 403]);
  });

  it('gets 404 from other environments', async () => {
    const token = (await askForToken(await create('Stranger', ['media:read']))).body.access_token;
    const foreign = await call(token, 'GET', '/grafx/api/v1/environment/aurora-sandbox/settings');
    const unknown = await call(token, 'GET', '/grafx/api/v1/environment/nowhere/settings');
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(detailOf(foreign.text)).toBe(detailOf(unknown.text));
  });

  it.each(routes.filter(({ operationId }) => operationId !== 'ping'))(
    'may not call $operationId of the management API',
    async ({ method, path, operationId }) => {
      const integration = await reader();
      const { status, text } = await call(integration, method, `/api/v1${path.replace(/\{\w+\}/g, anyId)}`);
      // A signed call checks the signature instead of the token; there is none here.
      const isSigned = SIGNED.has(operationId);
      expect(status, text).toBe(isSigned ? 400 : 403);
      if (!isSigned) expect(detailOf(text)).toMatch(/^This call is for people\./);
    },
  );

  it('gets no token for a wrong secret, another audience or a user’s grant', async () => {
    const integration = await create('Wrong', ['media:read']);
    const wrong = await askForToken({ ...integration, clientSecret: `${integration.clientSecret}x` });
    expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_client']);
    const unknown = await askForToken({ ...integration, clientId: 'nobody' });
    expect([unknown.status, unknown.body.error]).toEqual([401, 'invalid_client']);
    const elsewhere = await askForToken(integration, { audience: 'https://elsewhere.test' });
    expect([elsewhere.status, elsewhere.body.error]).toEqual([400, 'invalid_target']);
    const person = await askForToken(integration, { grant_type: 'refresh_token', refresh_token: 'x' });
    expect(person.status).toBe(400);
    const asConsole = await askForToken({ clientId: 'platen-console', clientSecret: 'x' });
    expect(asConsole.status).toBe(401);
  });

  it('gets no token with the hash of its secret either', async () => {
    const integration = await create('Hash', ['media:read']);
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256').update(integration.clientSecret).digest('hex');
    expect((await askForToken({ ...integration, clientSecret: hash })).status).toBe(401);
  });

  it('with a replaced secret gets tokens with the new one only, and its old token ends', async () => {
    const integration = await create('Rotated', ['media:read']);
    const old = (await askForToken(integration)).body.access_token;
    const rotated = await call(admin, 'POST', `/api/v1/integrations/${integration.clientId}/rotate-secret`);
    const { clientSecret } = JSON.parse(rotated.text) as Credentials;
    expect((await askForToken(integration)).status).toBe(401);
    expect((await call(old, 'GET', `${OWN}/settings`)).status).toBe(401);
    const renewed = await askForToken({ ...integration, clientSecret });
    expect((await call(renewed.body.access_token, 'GET', `${OWN}/settings`)).status).toBe(200);
  });

  it('that is deleted gets no token, and its token ends', async () => {
    const integration = await create('Deleted', ['media:read']);
    const token = (await askForToken(integration)).body.access_token;
    await call(admin, 'DELETE', `/api/v1/integrations/${integration.clientId}`);
    expect((await askForToken(integration)).status).toBe(401);
    expect((await call(token, 'GET', `${OWN}/settings`)).status).toBe(401);
  });

  it('gains and loses permissions during the life of a token', async () => {
    const integration = await create('Changing', ['media:read']);
    const token = (await askForToken(integration)).body.access_token;
    const permit = (permissions: string[]) =>
      call(admin, 'PUT', `/api/v1/integrations/${integration.clientId}/permissions`, { permissions });
    await permit([]);
    expect((await call(token, 'GET', `${OWN}/settings`)).status).toBe(403);
    await permit(['font:list']);
    expect((await call(token, 'GET', `${OWN}/settings`)).status).toBe(200);
  });
});

const SIGNED = new Set([
  'enableFederation',
  'updateFederatedGroups',
  'addMigratedUser',
  'getEmailStatus',
  'updateMigratedUser',
]);
const anyId = '00000000-0000-4000-8000-000000000000';
const detailOf = (text: string) => (JSON.parse(text) as { detail: string }).detail;

/** One integration whose permissions tests change: an environment has only so many. */
let scoped: Promise<Credentials> | undefined;

let readerToken: Promise<string> | undefined;
/** The token of one integration, for all tests that need any. */
function reader(): Promise<string> {
  readerToken ??= create('Any', ['media:read']).then(async (it) => (await askForToken(it)).body.access_token);
  return readerToken;
}

describe('the secret before the present one', () => {
  const rotate = (clientId: string, keepPreviousSeconds = 0) =>
    call(
      admin,
      'POST',
      `/api/v1/integrations/${clientId}/rotate-secret?keepPreviousSeconds=${keepPreviousSeconds}`,
    );
  const secretOf = ({ text }: { text: string }) =>
    (JSON.parse(text) as { clientSecret: string }).clientSecret;
  const previous = async (clientId: string) =>
    (
      JSON.parse((await call(admin, 'GET', `/api/v1/integrations/${clientId}`)).text) as {
        previousSecret?: { endsAt: number; lastUsedAt: number | null };
      }
    ).previousSecret;
  const reads = async (token: string) => (await call(token, 'GET', `${OWN}/settings`)).status;

  it('works beside the new one for the requested time and reports its last use', async () => {
    const old = await create('Overlap', ['media:read']);
    const { access_token: token } = (await askForToken(old)).body;
    const began = Math.floor(Date.now() / 1000);
    const clientSecret = secretOf(await rotate(old.clientId, 3_600));
    const kept = await previous(old.clientId);
    expect(kept?.lastUsedAt).toBeNull();
    expect(kept?.endsAt).toBeGreaterThanOrEqual(began + 3_600);
    expect(kept?.endsAt).toBeLessThanOrEqual(Math.floor(Date.now() / 1000) + 3_600);

    expect((await askForToken({ ...old, clientSecret })).status).toBe(200);
    expect((await previous(old.clientId))?.lastUsedAt).toBeNull();
    const late = await askForToken(old);
    expect([late.status, await reads(late.body.access_token), await reads(token)]).toEqual([200, 200, 200]);
    expect((await previous(old.clientId))?.lastUsedAt).toBeGreaterThanOrEqual(began);
  });

  it('can be ended early with its tokens, and the new one’s stay valid', async () => {
    const old = await create('Ended', ['media:read']);
    const clientSecret = secretOf(await rotate(old.clientId, 604_800));
    const [before, after] = [await askForToken(old), await askForToken({ ...old, clientSecret })];
    const ended = await call(admin, 'DELETE', `/api/v1/integrations/${old.clientId}/previous-secret`);
    expect(ended.status).toBe(204);
    expect(await previous(old.clientId)).toBeUndefined();
    expect([await reads(before.body.access_token), await reads(after.body.access_token)]).toEqual([401, 200]);
    expect((await askForToken(old)).status).toBe(401);
  });

  it('is refused after its time', async () => {
    const old = await create('Timed out', ['media:read']);
    await rotate(old.clientId, 3_600);
    const token = (await askForToken(old)).body.access_token;
    await platform.db
      .update(integrations)
      .set({ previousSecretEndsAt: new Date(Date.now() - 1) })
      .where(eq(integrations.clientId, old.clientId));
    expect([(await askForToken(old)).status, await reads(token)]).toEqual([401, 401]);
    expect(await previous(old.clientId)).toBeUndefined();
  });

  it('ends at once without a time, like an earlier kept one', async () => {
    const first = await create('At once', ['media:read']);
    const second = { ...first, clientSecret: secretOf(await rotate(first.clientId, 86_400)) };
    await rotate(first.clientId);
    expect([(await askForToken(first)).status, (await askForToken(second)).status]).toEqual([401, 401]);
    expect((await rotate(first.clientId, 60)).status).toBe(400);
  });
});
