import { createHash, randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { DEMO_PASSWORD, type DemoData } from '@/demo';
import { itemNameKey } from '@/domain/item-name';
import { OUTPUT_INTENTS } from '@/domain/user-interfaces';
import { hashPassword, type Database } from '../database';
import * as tables from '../database/schema';
import { noteMissingReferences } from '../environment-api/where-used';
import { presentProjects } from './presentProjects';

/** Rows in one statement; the widest table stays well under the 65,535 parameters of the protocol. */
const BATCH = 2000;

/** Inserts demo data, or a part of it; existing rows are unchanged. */
export async function insertDemoData(db: Database, data: Partial<DemoData>): Promise<void> {
  const insert = async <Table extends PgTable>(table: Table, rows: Table['$inferInsert'][] = []) => {
    for (let start = 0; start < rows.length; start += BATCH) {
      await db
        .insert(table)
        .values(rows.slice(start, start + BATCH))
        .onConflictDoNothing();
    }
  };
  await insert(tables.clients, data.clients);
  await insert(tables.subscriptions, data.subscriptions);
  await insert(
    tables.provenDomains,
    data.subscriptions?.flatMap(({ id, externalIdpDomains }) =>
      externalIdpDomains.map((domain) => ({ subscriptionId: id, domain, provenAt: new Date() })),
    ),
  );
  await insert(tables.licenses, data.licenses);
  await insert(tables.environments, data.environments);
  if (data.users) {
    // One hash for all: ten thousand hashes would take minutes, and the password is public anyway.
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const users = data.users.map((user) => ({
      ...user,
      passwordHash: user.isFederated ? null : passwordHash,
    }));
    await insert(tables.users, users);
  }
  await insert(tables.memberships, data.memberships);
  await insert(tables.environmentRoles, data.environmentRoles);
  await insert(tables.userGroups, data.userGroups);
  await insert(tables.userGroupMembers, data.groupMembers);
  await insert(tables.userGroupRoles, data.groupRoles);
  await insert(
    tables.integrations,
    data.integrations?.map((integration) => ({ ...integration, secretHash: unknownSecretHash() })),
  );
  await insert(tables.connectors, data.connectors);
  await insertDefaultFamilies(db, data.defaultFonts ?? []);
  await insert(
    tables.templates,
    data.templates?.map((template) => ({ ...template, nameKey: itemNameKey(template.name) })),
  );
  await insert(
    tables.outputSettings,
    data.outputSettings?.map((setting) => ({ ...setting, nameKey: itemNameKey(setting.name) })),
  );
  const userInterfaces = data.userInterfaces ?? [];
  await insert(
    tables.userInterfaces,
    userInterfaces.map(({ outputSettings: _offered, ...row }) => ({
      ...row,
      nameKey: itemNameKey(row.name),
    })),
  );
  await insert(tables.userInterfaceOutputs, await offeredOf(db, userInterfaces));
  await insert(
    tables.templateCollections,
    data.collections?.map((collection) => ({ ...collection, nameKey: itemNameKey(collection.name) })),
  );
  await insert(tables.collectionTemplates, await keepPresentTemplates(db, data.collectionTemplates ?? []));
  await insert(
    tables.projects,
    (await presentProjects(db, data.projects ?? [])).map((project) => ({
      ...project,
      nameKey: itemNameKey(project.name),
    })),
  );
  await insert(
    tables.brandKits,
    data.brandKits?.map((kit) => ({ ...kit, nameKey: itemNameKey(kit.name) })),
  );
  await noteMissingReferences(db);
  const dataSets = data.dataSets ?? [];
  await insert(
    tables.dataSets,
    dataSets.map(({ rows, ...dataSet }) => ({
      ...dataSet,
      nameKey: itemNameKey(dataSet.name),
      rowCount: rows.length,
    })),
  );
  await insert(
    tables.dataRows,
    dataSets.flatMap(({ id, rows }) => rows.map((values, position) => ({ dataSetId: id, position, values }))),
  );
  await insert(
    tables.editorViews,
    data.editorViews?.map((view) => ({ ...view, nameKey: itemNameKey(view.name) })),
  );
  await insert(tables.renderUsage, data.renderUsage);
  const activity = data.activity ?? [];
  await insert(
    tables.activityEntries,
    activity.map(({ objects: _objects, ...entry }) => ({
      ...entry,
      objectNameKey: itemNameKey(entry.objectName),
    })),
  );
  await insert(
    tables.activityObjects,
    activity.flatMap(({ id: entryId, time, objects }) =>
      objects.map((object) => ({ object, time, entryId })),
    ),
  );
}

/** Templates and collections of an existing database may be deleted. */
async function keepPresentTemplates(db: Database, held: DemoData['collectionTemplates']) {
  if (held.length === 0) return held;
  const { templates } = tables;
  const ids = held.map(({ templateId }) => templateId);
  const present = await db.select({ id: templates.id }).from(templates).where(inArray(templates.id, ids));
  const known = new Set(present.map(({ id }) => id));
  return held.filter(({ templateId }) => known.has(templateId));
}

/** Output settings and user interfaces of an existing database may be deleted. */
async function offeredOf(db: Database, rows: DemoData['userInterfaces']) {
  const { userInterfaces, outputSettings } = tables;
  const present = await Promise.all([
    db.select({ id: userInterfaces.id }).from(userInterfaces),
    db.select({ id: outputSettings.id }).from(outputSettings),
  ]);
  const known = new Set(present.flat().map(({ id }) => id));
  return rows
    .filter(({ id }) => known.has(id))
    .flatMap((row) =>
      OUTPUT_INTENTS.flatMap((intent) =>
        row.outputSettings[intent]
          .filter((outputSettingId) => known.has(outputSettingId))
          .map((outputSettingId, position) => ({
            userInterfaceId: row.id,
            intent,
            outputSettingId,
            position,
          })),
      ),
    );
}

function unknownSecretHash(): string {
  return createHash('sha256').update(randomBytes(32)).digest('hex');
}

/** Inserts the default family for environments that have none. */
async function insertDefaultFamilies(db: Database, families: DemoData['defaultFonts']): Promise<void> {
  if (families.length === 0) return;
  const inserted = await db
    .insert(tables.fontFamilies)
    .values(families.map(({ styles: _, ...family }) => ({ ...family, nameKey: itemNameKey(family.name) })))
    .onConflictDoNothing()
    .returning({ id: tables.fontFamilies.id });
  const ids = new Set(inserted.map(({ id }) => id));
  const styles = families
    .filter(({ id }) => ids.has(id))
    .flatMap((family) =>
      family.styles.map((style) => ({ ...style, familyId: family.id, nameKey: itemNameKey(style.name) })),
    );
  if (styles.length > 0) await db.insert(tables.fontStyles).values(styles);
}
