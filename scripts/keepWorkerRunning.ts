import { spawn } from 'node:child_process';
import { PLATFORM } from './buildPlatform';

/** Pause before an ended worker is restarted, in milliseconds. */
const PAUSE = 1_000;

/** Starts a built worker for jobs, and restarts it whenever it ends, until this process ends. */
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
