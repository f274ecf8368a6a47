import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';

/**
 * Identifies the scope in which process ids are unique: one boot of one host and one process namespace (Linux numbers
 * containers separately). Contains no blanks.
 */
export async function identifyPlace(): Promise<string> {
  const parts = [
    hostname(),
    await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    await readlink('/proc/self/ns/pid').catch(() => ''),
  ];
  return parts.map((part) => encodeURIComponent(part.trim())).join('/');
}
