import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { OutputFormat, OutputSource, OutputStatus, OutputType } from '@/domain/output';
import { time } from './columns';
import { fileHash } from './files';
import { users } from './people';
import { environments } from './subscriptions';

/** Output tasks, pending or finished. The work itself is in the queue. */
export const outputTasks = pgTable(
  'output_tasks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    environmentId: uuid('environment_id')
      .notNull()
      .references(() => environments.id, { onDelete: 'cascade' }),
    /** Base name of the file. */
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    format: text('format').$type<OutputFormat>().notNull(),
    types: text('types').array().$type<OutputType[]>().notNull(),
    source: text('source').$type<OutputSource>().notNull(),
    /** The template or project, which may be deleted. */
    sourceId: uuid('source_id'),
    /** The output setting, which may be deleted; null when the call gave its own settings. */
    outputSettingId: uuid('output_setting_id'),
    recordsTotal: integer('records_total').notNull(),
    /** Records tried so far, including failed ones. */
    recordsDone: integer('records_done').notNull().default(0),
    recordsFailed: integer('records_failed').notNull().default(0),
    /** Numbers of the failed records, counted from 1 in the first request. */
    failedRecords: integer('failed_records').array().notNull().default([]),
    /** `Failed` when the content is at fault or a user cancelled it, `Error` when the platform is. */
    status: text('status').$type<OutputStatus>().notNull().default('Waiting'),
    /**
     * The request as JSON; kept until every record has succeeded, so that the task or its failed records can be
     * run again.
     */
    input: text('input'),
    /** Why it has no file. */
    detail: text('detail'),
    fileHash: fileHash('file_hash'),
    fileName: text('file_name'),
    fileType: text('file_type'),
    /** A report on its records, as a file; null when there is nothing to report. */
    reportHash: fileHash('report_hash'),
    /** The user or integration that started it; null once that account is gone. */
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
