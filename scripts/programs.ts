import { spawn, type ChildProcess, type ChildProcessByStdio, type SpawnOptions } from 'node:child_process';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds a program and its children have to end before they are killed. */
const PATIENCE = 5_000;

const running = new Set<ChildProcess>();
let isEnding = false;

/** Whether the started programs are being ended: one that is started now would outlive the run. */
export const areProgramsEnding = (): boolean => isEnding;

/**
 * Starts a program as the leader of a process group, so that its children end with it.
 * @throws Error while programs are being ended
 */
export function startProgram(
  program: string,
  parameters: readonly string[],
  options: Pick<SpawnOptions, 'env'> = {},
): ChildProcessByStdio<null, Readable, Readable> {
  if (isEnding) throw new Error(`${program} is not started, because the run is being stopped.`);
  const child = spawn(program, parameters, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Ends every started program that still runs, with its group, and starts no other. */
export async function endPrograms(): Promise<void> {
  isEnding = true;
  const groups = [...running].flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
  for (const group of groups) signalGroup(group, 'SIGTERM');
  const end = performance.now() + PATIENCE;
  while (groups.some(isAlive) && performance.now() < end) await wait(50);
  for (const group of groups) signalGroup(group, 'SIGKILL');
}

const isAlive = (group: number): boolean => signalGroup(group, 0);

/** @returns whether the group exists */
function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}

/** Runs a function once when this process is told to stop, and exits with the shell's status for the signal. */
export function onStop(act: () => Promise<unknown>): void {
  for (const [signal, number] of [
    ['SIGHUP', 1],
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ] as const)
    process.once(signal, () => void act().finally(() => process.exit(128 + number)));
}
