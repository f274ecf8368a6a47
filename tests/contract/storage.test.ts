import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  MissingFileError,
  openStorage,
  StorageUnavailableError,
  TooLargeError,
  type Storage,
} from '../../platform/storage';
import { startS3, type RunningS3 } from './support/startS3';

const MAX = { maxBytes: 64 * 1024 * 1024 };
const ABSENT = '0'.repeat(64);
const bytesOf = (text: string) => Buffer.from(text);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const streamOf = (...pieces: Uint8Array[]) => Readable.from(pieces, { objectMode: false });

let dataDirectory: string;
let s3: RunningS3;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'platen-storage-test-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(dataDirectory, { recursive: true });
});

async function list(storage: Storage): Promise<string[]> {
  const hashes: string[] = [];
  for await (const { hash } of storage.list()) hashes.push(hash);
  return hashes.sort();
}

/** Lists the folder of incoming files. */
const waiting = (folder: string) => readdir(join(folder, 'storage', 'incoming'));

describe.each(['a folder', 'a bucket'] as const)('files in %s', (kind) => {
  let storage: Storage;
  let folder: string;
  beforeAll(async () => {
    folder = join(dataDirectory, kind.replaceAll(' ', '-'));
    storage = await openStorage({
      dataDirectory: folder,
      storage: kind === 'a bucket' ? s3.settings : undefined,
    });
  });
  afterAll(() => storage.close());

  it('are returned byte for byte, under the hash of their content', async () => {
    const bytes = bytesOf('Ünïcode\0 and bytes');
    const file = await storage.put(streamOf(bytes.subarray(0, 5), bytes.subarray(5)), MAX);
    expect(file).toEqual({ hash: sha256(bytes), size: bytes.byteLength });
    expect(await buffer(await storage.read(file.hash))).toEqual(bytes);
    expect(await storage.size(file.hash)).toBe(bytes.byteLength);
  });

  it('of several parts are returned whole', async () => {
    const piece = Buffer.alloc(1024 * 1024, 'abcdefg');
    const pieces = Array.from({ length: 18 }, (_, index) => Buffer.concat([piece, bytesOf(String(index))]));
    const file = await storage.put(Readable.from(pieces), MAX);
    expect(file.size).toBe(Buffer.concat(pieces).byteLength);
    expect(sha256(await buffer(await storage.read(file.hash)))).toBe(file.hash);
  });

  it('may be empty', async () => {
    const file = await storage.put(streamOf(), MAX);
    expect(file).toEqual({ hash: sha256(Buffer.alloc(0)), size: 0 });
    expect(await storage.size(file.hash)).toBe(0);
    expect(await buffer(await storage.read(file.hash))).toHaveLength(0);
  });

  it('are one file for the same content, also when they are stored at the same moment', async () => {
    const before = await list(storage);
    const files = await Promise.all(
      Array.from({ length: 6 }, () => storage.put(streamOf(bytesOf('twins')), MAX)),
    );
    expect(new Set(files.map(({ hash }) => hash)).size).toBe(1);
    expect(await list(storage)).toEqual([...before, sha256(bytesOf('twins'))].sort());
  });

  it.each([
    [{ start: 2, end: 4 }, '234'],
    [{ start: 9, end: 9 }, '9'],
    [{ start: 5, end: 100 }, '56789'],
    [{ start: 0, end: 9 }, '0123456789'],
  ])('are read in part: %j', async (range, expected) => {
    const { hash } = await storage.put(streamOf(bytesOf('0123456789')), MAX);
    expect((await buffer(await storage.read(hash, range))).toString()).toBe(expected);
  });

  it('return nothing after their end', async () => {
    const { hash } = await storage.put(streamOf(bytesOf('0123456789')), MAX);
    await expect(storage.read(hash, { start: 10, end: 12 })).rejects.toThrow(RangeError);
  });

  it('that are missing differ from empty ones', async () => {
    expect(await storage.size(ABSENT)).toBeUndefined();
    await expect(storage.read(ABSENT)).rejects.toThrow(MissingFileError);
    await expect(storage.remove(ABSENT)).resolves.toBeUndefined();
  });

  it('are deleted once removed', async () => {
    const { hash } = await storage.put(streamOf(bytesOf('to be removed')), MAX);
    expect(await list(storage)).toContain(hash);
    await storage.remove(hash);
    expect(await storage.size(hash)).toBeUndefined();
    expect(await list(storage)).not.toContain(hash);
  });

  it('that are too large are refused and leave nothing', async () => {
    const before = await list(storage);
    const content = streamOf(bytesOf('12345'), bytesOf('6'));
    await expect(storage.put(content, { maxBytes: 5 })).rejects.toThrow(TooLargeError);
    expect(await list(storage)).toEqual(before);
    expect(await waiting(folder)).toEqual([]);
    await expect(storage.put(streamOf(bytesOf('12345')), { maxBytes: 5 })).resolves.toMatchObject({
      size: 5,
    });
  });

  it('with a broken stream leave nothing', async () => {
    const before = await list(storage);
    async function* breaking() {
      yield bytesOf('the first half');
      throw new Error('The client has gone.');
    }
    await expect(storage.put(breaking(), MAX)).rejects.toThrow('The client has gone.');
    expect(await list(storage)).toEqual(before);
    expect(await waiting(folder)).toEqual([]);
  });

  it('are named only after the reservation, and deleted when that fails', async () => {
    const hash = sha256(bytesOf('reserved'));
    const refuse = async () => {
      expect(await storage.size(hash)).toBeUndefined();
      throw new Error('refused');
    };
    const put = storage.put(streamOf(bytesOf('reserved')), { ...MAX, reserve: refuse });
    await expect(put).rejects.toThrow('refused');
    expect(await storage.size(hash)).toBeUndefined();
    expect(await waiting(folder)).toEqual([]);
  });

  it.each(['', '..', '../../etc/passwd', ABSENT.slice(1), ABSENT.replace('0', 'A')])(
    'are asked for by a hash and by nothing else: "%s"',
    async (name) => {
      await expect(async () => storage.read(name)).rejects.toThrow(TypeError);
      await expect(async () => storage.remove(name)).rejects.toThrow(TypeError);
    },
  );

  it('are stored below the data directory, readable to the owner only', async () => {
    const modes: number[] = [];
    const incoming = join(folder, 'storage', 'incoming');
    async function* watched() {
      yield bytesOf('some ');
      const [name = ''] = await waiting(folder);
      for (const path of [incoming, join(incoming, name)]) modes.push((await stat(path)).mode & 0o777);
      yield bytesOf('bytes');
    }
    await storage.put(watched(), MAX);
    expect(modes).toEqual([0o700, 0o600]);
  });

  it('are all listed by another process, which removes only leftovers of a killed one', async () => {
    const incoming = join(folder, 'storage', 'incoming');
    const before = await list(storage);
    let name = '';
    async function* whileItComes() {
      yield bytesOf('a file that ');
      [name = ''] = await waiting(folder);
      const [, , place] = name.split('.');
      // No process has this id, and no process began at this time.
      await writeFile(join(incoming, `4194305.1.${place}.left`), 'half a file');
      const other = await openStorage({
        dataDirectory: folder,
        storage: kind === 'a bucket' ? s3.settings : undefined,
      });
      expect(await list(other)).toEqual(before);
      await other.close();
      expect(await waiting(folder)).toEqual([name]);
      yield bytesOf('still comes in');
    }
    const { hash } = await storage.put(whileItComes(), MAX);
    expect((await buffer(await storage.read(hash))).toString()).toBe('a file that still comes in');
    expect(name).not.toBe('');
  });
});

describe('a folder of files', () => {
  it('ignores files it did not write', async () => {
    const folder = join(dataDirectory, 'with-others');
    const storage = await openStorage({ dataDirectory: folder });
    await mkdir(join(folder, 'storage', 'files', 'lost+found'), { recursive: true });
    await writeFile(join(folder, 'storage', 'files', 'lost+found', 'note'), 'not a file of ours');
    expect(await list(storage)).toEqual([]);
  });

  it('is a temporary one without a data directory, and deleted on close', async () => {
    const storage = await openStorage({});
    const { hash } = await storage.put(streamOf(bytesOf('for now')), MAX);
    expect(await storage.size(hash)).toBe(7);
    await storage.close();
    expect(await storage.size(hash)).toBeUndefined();
    await expect(list(storage)).rejects.toThrow(/ENOENT/);
  });
});

describe('a bucket of files', () => {
  it('fails with the reason when it does not exist', async () => {
    const opened = openStorage({
      dataDirectory: join(dataDirectory, 'no-bucket'),
      storage: { ...s3.settings, bucket: 'nowhere' },
    });
    await expect(opened).rejects.toThrow(StorageUnavailableError);
    await expect(opened).rejects.toThrow(/^The bucket nowhere can't be used: .+ Check STORAGE_URL/);
  });

  it('that is unreachable differs from a missing file and works again afterwards', async () => {
    const own = await startS3('');
    const storage = await openStorage({ dataDirectory: join(dataDirectory, 'gone'), storage: own.settings });
    const { hash } = await storage.put(streamOf(bytesOf('here')), MAX);
    own.server.closeAllConnections();
    own.server.close();
    await expect(storage.size(hash)).rejects.toThrow(StorageUnavailableError);
    await expect(storage.read(hash)).rejects.toThrow(StorageUnavailableError);
    own.server.listen(Number(new URL(own.settings.endpoint ?? '').port), '127.0.0.1');
    expect((await buffer(await storage.read(hash))).toString()).toBe('here');
    await storage.close();
    await own.stop();
  });
});
