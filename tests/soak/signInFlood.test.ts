import { expect, it } from 'vitest';
import { startPlatform } from '../e2e/support/startPlatform';
import { beginSignIn, over } from '../security/support/signIn';
import { tokenOf } from './support/callAs';
import { report } from './support/report';
import { SOAK_SETTINGS } from './support/soakSettings';

const DURATION = 20_000;
const GUESSES_AT_ONCE = 60;
/** Longest anything else may take meanwhile, in milliseconds. */
const LONGEST = 200;

it('files and calls are answered in time while somebody guesses at many addresses at once', async () => {
  const platform = await startPlatform(SOAK_SETTINGS);
  try {
    const token = await tokenOf(platform.url, 'user');
    const attacker = await beginSignIn(over(platform.url), { publicUrl: platform.url });
    const end = Date.now() + DURATION;
    let guesses = 0;
    const guess = async () => {
      while (Date.now() < end) {
        guesses += 1;
        await attacker.submit(`nobody.${guesses}@demo.test`, 'a guess');
      }
    };
    const slowest = { file: 0, call: 0 };
    const measure = async (name: keyof typeof slowest, path: string) => {
      while (Date.now() < end) {
        const start = performance.now();
        const answer = await fetch(platform.url + path, { headers: { authorization: `Bearer ${token}` } });
        await answer.arrayBuffer();
        expect(answer.status).toBe(200);
        slowest[name] = Math.max(slowest[name], Math.round(performance.now() - start));
      }
    };
    await Promise.all([
      ...Array.from({ length: GUESSES_AT_ONCE }, guess),
      measure('file', '/index.html'),
      measure('call', '/api/v1/users/me'),
    ]);
    report('sign-in flood', { guesses, ...slowest });
    expect(slowest.file).toBeLessThan(LONGEST);
    expect(slowest.call).toBeLessThan(LONGEST);
  } finally {
    await platform.dispose();
  }
});
