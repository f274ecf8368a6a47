import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ENVIRONMENTS } from '@/demo';
import { media } from '../../platform/database/schema';
import type { Schemas } from '../../platform/environment-api/operations';
import { documentOf } from '../engine/reference/build';
import { fontCalls, INTER } from './support/fontCalls';
import { mediaCalls } from './support/mediaCalls';
import { picture, sizeOf } from './support/pictures';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const { call, uploaded, folder } = mediaCalls(platform);
const account = 'template.designer';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

beforeEach(() => {
  platform.previewPatience = 0;
});

/** Polls until there is a picture, and returns the earlier responses. */
async function askFor(address: string) {
  const first = await call('GET', address, { account });
  expect(first.status, first.text).toBe(202);
  const { data, links } = first.json<Schemas['TaskStarted']>();
  const last = await vi.waitFor(
    async () => {
      const answer = await call('GET', links.taskInfo, { account });
      expect(answer.status, answer.text).toBe(200);
      return answer;
    },
    { timeout: 60_000, interval: 100 },
  );
  return { first, data, links, last };
}

describe('a preview that is not ready', () => {
  it('S1.15 answers 202 with a task for a template, and 200 with the picture at the same address', async () => {
    const document = documentOf([], { width: 200, height: 100 });
    const made = await call('POST', 'templates', { account, query: { name: 'Slow' }, body: document });
    const { id } = made.json<{ data: { id: string } }>().data;
    const address = `templates/${id}/preview/medium?layoutId=${document.selectedLayoutId}`;
    const { first, data, links, last } = await askFor(address);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(data.taskId).toMatch(UUID);
    expect(links.taskInfo.endsWith(`/${address}`)).toBe(true);
    expect(last.headers['content-type']).toBe('image/png');
    expect(await sizeOf(last.bytes)).toEqual([512, 256]);
  });

  it('S1.15 answers 202 with a task for a project, and 200 with the picture at the same address', async () => {
    const listed = await call('GET', 'templates', { account });
    const [template] = listed.json<{ data: { id: string }[] }>().data;
    if (!template) throw new Error('The demo has no templates.');
    const body = { template: { id: template.id }, name: 'Mine' };
    const made = await call('POST', 'projects', { account, body });
    expect(made.status, made.text).toBe(201);
    const { id } = made.json<{ data: { id: string } }>().data;
    const { data, last } = await askFor(`projects/${id}/preview/thumbnail`);
    expect(data.taskId).toMatch(UUID);
    expect(last.headers['content-type']).toBe('image/png');
  });

  it('S1.15 answers 202 with a task for an asset, and 200 with the picture at the same address', async () => {
    await platform.db.delete(media).where(eq(media.environmentId, ENVIRONMENTS.auroraProduction));
    await folder('Brand');
    const { id } = await uploaded('large.jpg', await picture(3000, 1500));
    const { last } = await askFor(`media/${id}/preview/medium`);
    expect(await sizeOf(last.bytes)).toEqual([1024, 512]);
  });

  it('S1.15 S3.14 answers 202 with a task for a font style, and 200 with the picture at the same address', async () => {
    const [family] = await fontCalls(platform).added([['inter.ttf', INTER]]);
    const [style] = await fontCalls(platform).styles(family?.id ?? '');
    const { last } = await askFor(`font-styles/${style?.id}/preview/square`);
    expect(await sizeOf(last.bytes)).toEqual([400, 400]);
  });
});
