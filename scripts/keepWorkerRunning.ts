import { spawn } from 'node:child_process';
import { PLATFORM } from './buildPlatform';

/** Pause before a worker that has ended is started again, in milliseconds. */
const PAUSE = 1_000;

/** Starts a built worker for jobs, and another one whenever it has ended, until this process ends. */
export function keepWorkerRunning(): void {
  const start = () => {
    const worker = spawn(process.execPath, ['--enable-source-maps', `${PLATFORM}/worker.mjs`], {
      stdio: 'inherit',
    });
    const stop = () => worker.kill();
    process.once('exit', stop);
    worker.once('exit', () => {
      process.off('exit', stop);
      setTimeout(start, PAUSE).unref();
    });
  };
  start();
}
