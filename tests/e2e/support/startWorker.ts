import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildPlatform, PLATFORM } from '../../../scripts/buildPlatform';

/** A process that runs jobs and answers no requests. */
export interface RunningWorker {
  readonly pid: number;
  /** Stops it like an operator, with SIGTERM, and waits until it has ended; resolves to its exit code. */
  stop(): Promise<number | null>;
}

/** Starts a built worker with the settings of its platform. */
export async function startWorker(environment: Record<string, string>): Promise<RunningWorker> {
  await buildPlatform();
  const child = spawn(process.execPath, ['--enable-source-maps', `${PLATFORM}/worker.mjs`], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  await once(child, 'spawn');
  return {
    pid: child.pid as number,
    stop: async () => {
      child.kill('SIGTERM');
      return (await exited)[0];
    },
  };
}
