import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Settings } from '../../../platform/settings';

/* The package has no types. */
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => {
  configureBuckets(): Promise<void>;
  callback(): RequestListener;
  logger: { close(): void; exceptions: { unhandle(): void } };
};

/** An S3-compatible service in this process. */
export interface RunningS3 {
  settings: S3Settings;
  server: Server;
  stop(): Promise<void>;
}

/** Starts one on a free port, with an empty bucket. */
export async function startS3(prefix = 'some/where/'): Promise<RunningS3> {
  const directory = await mkdtemp(join(tmpdir(), 'platen-s3-'));
  const bucket = 'platen-files';
  const s3 = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
    // It omits the trailing slash of a bucket's address from the signed text, unlike S3.
    allowMismatchedSignatures: true,
  });
  await s3.configureBuckets();
  const server = createServer(oneWriteAtATime(s3.callback())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server,
    settings: {
      bucket,
      prefix,
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      s3.logger.exceptions.unhandle();
      s3.logger.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * S3 replaces an object atomically, but this service first empties its file: a concurrent read found 0 bytes. So
 * requests about an object wait until its writes have been answered.
 */
function oneWriteAtATime(handle: RequestListener): RequestListener {
  const writes = new Map<string, Promise<unknown>>();
  return async (request, response) => {
    const [path = ''] = request.url?.split('?') ?? [];
    const earlier = writes.get(path);
    if (request.method === 'PUT' || request.method === 'POST') {
      const answered = new Promise((resolve) => response.once('close', resolve));
      writes.set(path, Promise.all([earlier, answered]));
    }
    await earlier;
    handle(request, response);
  };
}
