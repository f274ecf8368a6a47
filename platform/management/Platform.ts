import type { Database } from '../database';
import type { Mailer } from '../mail/Mailer';
import type { Settings } from '../settings';

/** What every handler works with. */
export interface Platform {
  database: Database;
  mailer: Mailer;
  settings: Pick<Settings, 'publicUrl' | 'signatureSecret'>;
  /** The moment of the call, the same throughout. */
  now: Date;
}
