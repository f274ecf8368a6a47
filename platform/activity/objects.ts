import { inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ActivityKind } from '@/domain/activity';
import type { Database } from '../database';
import {
  brandKits,
  connectors,
  dataSets,
  editorViews,
  environments,
  fontFamilies,
  fontStyles,
  integrations,
  media,
  outputSettings,
  outputTasks,
  projects,
  subscriptions,
  templateCollections,
  templates,
  userGroups,
  userInterfaces,
  users,
  webHooks,
} from '../database/schema';
import type { Reader } from './Reader';
import {
  readBrandKit,
  readCollection,
  readConnector,
  readDataSet,
  readEditorView,
  readFont,
  readFontStyle,
  readMedia,
  readOutputSetting,
  readOutputTask,
  readProject,
  readTemplate,
  readUserInterface,
  readWebHook,
} from './readItems';
import { readEnvironment, readGroup, readIntegration, readSubscription, readUser } from './readPeople';

interface Kept {
  readonly read: Reader;
  readonly table: PgTable;
  readonly id: AnyPgColumn;
}

const makeKept = (read: Reader, table: PgTable & { id: AnyPgColumn }): Kept => ({
  read,
  table,
  id: table.id,
});

/** For each kind of object: how it is read, and the table whose rows are locked. */
export const OBJECTS: Readonly<Record<ActivityKind, Kept>> = {
  subscription: makeKept(readSubscription, subscriptions),
  user: makeKept(readUser, users),
  group: makeKept(readGroup, userGroups),
  environment: makeKept(readEnvironment, environments),
  integration: { read: readIntegration, table: integrations, id: integrations.clientId },
  connector: makeKept(readConnector, connectors),
  webHook: makeKept(readWebHook, webHooks),
  template: makeKept(readTemplate, templates),
  collection: makeKept(readCollection, templateCollections),
  project: makeKept(readProject, projects),
  media: makeKept(readMedia, media),
  folder: makeKept(readMedia, media),
  font: makeKept(readFont, fontFamilies),
  fontStyle: makeKept(readFontStyle, fontStyles),
  brandKit: makeKept(readBrandKit, brandKits),
  outputSetting: makeKept(readOutputSetting, outputSettings),
  outputTask: makeKept(readOutputTask, outputTasks),
  userInterface: makeKept(readUserInterface, userInterfaces),
  dataSet: makeKept(readDataSet, dataSets),
  workspace: makeKept(readEditorView, editorViews),
  viewPreference: makeKept(readEditorView, editorViews),
};

/** Locks objects until the transaction ends, in the order of their ids. */
export async function lockObjects(db: Database, kind: ActivityKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { table, id } = OBJECTS[kind];
  await db
    .select({ id })
    .from(table)
    .where(inArray(id, [...ids]))
    .orderBy(id)
    .for('update');
}
