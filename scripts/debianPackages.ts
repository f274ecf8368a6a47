import { execFileSync, spawnSync } from 'node:child_process';

/** Whether Debian packages can be installed here: as root, with apt-get. */
export const canInstall = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

let areListsFresh = false;

/**
 * Installs Debian packages without recommended ones, and starts no server among them.
 * @throws Error with the output of apt-get
 */
export function installPackages(names: readonly string[]): void {
  if (names.length === 0) return;
  // Packages start their servers, except at the run level for maintenance.
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...command: string[]) =>
    execFileSync('apt-get', [...command, '-qq'], { stdio: 'pipe', env: environment });
  if (!areListsFresh) apt('update');
  areListsFresh = true;
  apt('install', '-y', '--no-install-recommends', ...names);
}
