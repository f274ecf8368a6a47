import { accessSync, constants, mkdirSync } from 'node:fs';
import { closeToOthers } from './database';
import { SettingsError } from './SettingsError';

/**
 * Creates the folder for the embedded database, mails and secrets. Restricts everything in it to the owner, whatever
 * mode an earlier version or umask left. @throws SettingsError when the folder can't be used or restricted
 */
export function prepareDataDirectory(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.W_OK);
  } catch {
    throw new SettingsError(
      `The data directory ${path} is not writable. Set DATA_DIR to a folder that is, or change its owner.`,
    );
  }
  try {
    closeToOthers(path);
  } catch {
    throw new SettingsError(
      `Others can read the data directory ${path}, and that can't be changed. Make the user the platform runs as its owner, or set DATA_DIR to another folder.`,
    );
  }
}
