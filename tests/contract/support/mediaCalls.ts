import { expect } from 'vitest';
import type { Schemas } from '../../../platform/environment-api/operations';
import { AURORA, callEnvironment } from './callEnvironment';
import type { TestPlatform } from './startTestPlatform';

export type Asset = Schemas['MediaAsset'];
export type Folder = Schemas['MediaFolder'];

/** The media operations on Aurora's production, as its content admins use them. */
export function mediaCalls(platform: Pick<TestPlatform, 'app'>) {
  const call = callEnvironment.bind(null, platform);
  async function upload(
    fileName: string,
    bytes: Uint8Array | string,
    query: Record<string, string> = { folderPath: '/Brand' },
    account = 'content.admin',
  ) {
    const form = new FormData();
    form.append('file', new Blob([bytes as BlobPart]), fileName);
    const sent = new Response(form);
    const response = await platform.app.inject({
      method: 'POST',
      url: `${AURORA}/media`,
      query,
      headers: {
        authorization: `Bearer ${account}`,
        'content-type': sent.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    return { status: response.statusCode, body: response.json<{ data: Asset } & Schemas['Problem']>() };
  }
  return {
    call,
    upload,
    /** Uploads a file, which must succeed. */
    async uploaded(...of: Parameters<typeof upload>): Promise<Asset> {
      const { status, body } = await upload(...of);
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data;
    },
    /** Creates a folder, which must succeed. */
    async folder(name: string, folderPath = '/'): Promise<Folder> {
      const made = await call('POST', 'media/directory', { body: { name, folderPath } });
      expect(made.status, made.text).toBe(201);
      return made.json<{ data: Folder }>().data;
    },
    async list(query: Record<string, string | number> = {}): Promise<Schemas['MediaPage']> {
      const listed = await call('GET', 'media', { query });
      expect(listed.status, listed.text).toBe(200);
      return listed.json();
    },
  };
}

/** Names in the order of a list. */
export const namesOf = ({ data }: Schemas['MediaPage']): string[] => data.map(({ name }) => name);
