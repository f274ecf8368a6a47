import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/**
 * Distinguishes a process from a later one with the same id: its start time in ticks since boot on Linux, elsewhere
 * only that it runs. `undefined` for a process that has ended, even before its parent has reaped it.
 */
export async function identifyProcess(pid: number): Promise<string | undefined> {
  if (!existsSync('/proc/self/stat')) return isRunning(pid) ? 'running' : undefined;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is the program's name in parentheses and may contain blanks; the third is the state.
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const hasEnded = !state || state === 'Z' || state === 'X';
  return hasEnded ? undefined : fields[18];
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
