import { ACTIVITY_DAYS } from '@/domain/activity';
import { tidyActivity } from './activity';
import { INTERNET, type Network } from './connectors';
import type { Database } from './database';
import { outputJob } from './environment-api/output/outputJob';
import { webHookJob } from './environment-api/web-hooks';
import type { Jobs } from './jobs';
import { userTaskJob } from './management';
import { openPictures } from './pictures';
import { createRenderer } from './rendering';
import type { Storage } from './storage';
import { NICENESS } from './threads';

/** Works on every kind of job in this process, what computes in threads of their own. @returns what ends the threads. */
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
    /** Whether web hooks may post to this computer by plain HTTP. @default false */
    allowsLocalWebHooks?: boolean;
    /** How long what was done is kept, in days. @default 400 */
    activityDays?: number;
    /** Absolute path of an ffmpeg that encodes films. @default an encoder of the platform does */
    ffmpeg?: string | undefined;
  },
): () => Promise<void> {
  // A batch keeps its thread as long as it takes: single files have their own, and the processor before it. The second of
  // these is for another customer, who need not wait for a film.
  const renderers = {
    output: createRenderer({ threads: 2, niceness: NICENESS.file, ffmpeg }),
    outputBatch: createRenderer({ threads: 1, niceness: NICENESS.batch, ffmpeg }),
  };
  const pictures = openPictures();
  for (const name of ['output', 'outputBatch'] as const)
    jobs.work(name, {
      ...outputJob({ ...deps, clock, network, renderer: renderers[name], pictures, jobs }),
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
    await Promise.all([...Object.values(renderers), pictures].map((threads) => threads.close()));
  };
}
