import { readFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hashPassword, HashingBusyError, verifyPassword } from '../../platform/database';
import { MOST_WAITING } from '../../platform/database/stretchPassword';
import { takeAllowance, type Allowance } from '../../platform/http/takeAllowance';
import { createSignInLimits, OF_CLIENT, OF_INTERACTION } from '../../platform/identity/signInLimits';
import { quickHash } from '../contract/support/quickHash';
import { beginSignIn, over, type Transport } from './support/signIn';
import { startWholePlatform } from './support/startWholePlatform';

/** Behind a proxy, which is trusted for the client's address. */
const platform = startWholePlatform({ PUBLIC_URL: 'https://console.test', SEED: 'none' });

const from =
  (ip: string): Transport =>
  (request) =>
    over(platform.url)({ ...request, headers: { ...request.headers, 'x-forwarded-for': ip } });

const signInFrom = (ip: string) => beginSignIn(from(ip), platform.settings);
const guesses = (count: number) => Array.from({ length: count }, (_, index) => `nobody.${index}@demo.test`);

/** Fails one time fewer than allowed. */
async function failBefore(allowance: Allowance, key: string): Promise<void> {
  for (let count = 1; count < allowance.limit; count += 1)
    await takeAllowance(platform.db, allowance, key, new Date());
}

describe('guessing at many addresses from one sign-in page', () => {
  it('is slowed down while others can sign in', async () => {
    const attacker = await signInFrom('203.0.113.1');
    const own = await signInFrom('198.51.100.7');
    const flood = Promise.all(guesses(60).map((email) => attacker.submit(email, 'a guess')));
    expect((await own.submit('user@demo.test', 'demo')).status).toBe(303);
    const statuses = (await flood).map(({ status }) => status);
    const refused = statuses.filter((status) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(60 - OF_INTERACTION.limit);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });

  it('ends after the page’s limit of failures, at any pace', async () => {
    const attacker = await signInFrom('203.0.113.2');
    await failBefore(OF_INTERACTION, attacker.page.split('/').at(-1) ?? '');
    expect((await attacker.submit('nobody.last@demo.test', 'a guess')).status).toBe(401);
    expect((await attacker.submit('nobody.more@demo.test', 'a guess')).status).toBe(429);
    const elsewhere = await signInFrom('198.51.100.7');
    expect((await elsewhere.submit('user@demo.test', 'demo')).status).toBe(303);
  });

  it('answers with the seconds to wait', async () => {
    const attacker = await signInFrom('203.0.113.3');
    const submit = (email: string) =>
      platform.app.inject({
        method: 'POST',
        url: attacker.page,
        headers: {
          cookie: attacker.cookie(),
          'x-forwarded-for': '203.0.113.3',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ email, password: 'a guess' }).toString(),
      });
    const answers = await Promise.all(guesses(8).map(submit));
    const asked = answers
      .filter(({ statusCode }) => statusCode === 429)
      .map(({ headers }) => String(headers['retry-after']));
    expect(asked.length).toBeGreaterThan(0);
    for (const seconds of asked) expect(seconds).toMatch(/^[1-9]\d*$/);
  });
});

it('guessing from many pages of one client ends too, for its whole network', async () => {
  await failBefore(OF_CLIENT, '2001:db8:1:2');
  const first = await signInFrom('2001:db8:1:2::1');
  expect((await first.submit('nobody.here@demo.test', 'a guess')).status).toBe(401);
  const second = await signInFrom('2001:db8:1:2:3::');
  expect((await second.submit('nobody.there@demo.test', 'a guess')).status).toBe(429);
  const other = await signInFrom('2001:db8:1:3::1');
  expect((await other.submit('nobody.here@demo.test', 'a guess')).status).toBe(401);
});

describe('a refused attempt', () => {
  it('is refused again for a second without the database', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await failBefore({ ...OF_INTERACTION, limit: OF_INTERACTION.limit + 1 }, 'refused');
    const limited = createSignInLimits(platform.db);
    const verify = vi.fn(() => Promise.resolve());
    const submit = (interactionId = 'refused') =>
      limited({ interactionId, ip: '203.0.113.9', verify, make: async () => 'wrong', hasFailed: () => true });

    expect(await submit()).toEqual({ retryAfter: OF_INTERACTION.seconds });
    vi.setSystemTime(Date.now() + 999);
    expect(await submit()).toEqual({ retryAfter: OF_INTERACTION.seconds });
    expect(verify).toHaveBeenCalledTimes(1);
    expect(await submit('another')).toEqual({ result: 'wrong' });
    expect(verify).toHaveBeenCalledTimes(2);
    vi.setSystemTime(Date.now() + 1);
    expect(await submit()).toEqual({ retryAfter: OF_INTERACTION.seconds - 1 });
    expect(verify).toHaveBeenCalledTimes(3);
  });

  it('counts for the sign-in of its cookie, not of its address', async () => {
    const [own, other] = [await signInFrom('203.0.113.4'), await signInFrom('203.0.113.5')];
    const { statusCode, body } = await platform.app.inject({
      method: 'POST',
      url: other.page,
      headers: { cookie: own.cookie(), 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email: 'nobody@demo.test', password: 'a guess' }).toString(),
    });
    expect(statusCode).toBe(400);
    expect(body).toContain('This sign-in has ended');
  });
});

describe('checking passwords', () => {
  it('does not block reading files', async () => {
    const hash = await hashPassword('right');
    const done: string[] = [];
    const checks = Array.from({ length: 16 }, async () => {
      await verifyPassword('wrong', hash);
      done.push('password');
    });
    await readFile('package.json').then(() => done.push('file'));
    await Promise.all(checks);
    // On Node's four threads at least 13 checks would end before the file is opened. A busy machine reads it after a
    // few.
    expect(done.indexOf('file')).toBeLessThan(12);
  });

  it('refuses checks beyond the queue’s length', async () => {
    const hash = quickHash('right');
    const checks = Array.from({ length: MOST_WAITING + 3 }, () => verifyPassword('right', hash));
    const settled = await Promise.allSettled(checks);
    const refused = settled.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    );
    expect(refused).toHaveLength(3);
    for (const reason of refused) expect(reason).toBeInstanceOf(HashingBusyError);
    expect(await verifyPassword('right', hash)).toBe(true);
  });
});
