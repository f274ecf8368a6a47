import { describe, expect, it } from 'vitest';
import { logOut, refresh } from './support/session';
import { beginSignIn } from './support/signIn';
import { startWholePlatform } from './support/startWholePlatform';

const platform = startWholePlatform();
const AT_ONCE = 8;

interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  error: string;
}

async function signInAsAdmin() {
  const signIn = await beginSignIn(platform.app, platform.settings);
  const { location } = await signIn.submit('subscription.admin@demo.test', 'demo');
  return signIn.finish(location);
}

describe('a refresh token', () => {
  it('is accepted for one of many simultaneous refreshes; the others end the grant', async () => {
    const { app } = platform;
    const { refreshToken } = await signInAsAdmin();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => refresh(app, refreshToken)));
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    const lost = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(won).toHaveLength(1);
    expect(lost).toHaveLength(AT_ONCE - 1);
    for (const answer of lost) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json<TokenAnswer>().error).toBe('invalid_grant');
    }

    const renewed = won[0]?.json<TokenAnswer>();
    const further = await refresh(app, renewed?.refresh_token ?? '');
    expect(further.json<TokenAnswer>().error).toBe('invalid_grant');
  });

  it('works once and returns the next one', async () => {
    const { app } = platform;
    let { refreshToken } = await signInAsAdmin();
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await refresh(app, refreshToken);
      expect(answer.statusCode).toBe(200);
      refreshToken = answer.json<TokenAnswer>().refresh_token;
    }
  });

  it('used again ends the grant', async () => {
    const { app } = platform;
    const { refreshToken } = await signInAsAdmin();
    const renewed = (await refresh(app, refreshToken)).json<TokenAnswer>();
    expect((await refresh(app, refreshToken)).json<TokenAnswer>().error).toBe('invalid_grant');
    expect((await refresh(app, renewed.refresh_token)).json<TokenAnswer>().error).toBe('invalid_grant');
  });

  it('ends no grant but its own', async () => {
    const { app } = platform;
    const stolen = await signInAsAdmin();
    const other = await signInAsAdmin();
    await Promise.all([refresh(app, stolen.refreshToken), refresh(app, stolen.refreshToken)]);
    expect((await refresh(app, other.refreshToken)).statusCode).toBe(200);
  });

  it('ends when its owner logs out, with all copies', async () => {
    const { app, settings } = platform;
    const signIn = await beginSignIn(app, settings);
    const { location } = await signIn.submit('subscription.admin@demo.test', 'demo');
    const { refreshToken } = await signIn.finish(location);
    const answer = await logOut(app, settings, signIn);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(new URL(settings.publicUrl).href);
    const renewed = await refresh(app, refreshToken);
    expect(renewed.statusCode).toBe(400);
    expect(renewed.json<TokenAnswer>().error).toBe('invalid_grant');
  });
});
