import type { Database } from '../database';
import type { Jobs } from '../jobs';
import type { Mailer } from '../mail/Mailer';
import type { Settings } from '../settings';
import type { ResolveTxt } from './users/domainProof';

/** What every handler works with. */
export interface Platform {
  database: Database;
  /** The queue of work that takes longer than a call may. */
  jobs: Jobs;
  mailer: Mailer;
  settings: Pick<Settings, 'publicUrl' | 'consoleUrl' | 'signatureSecret'>;
  resolveTxt: ResolveTxt;
  /** The moment of the call, the same throughout. */
  now: Date;
}
