import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newImageFrame, newPlacement } from '@/engine/document';
import { templates } from '../../platform/database/schema';
import { TRANSFER_LIMITS } from '../../platform/environment-api/openTransfers';
import type { Schemas } from '../../platform/environment-api/operations';
import { documentOf } from '../engine/reference/build';
import { archiveOf } from './support/archives';
import { AURORA } from './support/callEnvironment';
import { INTER } from './support/fontCalls';
import { mediaCalls } from './support/mediaCalls';
import { picture } from './support/pictures';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const { call, folder, upload } = mediaCalls(platform);
const DESIGNER = 'template.designer';
const BOREALIS = '/grafx/api/v1/environment/borealis-production';

beforeEach(() => folder('Brand'));
const leaving: AbortController[] = [];
afterEach(() => leaving.splice(0).forEach((each) => each.abort()));

let listening: Promise<string> | undefined;
const addressOf = () => (listening ??= platform.app.listen({ port: 0, host: '127.0.0.1' }));

/** Begins to send a file and never ends, until its caller leaves. @returns the status and headers of a response */
async function sendSlowly(account: string) {
  const address = await addressOf();
  const left = new AbortController();
  leaving.push(left);
  const sending = request(`${address}${AURORA}/media?folderPath=%2FBrand`, {
    method: 'POST',
    signal: left.signal,
    headers: {
      authorization: `Bearer ${account}`,
      'content-type': 'multipart/form-data; boundary=part',
    },
  });
  const answered = new Promise<{ status: number; retryAfter: string | undefined }>((resolve) => {
    sending.on('response', ({ statusCode = 0, headers }) =>
      resolve({ status: statusCode, retryAfter: headers['retry-after'] }),
    );
    sending.on('error', () => resolve({ status: 0, retryAfter: undefined }));
  });
  sending.write('--part\r\ncontent-disposition: form-data; name="file"; filename="slow.png"\r\n\r\n');
  return { answered };
}

async function formOf(fileName: string, bytes: Uint8Array) {
  const form = new FormData();
  form.append('file', new Blob([bytes as BlobPart]), fileName);
  const sent = new Response(form);
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  };
}

describe('file transfers', () => {
  it('H4.18 are limited for each caller and customer, with 429 and Retry-After, and end when the caller disconnects', async () => {
    const { perCustomer, waitingPerCaller } = TRANSFER_LIMITS;
    const most = perCustomer + waitingPerCaller;
    const all = await Promise.all(Array.from({ length: most + 1 }, () => sendSlowly('content.admin')));
    const first = await Promise.race(all.map(({ answered }) => answered));
    expect(first.status).toBe(429);
    expect(Number(first.retryAfter)).toBeGreaterThan(0);

    // Another customer's file need not wait; a colleague's waits for its turn.
    const form = await formOf('Inter.ttf', INTER);
    const foreign = await platform.app.inject({
      method: 'POST',
      url: `${BOREALIS}/font-styles/temp`,
      payload: form.payload,
      headers: { ...form.headers, authorization: 'Bearer content.admin.classic' },
    });
    expect(foreign.statusCode, foreign.body).toBe(201);

    const colleague = upload('Wait.png', await picture(4, 4, 'png'), { folderPath: '/Brand' }, 'full.access');
    for (const each of leaving) each.abort();
    expect((await colleague).status).toBe(200);
    expect((await upload('After.png', await picture(4, 4, 'png'))).status).toBe(200);
  });
});

describe('an import of a template', () => {
  it('H4.19 ends when its caller leaves, without a template or stored files', async () => {
    const source = (assetId: string) => ({ type: 'connector', connectorId: '', assetId }) as const;
    const images = ['One', 'Two', 'Three'].map((name) => ({
      frame: { ...newImageFrame(name), source: source(`pictures/${name}.png`) },
      placement: newPlacement('image', { x: 0, y: 0, width: 40, height: 30 }),
    }));
    const archive = await archiveOf({
      'document.json': JSON.stringify(documentOf(images, { width: 200, height: 90 })),
      'pictures/One.png': await picture(4, 4, 'png'),
      'pictures/Two.png': await picture(5, 5, 'png'),
      'pictures/Three.png': await picture(6, 6, 'png'),
    });
    const before = await platform.db.$count(templates);
    const left = new AbortController();
    let goOn = () => undefined as void;
    const isGone = new Promise<void>((resolve) => (goOn = resolve));
    const put = platform.storage.put.bind(platform.storage);
    const kept = vi.spyOn(platform.storage, 'put').mockImplementation(async (...given) => {
      left.abort();
      await isGone;
      return put(...given);
    });
    const address = await addressOf();
    platform.app.server.once('connection', (socket) => socket.once('close', () => setImmediate(goOn)));
    const form = await formOf('Postcard.zip', archive);
    const sending = fetch(`${address}${AURORA}/templates/import?folderPath=%2FBrand`, {
      method: 'POST',
      signal: left.signal,
      body: form.payload,
      headers: { ...form.headers, authorization: `Bearer ${DESIGNER}` },
    });
    await expect(sending).rejects.toThrow('aborted');
    const ended = async () => {
      const history = await call('GET', 'activity', { account: 'environment.admin' });
      return history
        .json<Schemas['ActivityPage']>()
        .data.find(({ operation }) => operation === 'importTemplate')?.result;
    };
    await vi.waitFor(async () => expect(await ended()).toBe('failed'));
    expect(kept).toHaveBeenCalledTimes(1);
    expect(await platform.db.$count(templates)).toBe(before);
  });
});
