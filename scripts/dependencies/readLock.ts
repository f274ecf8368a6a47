import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readInstalledLicence } from './readInstalledLicence';

/** A package of the lock file. */
export interface LockedPackage {
  name: string;
  version: string;
  /** SPDX expression, empty when the package names none. */
  license: string;
  /** Only needed to build or test. */
  isForDevelopment: boolean;
  hasInstallScript: boolean;
  /** Hash its content is checked against, empty when there is none. */
  integrity: string;
  /** Where it comes from when not from the registry that npm is set to, else empty. */
  resolved: string;
}

type Entry = Partial<Record<'version' | 'license' | 'integrity' | 'resolved' | 'name', string>> &
  Partial<Record<'dev' | 'devOptional' | 'hasInstallScript' | 'link', boolean>>;

/** Every package of a lock file, by name and version; the licence of one that has it in an old form is read where it is installed. */
export function readLock(path = 'package-lock.json'): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Entry> };
  return Object.entries(packages)
    .filter(([location]) => location !== '')
    .map(([location, entry]) => ({
      name: entry.name ?? location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      license: entry.license ?? readInstalledLicence(join(dirname(path), location)),
      isForDevelopment: Boolean(entry.dev ?? entry.devOptional),
      hasInstallScript: Boolean(entry.hasInstallScript),
      integrity: entry.integrity ?? '',
      resolved: entry.resolved ?? '',
    }))
    .sort((one, other) => one.name.localeCompare(other.name) || one.version.localeCompare(other.version));
}
