import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { startPlatform } from '../e2e/support/startPlatform';
import { tokenOf } from './support/callAs';
import { report } from './support/report';
import { SOAK_SETTINGS } from './support/soakSettings';

const DURATION = 20_000;
const GUESSES_AT_ONCE = 60;
/** Longest duration of any other request meanwhile, in milliseconds. */
const LONGEST = 200;

/**
 * Guesses from a separate process, so that its work is not measured here; resolves to the number of guesses before its
 * end.
 */
async function beginGuessing(url: string): Promise<{ end: () => Promise<number> }> {
  const attacker = fork('tests/soak/support/guess.ts', [url, String(GUESSES_AT_ONCE)], {
    execArgv: ['--import', 'tsx'],
  });
  await once(attacker, 'message');
  return {
    end: async () => {
      attacker.send('end');
      const [guesses] = (await once(attacker, 'message')) as [number];
      await once(attacker, 'exit');
      return guesses;
    },
  };
}

it('files and calls are answered in time during password guessing at many addresses', async () => {
  const platform = await startPlatform(SOAK_SETTINGS);
  try {
    const token = await tokenOf(platform.url, 'user');
    const guessing = await beginGuessing(platform.url);
    const end = Date.now() + DURATION;
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
    await Promise.all([measure('file', '/index.html'), measure('call', '/api/v1/users/me')]);
    report('sign-in flood', { guesses: await guessing.end(), ...slowest });
    expect(slowest.file).toBeLessThan(LONGEST);
    expect(slowest.call).toBeLessThan(LONGEST);
  } finally {
    await platform.dispose();
  }
});
