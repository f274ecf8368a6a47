import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/**
 * A run that starts a program, which starts another one, and prints the ids of both. Beside it runs one that another
 * would follow.
 */
const RUN = `
  import { endPrograms, onStop, startProgram } from './scripts/programs.ts';
  const inner = 'setInterval(() => undefined, 1_000)';
  const outer = \`
    const child = require('node:child_process').spawn(process.execPath, ['-e', \${JSON.stringify(inner)}]);
    console.log(process.pid + ' ' + child.pid);
    process.on('SIGTERM', () => undefined);
    setInterval(() => undefined, 1_000);
  \`;
  const program = startProgram(process.execPath, ['-e', outer]);
  program.stdout.pipe(process.stdout);
  startProgram(process.execPath, ['-e', inner]).once('close', () => {
    try {
      console.log(startProgram(process.execPath, ['-e', inner]).pid);
    } catch (error) {
      console.log(error.message);
    }
  });
  onStop(() => endPrograms());
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a run of programs', () => {
  it(
    'H5.10 ends all its programs when it is stopped, also those that ignore the signal',
    { timeout: 60_000 },
    async () => {
      const run = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', RUN], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const line = await new Promise<string>((resolve) =>
        run.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString())),
      );
      let printed = '';
      run.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      const pids = line.trim().split(' ').map(Number);
      expect(pids.map(isAlive)).toEqual([true, true]);
      const code = new Promise<number | null>((resolve) => void run.once('close', resolve));
      run.kill('SIGTERM');
      expect(await code).toBe(143);
      expect(printed).toBe(`${process.execPath} is not started, because the run is being stopped.\n`);
      await expect.poll(() => pids.some(isAlive), { timeout: 10_000 }).toBe(false);
    },
  );
});
