import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';

/**
 * Tells where process ids mean the same: on one host, since it started, among the processes that see each other (Linux
 * numbers those of each container apart). Without blanks.
 */
export async function identifyPlace(): Promise<string> {
  const parts = [
    hostname(),
    await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    await readlink('/proc/self/ns/pid').catch(() => ''),
  ];
  return parts.map((part) => encodeURIComponent(part.trim())).join('/');
}
