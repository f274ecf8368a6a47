import { ACTIVITY_DAYS } from '@/domain/activity';
import { tidyActivity } from './activity';
import { INTERNET, type Network } from './connectors';
import type { Database } from './database';
import { outputJob } from './environment-api/output/outputJob';
import { webHookJob } from './environment-api/web-hooks';
import type { Jobs } from './jobs';
import { createOutbox } from './mail/createOutbox';
import type { Mailer } from './mail/Mailer';
import { userTaskJob } from './management';
import { openPictures } from './pictures';
import { openReaders } from './readers';
import { createRenderer } from './rendering';
import type { Settings } from './settings';
import type { Storage } from './storage';
import { NICENESS } from './threads';

/** The settings of jobs, which an answering process and a worker share. */
type JobsSettings = Pick<Settings, 'publicUrl' | 'consoleUrl' | 'signatureSecret' | 'dataDirectory'> &
  Partial<Pick<Settings, 'allowsLocalWebHooks' | 'activityDays' | 'ffmpeg'>>;

/** Runs every kind of job in this process, with computations in threads. @returns a function that ends the threads */
export function workOnJobs(
  jobs: Jobs,
  {
    clock = () => new Date(),
    network = INTERNET,
    settings,
    mailer = createOutbox(settings.dataDirectory),
    ...deps
  }: {
    database: Database;
    storage: Storage;
    settings: JobsSettings;
    clock?: () => Date;
    network?: Network;
    /** @default the outbox in the data directory */
    mailer?: Mailer;
  },
): () => Promise<void> {
  const {
    signatureSecret,
    allowsLocalWebHooks: allowsLocal = false,
    activityDays = ACTIVITY_DAYS,
    ffmpeg,
  } = settings;
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
      ...outputJob({
        ...deps,
        signatureSecret,
        clock,
        network,
        renderer: renderers[name],
        pictures,
        readers,
        jobs,
      }),
      places: name === 'output' ? 2 : 1,
      placesPerCustomer: 1,
    });
  jobs.work('webHook', webHookJob({ ...deps, clock, network, jobs, signatureSecret, allowsLocal }));
  jobs.work('userTask', {
    ...userTaskJob({ database: deps.database, clock, mailer, settings }),
    places: 2,
    placesPerCustomer: 1,
  });
  jobs.tidy(() => tidyActivity(deps.database, { now: clock(), days: activityDays }));
  return async () => {
    await Promise.all([...Object.values(renderers), pictures, readers].map((threads) => threads.close()));
  };
}
