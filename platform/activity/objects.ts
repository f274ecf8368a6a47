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

const kept = (read: Reader, table: PgTable & { id: AnyPgColumn }): Kept => ({ read, table, id: table.id });

/** How each kind of thing is read, and the row that stands for it. */
export const OBJECTS: Readonly<Record<ActivityKind, Kept>> = {
  subscription: kept(readSubscription, subscriptions),
  user: kept(readUser, users),
  group: kept(readGroup, userGroups),
  environment: kept(readEnvironment, environments),
  integration: { read: readIntegration, table: integrations, id: integrations.clientId },
  connector: kept(readConnector, connectors),
  webHook: kept(readWebHook, webHooks),
  template: kept(readTemplate, templates),
  collection: kept(readCollection, templateCollections),
  project: kept(readProject, projects),
  media: kept(readMedia, media),
  folder: kept(readMedia, media),
  font: kept(readFont, fontFamilies),
  fontStyle: kept(readFontStyle, fontStyles),
  brandKit: kept(readBrandKit, brandKits),
  outputSetting: kept(readOutputSetting, outputSettings),
  outputTask: kept(readOutputTask, outputTasks),
  userInterface: kept(readUserInterface, userInterfaces),
  dataSet: kept(readDataSet, dataSets),
  workspace: kept(readEditorView, editorViews),
  viewPreference: kept(readEditorView, editorViews),
};

/** Keeps others from changing things until the transaction ends, in the order of their ids. */
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
