import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { demoUserId } from '@/demo';
import { EMPTY_CONTENT } from '@/domain/brand-kits';
import * as schema from '../../../platform/database/schema';
import { keepFile } from '../../../platform/storage';
import { addFonts } from '../../contract/support/addFonts';
import { addProject } from '../../contract/support/addProject';
import { OUTPUT_TASK_ROW } from '../../contract/support/outputTaskRow';
import { picture } from '../../contract/support/pictures';
import { NOW, type TestPlatform } from '../../contract/support/startTestPlatform';
import { emptyDocument } from '../../unit/engine/support/sampleDocument';

/** Ids of one object of each kind in an environment, by the name of references to it in the contract. */
export type Things = Readonly<Record<string, string>>;

const moments = { createdAt: NOW, modifiedAt: NOW };

/** Adds an object of each kind to an environment; its project is empty and belongs to an account. */
export async function addThings(
  platform: TestPlatform,
  environmentId: string,
  account: string,
): Promise<Things> {
  const { db } = platform;
  const base = { environmentId, name: 'Foreign', nameKey: 'foreign', ...moments };
  const first = <Row extends { id: string }>([row]: readonly Row[]) => row?.id ?? '';
  const document = JSON.stringify(emptyDocument());
  const templateId = first(
    await db
      .insert(schema.templates)
      .values({ ...base, document, contentModifiedAt: NOW })
      .returning(),
  );
  const { familyId, styleId, batchId, uploadId } = await addFonts(platform, environmentId);
  const webHookId = first(
    await db
      .insert(schema.webHooks)
      .values({
        ...base,
        address: 'https://shop.test/hook',
        secret: 'sealed',
        events: ['output.finished'],
        isEnabled: true,
      })
      .returning(),
  );
  const deliveryId = randomUUID();
  await db
    .insert(schema.webHookDeliveries)
    .values({ id: deliveryId, webHookId, event: 'test', body: '{}', status: 'failed', createdAt: NOW });
  const userId = demoUserId(`${account}@demo.test`);
  const idOf = async (
    table: typeof schema.outputSettings | typeof schema.userInterfaces | typeof schema.dataSets,
  ) =>
    first(
      await db.select({ id: table.id }).from(table).where(eq(table.environmentId, environmentId)).limit(1),
    );
  const viewOf = async (kind: 'workspace' | 'viewPreference') =>
    first(
      await db
        .select({ id: schema.editorViews.id })
        .from(schema.editorViews)
        .where(and(eq(schema.editorViews.environmentId, environmentId), eq(schema.editorViews.kind, kind)))
        .limit(1),
    );
  const outputSettingsId = await idOf(schema.outputSettings);
  const { folderId, mediaId } = await addPicture(platform, environmentId);
  return {
    templateId,
    collectionId: first(await db.insert(schema.templateCollections).values(base).returning()),
    projectId: await addProject(platform, { document: emptyDocument(), account, environmentId }),
    connectorId: await addConnector(platform, environmentId),
    dataSetId: await idOf(schema.dataSets),
    brandKitId: first(
      await db
        .insert(schema.brandKits)
        .values({ ...base, content: EMPTY_CONTENT })
        .returning(),
    ),
    folderId,
    mediaId,
    assetId: mediaId,
    familyId,
    styleId,
    fontStyleId: styleId,
    batchId,
    uploadId,
    taskId: first(
      await db
        .insert(schema.outputTasks)
        .values({
          environmentId,
          source: 'template',
          status: 'Finished',
          ...OUTPUT_TASK_ROW,
          createdAt: NOW,
          endedAt: NOW,
          ownerId: userId,
        })
        .returning(),
    ),
    setting: outputSettingsId,
    outputSettingsId,
    webHookId,
    deliveryId,
    userInterfaceId: await idOf(schema.userInterfaces),
    workspaceId: await viewOf('workspace'),
    viewPreferenceId: await viewOf('viewPreference'),
  };
}

async function addConnector({ db }: TestPlatform, environmentId: string): Promise<string> {
  const [row] = await db
    .insert(schema.connectors)
    .values({
      environmentId,
      name: 'Foreign',
      description: '',
      type: 'data',
      version: '1.0.0',
      createdAt: NOW,
      isEnabled: true,
      isDefault: false,
      ownerType: 'user',
      browserAuthentication: 'none',
      serverAuthentication: 'none',
    })
    .returning();
  return row?.id ?? '';
}

async function addPicture({ db, storage }: TestPlatform, environmentId: string) {
  const names = (name: string) => ({ name, nameKey: name, nameInFolder: name });
  const [folder] = await db
    .insert(schema.media)
    .values({ environmentId, kind: 'folder', ...names('foreign'), ...moments })
    .returning();
  const folderId = folder?.id ?? '';
  const content = Readable.from([await picture(4, 3, 'png')]);
  const { hash, size } = await keepFile({ database: db, storage, now: NOW }, content, 1_000_000);
  const [asset] = await db
    .insert(schema.media)
    .values({
      environmentId,
      kind: 'asset',
      folderId,
      extension: 'png',
      fileHash: hash,
      size,
      ...names('foreign.png'),
      ...moments,
    })
    .returning();
  return { folderId, mediaId: asset?.id ?? '' };
}
