import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { demoId, ENVIRONMENTS } from '@/demo';
import { newImageFrame, newPlacement, type Document, type Placement } from '@/engine/document';
import type { Schemas } from '../../../platform/environment-api/operations';
import { documentOf, type Placed } from '../../engine/reference/build';
import { callEnvironment } from './callEnvironment';
import type { TestPlatform } from './startTestPlatform';

/** Side of the pages that pictures cover, in points. */
export const SIDE = 100;

/** A picture frame with an asset of Aurora's production, covering a page. */
export const placed = (
  assetId: string,
  settings: { mask?: ReturnType<typeof newImageFrame>['mask']; opacity?: number } = {},
  placement: Partial<Placement> = {},
): Placed => ({
  frame: {
    ...newImageFrame('Page'),
    ...settings,
    source: {
      type: 'connector',
      connectorId: demoId(`connector:${ENVIRONMENTS.auroraProduction}:Environment media`),
      assetId,
    },
  },
  placement: { ...newPlacement('image', { x: 0, y: 0, width: SIDE, height: SIDE }), ...placement },
});

/** A page with these frames. */
export const pageOf = (...frames: readonly Placed[]) => documentOf(frames, { width: SIDE, height: SIDE });

/** Makes files of documents, on a platform that runs its jobs. */
export function outputOn(platform: Pick<TestPlatform, 'app'>) {
  const call = callEnvironment.bind(null, platform);
  /** Returns the bytes of a file. @throws Error with the reason when it can't be made */
  return async (format: string, documentContent: Document, outputSettings: object = {}): Promise<Buffer> => {
    const body = { documentContent, outputSettings };
    const started = await call('POST', `output/${format}`, { account: 'full.access', body });
    expect(started.status, started.text).toBe(202);
    const { taskInfo } = started.json<Schemas['TaskStarted']>().links;
    const ask = () => call('GET', taskInfo, { account: 'full.access' });
    await vi.waitFor(async () => expect((await ask()).status).not.toBe(202), {
      timeout: 60_000,
      interval: 100,
    });
    const ended = await ask();
    if (ended.status !== 200) throw new Error(ended.json<Schemas['Problem']>().detail);
    const { download } = ended.json<Schemas['FinishedOutput']>().links;
    return (await call('GET', download, { account: 'full.access' })).bytes;
  };
}

/** Reads red, green and blue at a point of a picture, in shares of its sides. */
export async function colours(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return [...data.subarray(start, start + 3)];
  };
  return { width: info.width, at };
}
