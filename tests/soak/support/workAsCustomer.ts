import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { documentOf, filled, says, shape, words } from '../../engine/reference/build';
import { answered, formOf, addFolder, type EnvironmentCaller } from './callEnvironment';

/** Milliseconds of all work, by kind. */
export interface WorkTimes {
  readonly preview: number[];
  readonly upload: number[];
  readonly file: number[];
}

/** Pauses between two actions of a user, and between two polls, in milliseconds. */
const THINKING = 200;
const AGAIN = 50;

interface Started {
  readonly data: { readonly taskId: string };
  readonly links: { readonly taskInfo: string };
}

/** A page of some shapes and words, with different words each time, so that no cache applies. */
const page = () =>
  documentOf(
    [
      ...Array.from({ length: 12 }, (_, index) =>
        shape([index * 60, index * 40, 300, 200], { fill: filled(index % 2 ? '#e63946' : '#457b9d') }),
      ),
      words([40, 40, 700, 500], [says(`Summer sale ${randomUUID()}. `.repeat(12))]),
    ],
    { width: 800, height: 600 },
  );

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function preview(call: EnvironmentCaller['call']): Promise<number> {
  const made = await call('POST', `templates?name=${randomUUID()}`, page());
  const { data } = await answered<{ data: { id: string } }>(made, 201);
  return timed(async () => {
    for (;;) {
      const response = await call('GET', `templates/${data.id}/preview/medium`);
      if (response.status === 200 && (await response.arrayBuffer()).byteLength > 0) return;
      await answered(response, 202);
      await wait(AGAIN);
    }
  });
}

async function upload(call: EnvironmentCaller['call'], address: string, picture: Buffer): Promise<number> {
  // Bytes after its end make it another file with the same picture.
  const form = formOf(`${randomUUID()}.jpg`, Buffer.concat([picture, randomBytes(16)]));
  return timed(async () => {
    await answered(await call('POST', address, form), 200);
  });
}

async function makeFile(call: EnvironmentCaller['call']): Promise<number> {
  const body = { documentContent: page(), outputSettings: {} };
  return timed(async () => {
    const { data } = await answered<Started>(await call('POST', 'output/png', body), 202);
    for (;;) {
      const response = await call('GET', `output/tasks/${data.taskId}`);
      await answered(response, 200, 202);
      if (response.status === 200) return;
      await wait(AGAIN);
    }
  });
}

const noise = () => {
  const [width, height] = [1_200, 900];
  const raw = randomBytes(width * height * 3);
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
};

/**
 * Views a preview, uploads a picture and makes a PNG file, repeatedly.
 * @throws Error for an unexpected response
 */
export async function workAsCustomer(caller: EnvironmentCaller, milliseconds: number): Promise<WorkTimes> {
  const { call } = caller;
  const [picture, address] = await Promise.all([noise(), addFolder(caller)]);
  const times: WorkTimes = { preview: [], upload: [], file: [] };
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    times.preview.push(await preview(call));
    await wait(THINKING);
    times.upload.push(await upload(call, address, picture));
    await wait(THINKING);
    times.file.push(await makeFile(call));
    await wait(THINKING);
  }
  return times;
}

/** Pings every process until the signal aborts. @returns the time of each response, in milliseconds */
export async function pingUntil(origins: readonly string[], signal: AbortSignal): Promise<number[]> {
  const ping = async (origin: string) => {
    const times: number[] = [];
    while (!signal.aborted) {
      times.push(
        await timed(async () => {
          await answered(await fetch(`${origin}/ping`), 200);
        }),
      );
      await wait(AGAIN);
    }
    return times;
  };
  return (await Promise.all(origins.map(ping))).flat();
}
