import { and, eq } from 'drizzle-orm';
import type { Browser } from 'playwright';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENVIRONMENTS } from '@/demo';
import { itemNameKey } from '@/domain/item-name';
import { nameInFolder } from '@/domain/media';
import { openDatabase } from '../../platform/database';
import { media } from '../../platform/database/schema';
import { startPlatform } from '../e2e/support/startPlatform';
import { measureVisit } from './measurePage';
import { signIn } from './signIn';
import { spread } from './summary';

const ASSETS = 10_000;
/** Rows in one statement. */
const BATCH = 2_000;
const LISTINGS = 3;
const VISITS = 3;
const FOLDER = 'Ten thousand';

/** Milliseconds by activity. */
export interface MediaFigures {
  assets: number;
  /** A whole folder, page by page. */
  listing: number;
  /** One page of a hundred. */
  page: number;
  /** Until the first tile of the folder is painted, on a four times slower processor. */
  screen: number;
}

const names = (name: string) => ({ name, nameKey: itemNameKey(name), nameInFolder: nameInFolder(name) });

/** Fills a separate folder with assets that share the content of an existing one. */
async function fillFolder(dataDirectory: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDirectory });
  const environmentId = ENVIRONMENTS.auroraProduction;
  const [asset] = await db
    .select()
    .from(media)
    .where(and(eq(media.environmentId, environmentId), eq(media.kind, 'asset')))
    .limit(1);
  if (!asset) throw new Error('The demo has no asset.');
  const { id: _id, ...same } = asset;
  const [folder] = await db
    .insert(media)
    .values({
      environmentId,
      kind: 'folder',
      ...names(FOLDER),
      createdAt: asset.createdAt,
      modifiedAt: asset.modifiedAt,
    })
    .returning();
  for (let start = 0; start < ASSETS; start += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, place) => ({
      ...same,
      ...names(`picture ${String(start + place).padStart(5, '0')}.${asset.extension}`),
      folderId: folder?.id ?? null,
    }));
    await db.insert(media).values(rows);
  }
  await close();
}

interface Page {
  readonly data: readonly unknown[];
  readonly links: { readonly nextPage?: string };
}

/** Reads the folder to its end. @returns the number of assets, and the time of each page */
async function listAll(origin: string, accessToken: string): Promise<{ count: number; times: number[] }> {
  const times: number[] = [];
  let count = 0;
  let path: string | undefined =
    `/grafx/api/v1/environment/aurora-production/media?limit=100&folder=${encodeURIComponent(`/${FOLDER}`)}`;
  while (path !== undefined) {
    const begun = performance.now();
    const response = await fetch(origin + path, { headers: { Authorization: `Bearer ${accessToken}` } });
    const page = (await response.json()) as Page;
    if (!response.ok) throw new Error(`The media were not listed: ${response.status}`);
    times.push(performance.now() - begun);
    count += page.data.length;
    path = page.links.nextPage;
  }
  return { count, times };
}

/** Lists a folder of 10,000 assets over HTTP, and opens it in the console. */
export async function measureMedia(browser: Browser, site: string): Promise<MediaFigures> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'platen-bench-'));
  const settings = {
    CONSOLE_DIR: site,
    DATA_DIR: dataDirectory,
    ACCESS_TOKEN_SECONDS: '3600',
    REQUESTS_PER_MINUTE: '0',
  };
  const platform = await startPlatform(settings);
  try {
    const { state: storageState, accessToken } = await signIn(browser, platform.url);
    await platform.stop();
    await fillFolder(dataDirectory);
    await platform.restart();
    const listings = [];
    for (let count = 0; count <= LISTINGS; count += 1)
      listings.push(await listAll(platform.url, accessToken));
    const visits = [];
    const address = `/environments/${ENVIRONMENTS.auroraProduction}/media?folder=${encodeURIComponent(`/${FOLDER}`)}`;
    for (let count = 0; count <= VISITS; count += 1)
      visits.push(
        await measureVisit(browser, { url: platform.url + address, text: 'picture 00000', storageState }),
      );
    // The first listings only warm the platform.
    const counted = listings.slice(1);
    return {
      assets: counted[0]?.count ?? 0,
      listing: spread(counted.map(({ times }) => times.reduce((sum, time) => sum + time, 0))).median,
      page: spread(counted.flatMap(({ times }) => times)).median,
      screen: spread(visits.slice(1).map(({ rowsVisible }) => rowsVisible)).median,
    };
  } finally {
    await platform.dispose();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
