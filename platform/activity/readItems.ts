import { and, asc, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { displayName } from '@/domain/users';
import {
  brandKits,
  collectionTemplates,
  connectors,
  dataSets,
  editorViews,
  fontFamilies,
  fontStyles,
  media,
  outputSettings,
  outputTasks,
  projects,
  templateCollections,
  templates,
  userInterfaces,
  users,
  webHooks,
} from '../database/schema';
import type { ActivityState } from '@/domain/activity';
import type { Known, Reader, Target } from './Reader';

type Item = PgTable & { id: AnyPgColumn; environmentId: AnyPgColumn; name: AnyPgColumn };

/** Makes a reader of an environment's rows from their public columns. */
const rowsOf =
  (table: Item, columns: Readonly<Record<string, AnyPgColumn>>): Reader =>
  async (db, { id, environmentId }) => {
    const [row] = await db
      .select({ name: table.name, ...columns })
      .from(table)
      .where(and(eq(table.id, id), eq(table.environmentId, environmentId ?? '')));
    return row && known(row as ActivityState & { name: string });
  };

const known = (state: ActivityState & { readonly name: string }): Known => ({ name: state.name, state });

/** A template with its revision and note; never its document. */
export const readTemplate = rowsOf(templates, { revision: templates.revision, note: templates.note });

export const readBrandKit = rowsOf(brandKits, { revision: brandKits.revision });
export const readDataSet = rowsOf(dataSets, { rows: dataSets.rowCount });
export const readUserInterface = rowsOf(userInterfaces, { isDefault: userInterfaces.isDefault });
export const readEditorView = rowsOf(editorViews, {});
export const readFont = rowsOf(fontFamilies, {});
export const readOutputTask = rowsOf(outputTasks, {
  format: outputTasks.format,
  records: outputTasks.recordsTotal,
  status: outputTasks.status,
  source: outputTasks.source,
});
export const readConnector = rowsOf(connectors, {
  description: connectors.description,
  type: connectors.type,
  isEnabled: connectors.isEnabled,
  isDefault: connectors.isDefault,
  allowedDomains: connectors.allowedDomains,
  browserSignIn: connectors.browserAuthentication,
  serverSignIn: connectors.serverAuthentication,
});

/** An output setting with the properties of its files. */
export const readOutputSetting: Reader = async (db, { id, environmentId }) => {
  const [row] = await db
    .select()
    .from(outputSettings)
    .where(and(eq(outputSettings.id, id), eq(outputSettings.environmentId, environmentId ?? '')));
  if (!row) return undefined;
  const { name, type, description, isDefault, values } = row;
  const flat = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'object' ? JSON.stringify(value) : value,
  ]);
  return known({
    ...(Object.fromEntries(flat) as ActivityState),
    name,
    format: type,
    description,
    isDefault,
  });
};

/** A web hook; omits the query, user name and password of its address, which may be secret. */
export const readWebHook: Reader = async (db, { id, environmentId }) => {
  const [row] = await db
    .select({
      name: webHooks.name,
      address: webHooks.address,
      events: webHooks.events,
      isEnabled: webHooks.isEnabled,
    })
    .from(webHooks)
    .where(and(eq(webHooks.id, id), eq(webHooks.environmentId, environmentId ?? '')));
  return row && known({ ...row, address: removeSecrets(row.address) });
};

function removeSecrets(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/** A collection with its templates. */
export const readCollection: Reader = async (db, { id, environmentId }) => {
  const [row] = await db
    .select({
      name: templateCollections.name,
      cover: templateCollections.coverHash,
      userInterface: userInterfaces.name,
    })
    .from(templateCollections)
    .leftJoin(userInterfaces, eq(userInterfaces.id, templateCollections.userInterfaceId))
    .where(and(eq(templateCollections.id, id), eq(templateCollections.environmentId, environmentId ?? '')));
  if (!row) return undefined;
  const held = await db
    .select({ name: collectionTemplates.name, ownName: templates.name })
    .from(collectionTemplates)
    .innerJoin(templates, eq(templates.id, collectionTemplates.templateId))
    .where(eq(collectionTemplates.collectionId, id))
    .orderBy(asc(collectionTemplates.position));
  const { name, userInterface, cover } = row;
  const names = held.map((template) => template.name ?? template.ownName);
  return known({ name, userInterface, hasCover: cover !== null, templates: names });
};

/** A project with its owner; never its document. */
export const readProject: Reader = async (db, { id, environmentId }) => {
  const [row] = await db
    .select({
      name: projects.name,
      revision: projects.revision,
      ownerId: projects.ownerId,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(projects)
    .leftJoin(users, eq(users.id, projects.ownerId))
    .where(and(eq(projects.id, id), eq(projects.environmentId, environmentId ?? '')));
  if (!row) return undefined;
  const { name, revision, firstName, lastName, email } = row;
  const owner = email === null ? null : displayName({ firstName, lastName, email });
  return known({ name, revision, owner });
};

/** An asset or a folder, with its parent folder. */
export const readMedia: Reader = async (db, { id, environmentId }) => {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.id, id), eq(media.environmentId, environmentId ?? '')));
  if (!row) return undefined;
  const [parent] =
    row.folderId === null
      ? []
      : await db.select({ name: media.name }).from(media).where(eq(media.id, row.folderId));
  const { name, kind, size, drawnCrop } = row;
  const folder = parent?.name ?? null;
  if (kind === 'folder') return known({ name, folder });
  return known({ name, folder, size, hasSubjectArea: drawnCrop !== null });
};

/** A font style; its name includes the family. */
export const readFontStyle: Reader = async (db, { id, environmentId }: Target) => {
  const [row] = await db
    .select({ family: fontFamilies.name, style: fontStyles.name, fileName: fontStyles.fileName })
    .from(fontStyles)
    .innerJoin(fontFamilies, eq(fontFamilies.id, fontStyles.familyId))
    .where(and(eq(fontStyles.id, id), eq(fontFamilies.environmentId, environmentId ?? '')));
  return row && known({ name: `${row.family} ${row.style}`, fileName: row.fileName });
};
