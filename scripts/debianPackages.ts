import { execFileSync, spawnSync } from 'node:child_process';

/** Whether Debian's packages can be installed here: as root, where there is an apt-get. */
export const canInstall = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

let areListsFresh = false;

/**
 * Installs packages of Debian with nothing they merely recommend, and starts no server that is among them.
 * @throws Error with what apt-get said.
 */
export function installPackages(names: readonly string[]): void {
  if (names.length === 0) return;
  // Packages of servers start them, unless the system is in the run level of maintenance.
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...command: string[]) =>
    execFileSync('apt-get', [...command, '-qq'], { stdio: 'pipe', env: environment });
  if (!areListsFresh) apt('update');
  areListsFresh = true;
  apt('install', '-y', '--no-install-recommends', ...names);
}
