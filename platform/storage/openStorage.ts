import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../settings';
import { openIncoming } from './incoming';
import { openFolder } from './openFolder';
import type { Storage } from './Storage';

/**
 * Opens the configured storage, else the folder `storage` of the data directory; without one a temporary folder,
 * deleted on close and at exit. @throws StorageUnavailableError
 */
export async function openStorage({
  dataDirectory,
  storage,
}: Partial<Pick<Settings, 'dataDirectory' | 'storage'>>): Promise<Storage> {
  if (dataDirectory === undefined) return openTemporary();
  const folder = join(dataDirectory, 'storage');
  if (!storage) return openFolder(folder);
  const incoming = await openIncoming(join(folder, 'incoming'));
  // Loaded on demand: the client of the service is slow to load.
  const { openS3 } = await import('./openS3');
  return openS3(storage, incoming);
}

async function openTemporary(): Promise<Storage> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-storage-'));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', forget);
  const opened = await openFolder(folder);
  return {
    ...opened,
    close: async () => {
      process.off('exit', forget);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
