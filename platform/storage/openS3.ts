import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { S3Settings } from '../settings';
import { MissingFileError, StorageUnavailableError } from './errors';
import type { Incoming } from './incoming';
import { isHash, storagePath, type Storage, type StoredFile } from './Storage';

/** Size of the parts of a large file, in bytes, and how many are sent at once. */
const PART_SIZE = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
/** Time limit for opening a connection, in milliseconds. */
const CONNECT_TIMEOUT = 5_000;

/**
 * Stores files in a bucket of an S3-compatible service. Incoming content waits on disk until complete, since its name
 * is its hash; sending the same content twice changes nothing. @throws StorageUnavailableError when the bucket can't be
 * used
 */
export async function openS3(settings: S3Settings, incoming: Incoming): Promise<Storage> {
  const { bucket: Bucket, prefix } = settings;
  const client = createClient(settings);
  const keyOf = (hash: string) => `${prefix}${storagePath(hash)}`;
  const explain = explainWith(Bucket);

  async function size(hash: string): Promise<number | undefined> {
    const command = new HeadObjectCommand({ Bucket, Key: keyOf(hash) });
    try {
      return (await client.send(command)).ContentLength;
    } catch (error) {
      return isMissing(error) ? undefined : explain(error);
    }
  }

  async function send(path: string, file: StoredFile): Promise<void> {
    if ((await size(file.hash)) === file.size) return;
    const upload = new Upload({
      client,
      params: { Bucket, Key: keyOf(file.hash), Body: createReadStream(path) },
      partSize: PART_SIZE,
      queueSize: PARTS_AT_ONCE,
    });
    await upload.done().catch(explain);
    const arrived = await size(file.hash);
    if (arrived !== file.size)
      throw new StorageUnavailableError(
        `Of ${file.size} bytes ${arrived ?? 0} arrived in the bucket ${Bucket}.`,
      );
  }

  async function* list(): AsyncIterable<StoredFile> {
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix });
    try {
      for await (const { Contents = [] } of pages)
        for (const { Key = '', Size = 0 } of Contents) {
          const hash = Key.slice(Key.lastIndexOf('/') + 1);
          if (isHash(hash) && Key === keyOf(hash)) yield { hash, size: Size };
        }
    } catch (error) {
      explain(error);
    }
  }

  await client.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => {
    throw unavailable(Bucket, error);
  });
  return {
    put: (content, { maxBytes, reserve }) =>
      incoming.receive(content, maxBytes, async (path, file) => {
        await reserve?.(file);
        await send(path, file);
      }),
    async read(hash, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const command = new GetObjectCommand({ Bucket, Key: keyOf(hash), Range });
      const { Body } = await client.send(command).catch(explain);
      return Body as Readable;
    },
    size,
    async remove(hash) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(hash) })).catch(explain);
    },
    list,
    close: async () => client.destroy(),
  };
}

/* Suppresses its warning that next year's versions no longer support Node.js 20. */
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

function createClient({ endpoint, region, credentials }: S3Settings): S3Client {
  return new S3Client({
    region,
    ...(credentials && { credentials }),
    // A service other than AWS need not have a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Omits checksums of AWS, which other services may not support; names are hashes of the content here.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT },
  });
}

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && /^(?:NoSuchKey|NotFound)$/.test(error.name);

/** Converts errors of the service or the network to storage errors. */
const explainWith =
  (bucket: string) =>
  (error: unknown): never => {
    if (isMissing(error)) throw new MissingFileError('There is no such file.', { cause: error });
    if (!(error instanceof S3ServiceException)) throw unavailable(bucket, error);
    if (error.name === 'InvalidRange') throw new RangeError(error.message, { cause: error });
    if (error.$metadata.httpStatusCode === 507)
      throw Object.assign(new Error(`The bucket ${bucket} has no room left.`, { cause: error }), {
        code: 'ENOSPC',
      });
    throw unavailable(bucket, error);
  };

function unavailable(bucket: string, error: unknown): StorageUnavailableError {
  const why = error instanceof Error ? error.message || error.name : String(error);
  return new StorageUnavailableError(
    `The bucket ${bucket} can't be used: ${why}. Check STORAGE_URL and S3_….`,
    {
      cause: error,
    },
  );
}
