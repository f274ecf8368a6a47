import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OutputFormat, OutputSource, OutputStatus, OutputType } from '@/domain/output';
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
    /** What the file is named after. */
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    format: text('format').$type<OutputFormat>().notNull(),
    types: text('types').array().$type<OutputType[]>().notNull(),
    source: text('source').$type<OutputSource>().notNull(),
    /** The template or project, which may be gone by now. */
    sourceId: uuid('source_id'),
    /** The output setting it is made by, which may be gone by now; none where the call has said how itself. */
    outputSettingId: uuid('output_setting_id'),
    recordsTotal: integer('records_total').notNull(),
    /** Records that were tried so far, failed ones included. */
    recordsDone: integer('records_done').notNull().default(0),
    recordsFailed: integer('records_failed').notNull().default(0),
    /** The numbers of those that have failed, counted from 1 in what was asked for first. */
    failedRecords: integer('failed_records').array().notNull().default([]),
    /** `Failed` where the content is at fault or somebody has cancelled it, `Error` where the platform is. */
    status: text('status').$type<OutputStatus>().notNull().default('Waiting'),
    /** What is to be made, as JSON; kept until its files are made, so that it can be made again, and with them for those that failed. */
    input: text('input'),
    /** Why there is no file. */
    detail: text('detail'),
    fileHash: fileHash('file_hash'),
    fileName: text('file_name'),
    fileType: text('file_type'),
    /** What should be known of its records, as a file; none where there is nothing. */
    reportHash: fileHash('report_hash'),
    /** Who started it: a user or an integration; nobody where that account is gone. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    ownerClientId: text('owner_client_id'),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [
    index('output_tasks_file').on(table.fileHash),
    index('output_tasks_report').on(table.reportHash),
    index('output_tasks_ended').on(table.endedAt),
    index('output_tasks_environment').on(table.environmentId, table.createdAt),
  ],
);
