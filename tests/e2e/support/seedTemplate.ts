import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATA_TEMPLATE } from './dataTemplate';
import { startPlatform } from './startPlatform';

/**
 * Playwright’s global setup: fills a data directory once for all platforms, which takes several times as long as a
 * start.
 */
export default async function seedTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'platen-template-'));
  const data = join(folder, 'data');
  const platform = await startPlatform({ DATA_DIR: data });
  await platform.dispose();
  process.env[DATA_TEMPLATE] = data;
  return () => rmSync(folder, { recursive: true, force: true });
}
