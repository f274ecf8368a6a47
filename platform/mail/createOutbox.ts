import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from './Mailer';

/**
 * Creates a mailer for a platform without a mail server: each mail becomes a file in the folder `outbox` of the data
 * directory, which mail programs open.
 */
export function createOutbox(dataDirectory: string): Mailer {
  const directory = join(dataDirectory, 'outbox');
  return {
    async send({ to, subject, text }) {
      // A line break in one of them would begin another header.
      if (/\p{Cc}/u.test(to + subject)) throw new Error('A mail with control characters in its headers.');
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const headers = [`To: ${to}`, `Subject: ${subject}`, 'Content-Type: text/plain; charset=utf-8'];
      await writeFile(join(directory, `${randomUUID()}.eml`), `${headers.join('\r\n')}\r\n\r\n${text}\r\n`, {
        mode: 0o600,
      });
    },
  };
}
