import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns';
import { fileHash } from './files';
import { users } from './people';
import { environments } from './subscriptions';

/** Files that are made or were made for somebody. The work itself waits in the queue. */
export const outputTasks = pgTable(
  'output_tasks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    environmentId: uuid('environment_id')
      .notNull()
      .references(() => environments.id, { onDelete: 'cascade' }),
    source: text('source', { enum: ['template', 'project', 'document'] }).notNull(),
    /** `Failed` where the content is at fault, `Error` where the platform is. */
    status: text('status', { enum: ['Waiting', 'Processing', 'Finished', 'Failed', 'Error'] })
      .notNull()
      .default('Waiting'),
    /** What is to be made, as JSON, until the task has ended. */
    input: text('input'),
    /** Why there is no file. */
    detail: text('detail'),
    fileHash: fileHash('file_hash'),
    fileName: text('file_name'),
    fileType: text('file_type'),
    /** Who started it: a user or an integration; nobody where that account is gone. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    ownerClientId: text('owner_client_id'),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [
    index('output_tasks_file').on(table.fileHash),
    index('output_tasks_ended').on(table.endedAt),
    index('output_tasks_environment').on(table.environmentId),
  ],
);
