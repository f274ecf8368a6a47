import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { SUBSCRIPTIONS } from '@/demo';
import { startWholePlatform } from '../security/support/startWholePlatform';
import { beginSignIn } from '../security/support/signIn';

const platform = startWholePlatform();
const { aurora } = SUBSCRIPTIONS;
let token: string;

/** Makes the database refuse writes to a table, as on a full disk. */
async function fill(table: string): Promise<void> {
  await platform.db.execute(sql`create or replace function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await platform.db.execute(
    sql.raw(`create trigger no_room before insert on ${table} for each row execute function no_room()`),
  );
}

const makeRoom = (table: string) => platform.db.execute(sql.raw(`drop trigger no_room on ${table}`));

function createGroup() {
  return platform.app.inject({
    method: 'POST',
    url: '/api/v1/user-groups',
    headers: { authorization: `Bearer ${token}` },
    payload: { subscriptionId: aurora, name: 'No room', environmentRoles: [] },
  });
}

beforeAll(async () => {
  const signIn = await beginSignIn(platform.app, platform.settings);
  const { location } = await signIn.submit('subscription.admin@demo.test', 'demo');
  token = (await signIn.finish(location)).accessToken;
});

describe('without room left in the database', () => {
  it('a change answers 507 as a problem, and works when there is room again', async () => {
    await fill('user_groups');
    const refused = await createGroup();
    expect(refused.statusCode).toBe(507);
    expect(refused.headers['content-type']).toBe('application/problem+json');
    expect(refused.json()).toMatchObject({
      status: 507,
      title: 'Insufficient Storage',
      detail: 'The platform has no room left to store this. What was there before is safe.',
      instance: '/api/v1/user-groups',
    });
    await makeRoom('user_groups');
    expect((await createGroup()).statusCode).toBe(201);
  });

  it('signing in shows a page about the full storage without the database’s own message', async () => {
    const signIn = await beginSignIn(platform.app, platform.settings);
    await fill('sign_in_failures');
    const page = await signIn.submit('user@demo.test', 'a wrong password');
    expect(page.status).toBe(507);
    expect(page.body).toContain('The platform has no room left to store anything.');
    expect(page.body).not.toContain('extend file');
    await makeRoom('sign_in_failures');
    expect((await signIn.submit('user@demo.test', 'a wrong password')).status).toBe(401);
  });

  it('a start of signing in answers 507', async () => {
    await fill('identity_artifacts');
    const { statusCode, headers } = await platform.app.inject({
      url: `/identity/authorize?${new URLSearchParams({
        client_id: 'platen-console',
        response_type: 'code',
        redirect_uri: platform.settings.publicUrl,
        scope: 'openid',
        state: 'state',
        nonce: 'nonce',
        code_challenge_method: 'S256',
        code_challenge: 'x'.repeat(43),
      })}`,
      headers: { accept: 'text/html' },
    });
    expect([statusCode, headers['retry-after']]).toEqual([507, '2']);
    await makeRoom('identity_artifacts');
  });
});
