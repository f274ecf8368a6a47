import type { Database } from '../database';
import type { Jobs } from '../jobs';
import type { Mailer } from '../mail/Mailer';
import type { Settings } from '../settings';
import type { FairPlaces } from '../shares';
import type { ResolveTxt } from './users/domainProof';

/** Dependencies of every handler. */
export interface Platform {
  database: Database;
  /** The queue of work that takes longer than a call may. */
  jobs: Jobs;
  mailer: Mailer;
  settings: Pick<Settings, 'publicUrl' | 'consoleUrl' | 'signatureSecret'>;
  resolveTxt: ResolveTxt;
  /** The places in which reports are made. */
  reports: FairPlaces;
  /** The moment of the call, constant throughout. */
  now: Date;
}
