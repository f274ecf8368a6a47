import { ACTIVITY_DAYS } from '@/domain/activity';
import { tidyActivity } from './activity';
import { INTERNET, type Network } from './connectors';
import type { Database } from './database';
import { outputJob } from './environment-api/output/outputJob';
import { webHookJob } from './environment-api/web-hooks';
import type { Jobs } from './jobs';
import { userTaskJob } from './management';
import { openPictures } from './pictures';
import { openReaders } from './readers';
import { createRenderer } from './rendering';
import type { Storage } from './storage';
import { NICENESS } from './threads';

/** Runs every kind of job in this process, with computations in threads. @returns a function that ends the threads */
export function workOnJobs(
  jobs: Jobs,
  {
    clock = () => new Date(),
    network = INTERNET,
    allowsLocalWebHooks: allowsLocal = false,
    activityDays = ACTIVITY_DAYS,
    ffmpeg,
    ...deps
  }: {
    database: Database;
    storage: Storage;
    signatureSecret: string;
    clock?: () => Date;
    network?: Network;
    /** Whether web hooks may post to this computer over plain HTTP. @default false */
    allowsLocalWebHooks?: boolean;
    /** Retention of activity entries, in days. @default 400 */
    activityDays?: number;
    /** Absolute path of an ffmpeg that encodes videos. @default the platform's own encoder */
    ffmpeg?: string | undefined;
  },
): () => Promise<void> {
  // A batch occupies its thread for long: single files have threads of their own, with higher priority. The second of
  // these is for another customer, who need not wait for a video.
  const renderers = {
    output: createRenderer({ threads: 2, niceness: NICENESS.file, ffmpeg }),
    outputBatch: createRenderer({ threads: 1, niceness: NICENESS.batch, ffmpeg }),
  };
  const pictures = openPictures();
  const readers = openReaders();
  for (const name of ['output', 'outputBatch'] as const)
    jobs.work(name, {
      ...outputJob({ ...deps, clock, network, renderer: renderers[name], pictures, readers, jobs }),
      places: name === 'output' ? 2 : 1,
      placesPerCustomer: 1,
    });
  jobs.work('webHook', webHookJob({ ...deps, clock, network, jobs, allowsLocal }));
  jobs.work('userTask', {
    ...userTaskJob({ database: deps.database, clock }),
    places: 2,
    placesPerCustomer: 1,
  });
  jobs.tidy(() => tidyActivity(deps.database, { now: clock(), days: activityDays }));
  return async () => {
    await Promise.all([...Object.values(renderers), pictures, readers].map((threads) => threads.close()));
  };
}
