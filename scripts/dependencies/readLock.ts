import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readInstalledLicence } from './readInstalledLicence';

/** A package of the lock file. */
export interface LockedPackage {
  name: string;
  version: string;
  /** SPDX expression, empty when the package has none. */
  license: string;
  /** Only needed to build or test. */
  isForDevelopment: boolean;
  hasInstallScript: boolean;
  /** Hash of its content, empty without one. */
  integrity: string;
  /** Its source if that is not the configured registry, else empty. */
  resolved: string;
}

type Entry = Partial<Record<'version' | 'license' | 'integrity' | 'resolved' | 'name', string>> &
  Partial<Record<'dev' | 'devOptional' | 'hasInstallScript' | 'link', boolean>>;

/**
 * Reads every package of a lock file, by name and version; reads licences in an old form from the installed package.
 */
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
