import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Schemas } from '../../../platform/environment-api/operations';
import { AURORA, callEnvironment } from './callEnvironment';
import type { TestPlatform } from './startTestPlatform';

type Upload = Schemas['FontUpload'];
/** Names and contents of the files of a form. */
export type Files = readonly (readonly [string, Uint8Array])[];

/** Reads a font of a package, as `inter/700Bold/Inter_700Bold`. */
export const fontFile = (path: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/${path}.ttf`));

export const INTER = fontFile('inter/400Regular/Inter_400Regular');
export const INTER_BOLD = fontFile('inter/700Bold/Inter_700Bold');
export const INTER_ITALIC = fontFile('inter/400Regular_Italic/Inter_400Regular_Italic');

/** The font operations on Aurora's production, as its template designers use them. */
export function fontCalls(platform: Pick<TestPlatform, 'app'>) {
  const call = callEnvironment.bind(null, platform);
  async function send(files: Files, query: Record<string, string> = {}) {
    const form = new FormData();
    for (const [name, bytes] of files) form.append('file', new Blob([bytes as BlobPart]), name);
    const sent = new Response(form);
    const response = await platform.app.inject({
      method: 'POST',
      url: `${AURORA}/font-styles/temp`,
      query,
      headers: {
        authorization: 'Bearer template.designer',
        'content-type': sent.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    return { status: response.statusCode, body: response.json<Upload & Schemas['Problem']>() };
  }
  const list = async (query: Record<string, string | number> = {}) => {
    const listed = await call('GET', 'font-families', { query });
    expect(listed.status, listed.text).toBe(200);
    return listed.json<Schemas['FontFamilyPage']>();
  };
  const confirm = (batchId: string) => call('POST', `font-styles/temp/${batchId}/confirm`);
  async function sent(files: Files, query: Record<string, string> = {}): Promise<Upload> {
    const { status, body } = await send(files, query);
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  }
  return {
    call,
    send,
    sent,
    list,
    confirm,
    /** Adds fonts to the library. */
    async added(files: Files): Promise<Schemas['FontFamily'][]> {
      const answer = await confirm((await sent(files)).batchId);
      expect(answer.status, answer.text).toBe(200);
      return answer.json<Schemas['FontFamilies']>().data;
    },
    async styles(familyId: string): Promise<Schemas['FontStyle'][]> {
      const answer = await call('GET', `font-families/${familyId}/styles`);
      expect(answer.status, answer.text).toBe(200);
      return answer.json<Schemas['FontStyles']>().data;
    },
    correct: (batchId: string, corrections: Schemas['FontCorrections']) =>
      call('PATCH', `font-styles/temp/${batchId}`, { body: corrections }),
  };
}

/** Lists the errors of each file of an upload, in order. */
export const errorsOf = ({ data }: Upload) =>
  data.preloadedData.map(({ errors }) => errors.map(({ code }) => code));
