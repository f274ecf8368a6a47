import type { Database } from './database';
import { outputJob } from './environment-api/output/outputJob';
import type { Jobs } from './jobs';
import { createRenderer } from './rendering';
import type { Storage } from './storage';

/** Works on every kind of job in this process, what computes in threads of their own. @returns what ends the threads. */
export function workOnJobs(
  jobs: Jobs,
  { clock = () => new Date(), ...deps }: { database: Database; storage: Storage; clock?: () => Date },
): () => Promise<void> {
  const renderer = createRenderer();
  const output = outputJob({ ...deps, clock, renderer });
  jobs.work('output', output);
  jobs.work('outputBatch', output);
  return () => renderer.close();
}
