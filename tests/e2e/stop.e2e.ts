import { expect, test } from '@playwright/test';
import { once } from 'node:events';
import { beginRequest, isAlive, npmStart, type NpmStart } from './support/npmStart';

/** Longest life of any process of `npm start` after the signal, in milliseconds. */
const LIMIT = 10_000;

let started: NpmStart | undefined;
test.afterEach(() => {
  for (const pid of started?.pids.filter(isAlive) ?? []) process.kill(pid, 'SIGKILL');
});

/** The ways to end `npm start`, each by other processes or signals. */
const ENDINGS: { name: string; end: (running: NpmStart) => void }[] = [
  {
    name: 'SIGTERM to npm, as a service manager sends it',
    end: ({ npm }) => npm.kill('SIGTERM'),
  },
  {
    name: 'Ctrl+C, which the terminal sends to all of them',
    end: ({ npm }) => process.kill(-(npm.pid as number), 'SIGINT'),
  },
  {
    name: 'a closed terminal',
    end: ({ npm }) => {
      npm.stdout?.destroy();
      npm.stderr?.destroy();
      process.kill(-(npm.pid as number), 'SIGHUP');
    },
  },
  {
    name: 'the death of npm',
    end: ({ npm }) => npm.kill('SIGKILL'),
  },
];

for (const { name, end } of ENDINGS)
  test(`npm start ends with ${name}: an open request is answered, and no process is left`, async () => {
    started = await npmStart();
    const { socket, rest } = await beginRequest(started.port);
    const begun = Date.now();
    end(started);
    // Late enough that a server that does not wait for it has ended.
    setTimeout(() => socket.write(rest), 1_500);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 \d{3} /u);
    await expect.poll(() => started?.pids.filter(isAlive), { timeout: LIMIT }).toEqual([]);
    expect(Date.now() - begun).toBeLessThan(LIMIT);
  });

test('npm start ends within ten seconds during an endless request', async () => {
  started = await npmStart();
  const { socket } = await beginRequest(started.port);
  socket.on('error', () => undefined);
  const begun = Date.now();
  started.npm.kill('SIGTERM');
  await expect.poll(() => started?.pids.filter(isAlive), { timeout: 2 * LIMIT }).toEqual([]);
  expect(Date.now() - begun).toBeLessThan(LIMIT);
});
