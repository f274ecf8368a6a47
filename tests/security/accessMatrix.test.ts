import { randomUUID } from 'node:crypto';
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  CLIENTS,
  dataSetId,
  demoUserId,
  editorViewId,
  ENVIRONMENTS,
  outputSettingId,
  SUBSCRIPTIONS,
  userInterfaceId,
} from '@/demo';
import { writeOf } from '@/domain/activity';
import { EMPTY_CONTENT } from '@/domain/brand-kits';
import { NEW_VIEW_PREFERENCE, NEW_WORKSPACE } from '@/domain/editor-views';
import {
  activityEntries,
  brandKits,
  collectionTemplates,
  connectors,
  integrations,
  media,
  memberships,
  outputTasks,
  templateCollections,
  templates,
  userBulkTasks,
  userGroups,
  users,
  webHookDeliveries,
  webHooks,
} from '../../platform/database/schema';
import type { OperationId as EnvironmentOperation } from '../../platform/environment-api/operations';
import type { OperationId } from '../../platform/management/operations';
import { keepFile } from '../../platform/storage';
import { archiveOf } from '../contract/support/archives';
import { picture } from '../contract/support/pictures';
import { addFonts } from '../contract/support/addFonts';
import { addProject } from '../contract/support/addProject';
import { routes, versionOf } from '../contract/support/contract';
import { OUTPUT_TASK_ROW } from '../contract/support/outputTaskRow';
import { NOW, startTestPlatform, type CallInput } from '../contract/support/startTestPlatform';
import { newVariable, type Document } from '@/engine/document';
import { userTaskRow } from '../contract/support/userTaskRow';
import { sampleDocument } from '../unit/engine/support/sampleDocument';
import { ACCOUNTS, ENVIRONMENT_MATRIX, PLATFORM_MATRIX, type MatrixRow } from './accessMatrix';

const platform = startTestPlatform({
  prepare: async () => {
    places = { aurora: await findPlace('aurora'), borealis: await findPlace('borealis') };
  },
});

/** The objects of one column's calls: objects of a subscription that allow every operation. */
interface Place {
  subscriptionId: string;
  customerId: string;
  environmentId: string;
  technicalName: string;
  userId: string;
  pendingId: string;
  groupId: string;
  clientId: string;
  connectorId: string;
  webHookId: string;
  deliveryId: string;
  templateId: string;
  collectionId: string;
  projectId: string;
  mediaConnectorId: string;
  brandKitId: string;
  folderId: string;
  mediaId: string;
  familyId: string;
  styleId: string;
  batchId: string;
  uploadId: string;
  taskId: string;
  settingId: string;
  interfaceId: string;
  userTaskId: string;
  endedUserTaskId: string;
}
let places: Record<'aurora' | 'borealis', Place>;

async function findMember(subscriptionId: string, status: 'Active' | 'Pending'): Promise<string> {
  const [member] = await platform.db
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.subscriptionId, subscriptionId),
        eq(memberships.status, status),
        eq(memberships.roles, []),
        eq(users.isFederated, false),
        notInArray(
          users.id,
          ACCOUNTS.map((account) => demoUserId(`${account}@demo.test`)),
        ),
      ),
    )
    .orderBy(users.email)
    .limit(1);
  return member?.id ?? '';
}

/** Adds a web hook with a failed delivery. */
async function addWebHook(environmentId: string): Promise<Pick<Place, 'webHookId' | 'deliveryId'>> {
  const moments = { createdAt: NOW, modifiedAt: NOW };
  const hook = { name: 'Matrix', nameKey: 'matrix', address: 'https://shop.test/hook', secret: 'sealed' };
  const [row] = await platform.db
    .insert(webHooks)
    .values({ environmentId, ...hook, events: ['output.finished'], isEnabled: true, ...moments })
    .returning();
  const webHookId = row?.id ?? '';
  const delivery = { event: 'test', body: '{}', status: 'failed', createdAt: NOW } as const;
  const [made] = await platform.db
    .insert(webHookDeliveries)
    .values({ id: randomUUID(), webHookId, ...delivery })
    .returning();
  return { webHookId, deliveryId: made?.id ?? '' };
}

/** A document with a field that takes uploaded pictures. */
function uploadingDocument(): Document {
  const document = sampleDocument();
  const { order, items } = document.variables;
  const photo = { ...newVariable('Photo', 'image'), allowUpload: true };
  return { ...document, variables: { order, items: { ...items, photo } } };
}

/** Adds a folder with a picture. */
async function addMedia(
  environmentId: string,
): Promise<Pick<Place, 'mediaConnectorId' | 'folderId' | 'mediaId'>> {
  const common = { environmentId, createdAt: NOW, modifiedAt: NOW };
  const [folder] = await platform.db
    .insert(media)
    .values({ ...common, kind: 'folder', name: 'Matrix', nameKey: 'matrix', nameInFolder: 'matrix' })
    .returning();
  const { hash, size } = await keepFile(
    { database: platform.db, storage: platform.storage, now: NOW },
    Readable.from([await picture(4, 3, 'png')]),
    1_000_000,
  );
  const name = 'matrix.png';
  const [asset] = await platform.db
    .insert(media)
    .values({
      ...common,
      kind: 'asset',
      folderId: folder?.id ?? '',
      name,
      nameKey: name,
      nameInFolder: name,
      extension: 'png',
      fileHash: hash,
      size,
    })
    .returning();
  const [builtIn] = await platform.db
    .select({ id: connectors.id })
    .from(connectors)
    .where(
      and(
        eq(connectors.environmentId, environmentId),
        eq(connectors.type, 'media'),
        eq(connectors.ownerType, 'builtIn'),
      ),
    );
  return { mediaConnectorId: builtIn?.id ?? '', folderId: folder?.id ?? '', mediaId: asset?.id ?? '' };
}

/** Adds a finished task of a template. */
async function addOutputTask(environmentId: string): Promise<Pick<Place, 'taskId'>> {
  const { hash } = await keepFile(
    { database: platform.db, storage: platform.storage, now: NOW },
    Readable.from([await picture(4, 3, 'png')]),
    1_000_000,
  );
  const [task] = await platform.db
    .insert(outputTasks)
    .values({
      environmentId,
      source: 'template',
      status: 'Finished',
      createdAt: NOW,
      endedAt: NOW,
      ...OUTPUT_TASK_ROW,
      fileHash: hash,
      reportHash: hash,
      fileName: 'Matrix.png',
      fileType: 'image/png',
    })
    .returning();
  return { taskId: task?.id ?? '' };
}

/** Adds a collection with a cover and the template, which then can be deleted only by force. */
async function addCollection(environmentId: string, templateId: string): Promise<string> {
  const { hash } = await keepFile(
    { database: platform.db, storage: platform.storage, now: NOW },
    Readable.from([await picture(4, 3, 'png')]),
    1_000_000,
  );
  const cover = { coverHash: hash, coverType: 'image/png' };
  const [collection] = await platform.db
    .insert(templateCollections)
    .values({ environmentId, name: 'Matrix', nameKey: 'matrix', createdAt: NOW, modifiedAt: NOW, ...cover })
    .returning();
  const collectionId = collection?.id ?? '';
  await platform.db.insert(collectionTemplates).values({ collectionId, templateId, position: 1 });
  return collectionId;
}

/** A document with records from the data set that the calls read. */
function matrixDocument(environmentId: string): Document {
  const sample = uploadingDocument();
  const rows = {
    ...newVariable('Rows', 'dataSource'),
    source: { type: 'dataSet', dataSetId: dataSetId(environmentId, 'Price list') },
  } as const;
  const { order, items } = sample.variables;
  return { ...sample, variables: { order: [...order, 'rows'], items: { ...items, rows } } };
}

/** Adds a project of a plain user in Aurora, and of a content administrator in Borealis. */
async function addMatrixProject(environmentId: string, name: 'aurora' | 'borealis'): Promise<string> {
  const account = name === 'aurora' ? 'user' : 'content.admin.classic';
  return addProject(platform, { environmentId, account, document: matrixDocument(environmentId) });
}

async function addBrandKit(environmentId: string): Promise<string> {
  const [kit] = await platform.db
    .insert(brandKits)
    .values({
      environmentId,
      name: 'Matrix',
      nameKey: 'matrix',
      content: EMPTY_CONTENT,
      createdAt: NOW,
      modifiedAt: NOW,
    })
    .returning();
  return kit?.id ?? '';
}

/** Adds bulk tasks: one that waits, and one that has ended. */
async function addUserTasks(subscriptionId: string) {
  const waiting = userTaskRow(subscriptionId);
  const ended = { ...waiting, status: 'Finished', done: 1, changed: 1, endedAt: NOW } as const;
  const rows = await platform.db.insert(userBulkTasks).values([waiting, ended]).returning();
  const idOf = (status: string) => rows.find((row) => row.status === status)?.id ?? '';
  return { userTaskId: idOf('Waiting'), endedUserTaskId: idOf('Finished') };
}

async function findPlace(name: 'aurora' | 'borealis'): Promise<Place> {
  const subscriptionId = SUBSCRIPTIONS[name];
  const environmentId = ENVIRONMENTS[`${name}Production`];
  const [group] = await platform.db
    .select()
    .from(userGroups)
    .where(
      and(
        eq(userGroups.subscriptionId, subscriptionId),
        eq(userGroups.isDefault, false),
        isNull(userGroups.externalId),
      ),
    );
  const [integration] = await platform.db
    .select()
    .from(integrations)
    .where(eq(integrations.environmentId, environmentId));
  const [connector] = await platform.db
    .insert(connectors)
    .values({
      environmentId,
      name: 'Matrix',
      description: '',
      type: 'data',
      version: '1.0.0',
      isEnabled: true,
      isDefault: false,
      ownerType: 'user',
      browserAuthentication: 'none',
      serverAuthentication: 'none',
      createdAt: NOW,
    })
    .returning();
  const [template] = await platform.db
    .insert(templates)
    .values({
      environmentId,
      name: 'Matrix',
      nameKey: 'matrix',
      document: JSON.stringify(sampleDocument()),
      createdAt: NOW,
      modifiedAt: NOW,
      contentModifiedAt: NOW,
    })
    .returning();
  const mediaIds = await addMedia(environmentId);
  const fontIds = await addFonts(platform, environmentId);
  const taskIds = await addOutputTask(environmentId);
  const userId = await findMember(subscriptionId, 'Active');
  const groupId = group?.id ?? '';
  await platform.db.execute(
    sql`insert into user_group_members (group_id, user_id) values (${groupId}, ${userId}) on conflict do nothing`,
  );
  // Environment admins may not withdraw an invitation that grants more than their environments.
  const pendingId = await findMember(subscriptionId, 'Pending');
  await platform.db.execute(
    sql`delete from environment_roles where user_id = ${pendingId} and environment_id <> ${environmentId}`,
  );
  await platform.db.execute(sql`delete from user_group_members where user_id = ${pendingId}`);
  return {
    subscriptionId,
    customerId: CLIENTS[name],
    environmentId,
    technicalName: `${name}-production`,
    userId,
    pendingId,
    groupId,
    clientId: integration?.clientId ?? '',
    connectorId: connector?.id ?? '',
    ...(await addWebHook(environmentId)),
    templateId: template?.id ?? '',
    collectionId: await addCollection(environmentId, template?.id ?? ''),
    projectId: await addMatrixProject(environmentId, name),
    brandKitId: await addBrandKit(environmentId),
    ...mediaIds,
    ...fontIds,
    ...taskIds,
    ...(await addUserTasks(subscriptionId)),
    settingId: outputSettingId(environmentId, 'PDF for the press'),
    interfaceId: userInterfaceId(environmentId, 'For the shop'),
  };
}

const days = { startDate: '2026-05-01', endDate: '2026-05-31' };
const name = { firstName: 'Some', lastName: 'Body' };
const headers = { signature: 'a'.repeat(64), 'signature-timestamp': String(NOW.getTime() / 1000) };

/** A call of each operation that the state of the place allows. */
const CALLS: Record<OperationId, (place: Place) => CallInput> = {
  listEnvironments: ({ subscriptionId }) => ({ query: { subscriptionId } }),
  createEnvironment: ({ subscriptionId }) => ({ body: { subscriptionId, type: 'development' } }),
  getEnvironment: ({ environmentId }) => ({ params: { environmentId } }),
  updateEnvironment: ({ environmentId }) => ({
    params: { environmentId },
    body: { description: 'For print' },
  }),
  deleteEnvironment: ({ environmentId }) => ({ params: { environmentId } }),
  getEnvironmentRenders: ({ environmentId }) => ({ params: { environmentId }, query: { groupBy: 'year' } }),
  listSubscriptions: () => ({}),
  getSubscription: ({ subscriptionId }) => ({ params: { subscriptionId } }),
  getSubscriptionRenders: ({ subscriptionId }) => ({
    params: { subscriptionId },
    query: { groupBy: 'year' },
  }),
  listSubscriptionUsers: ({ subscriptionId }) => ({ params: { subscriptionId } }),
  getSubscriptionUser: ({ subscriptionId, userId }) => ({ params: { subscriptionId, userId } }),
  listUserGroupsOfUser: ({ subscriptionId, userId }) => ({ params: { subscriptionId, userId } }),
  getOwnedItems: ({ subscriptionId, userId }) => ({ params: { subscriptionId, userId } }),
  handOverOwnedItems: ({ subscriptionId, userId, pendingId }) => ({
    params: { subscriptionId, userId: pendingId },
    body: { receiverId: userId },
  }),
  listLeftovers: ({ subscriptionId }) => ({ params: { subscriptionId } }),
  listUserTasks: ({ subscriptionId }) => ({ params: { subscriptionId } }),
  startUserTask: ({ subscriptionId, userId }) => ({
    params: { subscriptionId },
    body: { kind: 'deactivate', userIds: [userId] },
  }),
  startInvitationTask: ({ subscriptionId, environmentId }) => ({
    params: { subscriptionId },
    body: {
      userEmails: ['matrix@new.test'],
      userGroupIds: [],
      environments: [{ environmentId, userRole: 'User' }],
    },
  }),
  getUserTask: ({ subscriptionId, userTaskId }) => ({ params: { subscriptionId, taskId: userTaskId } }),
  listUserTaskResults: ({ subscriptionId, userTaskId }) => ({
    params: { subscriptionId, taskId: userTaskId },
  }),
  stopUserTask: ({ subscriptionId, userTaskId }) => ({ params: { subscriptionId, taskId: userTaskId } }),
  undoUserTask: ({ subscriptionId, endedUserTaskId }) => ({
    params: { subscriptionId, taskId: endedUserTaskId },
  }),
  listSubscriptionEnvironmentRoles: ({ subscriptionId }) => ({ params: { subscriptionId } }),
  replacePrices: ({ subscriptionId }) => ({
    params: { subscriptionId },
    body: { currency: 'EUR', perRender: 0.02, perGigabyte: null },
  }),
  replaceExternalIdpDomains: ({ subscriptionId }) => ({ params: { subscriptionId }, body: ['x.example'] }),
  inviteUsers: ({ subscriptionId, environmentId }) => ({
    body: {
      subscriptionId,
      userEmails: ['matrix@new.test'],
      userGroupIds: [],
      environments: [{ environmentId, userRole: 'User' }],
    },
  }),
  inviteToTrial: () => ({ body: { email: 'matrix@new.test' } }),
  getMe: () => ({}),
  getMyPermissions: () => ({}),
  listMyInvitations: () => ({}),
  listMyActivity: () => ({}),
  listSubscriptionActivity: ({ subscriptionId }) => ({ params: { subscriptionId } }),
  acceptInvitation: ({ subscriptionId }) => ({ params: { subscriptionId } }),
  declineInvitation: ({ subscriptionId }) => ({ params: { subscriptionId } }),
  enableFederation: ({ userId }) => ({ params: { userId }, headers, body: { newUserId: 'x' } }),
  updateFederatedGroups: ({ userId, groupId }) => ({
    params: { userId },
    headers,
    body: { groupIds: [groupId], userEmail: 'user@demo.test' },
  }),
  addMigratedUser: () => ({ headers, body: { email: 'matrix@new.test', ...name } }),
  getEmailStatus: ({ userId }) => ({ params: { userId }, headers }),
  updateMigratedUser: ({ userId }) => ({ params: { userId }, body: name }),
  withdrawInvitation: ({ pendingId, subscriptionId }) => ({
    params: { userId: pendingId },
    query: { subscriptionId },
  }),
  updateUserName: ({ userId }) => ({ params: { userId }, body: name }),
  activateUser: ({ subscriptionId, userId }) => ({ params: { subscriptionId, userId } }),
  deactivateUser: ({ subscriptionId, userId }) => ({ params: { subscriptionId, userId } }),
  removeUserFromSubscription: ({ subscriptionId, userId }) => ({ params: { subscriptionId, userId } }),
  updateSubscriptionRoles: ({ subscriptionId, userId }) => ({
    params: { subscriptionId, userId },
    body: { subscriptionRoles: ['SubscriptionAdmin'] },
  }),
  updateUserEnvironments: ({ subscriptionId, userId, environmentId }) => ({
    params: { subscriptionId, userId },
    body: { environmentRoles: [{ environmentId, userRole: 'ContentAdministrator' }] },
  }),
  addUserToGroups: ({ subscriptionId, userId, groupId }) => ({
    params: { subscriptionId, userId },
    body: { userGroupIds: [groupId] },
  }),
  removeUserFromGroups: ({ subscriptionId, userId, groupId }) => ({
    params: { subscriptionId, userId },
    body: { userGroupIds: [groupId] },
  }),
  listUserGroups: ({ subscriptionId }) => ({ query: { subscriptionId } }),
  createUserGroup: ({ subscriptionId }) => ({
    body: { subscriptionId, name: 'Matrix', environmentRoles: [] },
  }),
  getUserGroup: ({ groupId }) => ({ params: { id: groupId } }),
  updateUserGroup: ({ groupId }) => ({ params: { id: groupId }, body: { name: 'Matrix' } }),
  deleteUserGroup: ({ groupId }) => ({ params: { id: groupId } }),
  listGroupUsers: ({ groupId }) => ({ params: { id: groupId } }),
  addUsersToGroup: ({ groupId, userId }) => ({ params: { id: groupId }, body: { userIds: [userId] } }),
  removeUserFromGroup: ({ groupId, userId }) => ({ params: { id: groupId }, query: { userId } }),
  listAvailablePermissions: () => ({}),
  listIntegrations: ({ environmentId }) => ({ query: { environmentId } }),
  createIntegration: ({ environmentId }) => ({ body: { environmentId, name: 'Matrix' } }),
  getIntegration: ({ clientId }) => ({ params: { clientId } }),
  updateIntegration: ({ clientId }) => ({
    params: { clientId },
    body: { name: 'Matrix', description: null },
  }),
  deleteIntegration: ({ clientId }) => ({ params: { clientId } }),
  getIntegrationPermissions: ({ clientId }) => ({ params: { clientId } }),
  replaceIntegrationPermissions: ({ clientId }) => ({ params: { clientId }, body: { permissions: [] } }),
  rotateIntegrationSecret: ({ clientId }) => ({ params: { clientId } }),
  endPreviousSecret: ({ clientId }) => ({ params: { clientId } }),
  getTotalCustomerUsages: ({ customerId }) => ({ query: { customerId, ...days } }),
  getTotalEnvironmentUsages: ({ environmentId }) => ({ query: { environmentId, ...days } }),
  getTotalStudioUsages: ({ environmentId }) => ({ query: { environmentId, ...days } }),
  getTotalSubscriptionUsages: ({ subscriptionId }) => ({ query: { subscriptionId, ...days } }),
  listRoles: () => ({}),
  ping: () => ({}),
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Builds the body of a form with a file. */
const formWith = (fileName: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`--part\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`),
    content,
    Buffer.from('\r\n--part--\r\n'),
  ]);
const tableOf = ({ environmentId }: Place) => `data-sets/${dataSetId(environmentId, 'Price list')}`;
const workspaceOf = ({ environmentId }: Place) =>
  `workspaces/${editorViewId(environmentId, 'workspace', 'Layout')}`;
const lookOf = ({ environmentId }: Place) =>
  `view-preferences/${editorViewId(environmentId, 'viewPreference', 'Print')}`;
const EMPTY_FORM = Buffer.from('--part--\r\n');
const form = formWith('New.pdf', Buffer.from('%PDF-1.7'));
const pictureForm = formWith('New.png', await picture(8, 8, 'png'));
const archiveForm = formWith(
  'New.zip',
  await archiveOf({ 'document.json': JSON.stringify(sampleDocument()) }),
);
const connector = { name: 'New', type: 'data', allowedDomains: [] };

/** The same for an environment's own API: method, path after the environment's name, body. */
const ENVIRONMENT_CALLS: Record<EnvironmentOperation, (place: Place) => [Method, string, object?]> = {
  getSettings: () => ['GET', 'settings'],
  updateSettings: () => ['PATCH', 'settings', { sdkVersionPublic: 'latest' }],
  listAvailableSdkVersions: () => ['GET', 'settings/available-sdk-versions'],
  listConnectors: () => ['GET', 'connectors'],
  createConnector: () => ['POST', 'connectors', connector],
  updateConnector: ({ connectorId }) => ['PATCH', `connectors/${connectorId}`, { description: 'x' }],
  removeConnector: ({ connectorId }) => ['DELETE', `connectors/${connectorId}`],
  getConnectorSession: ({ mediaConnectorId }) => ['GET', `connectors/${mediaConnectorId}/session`],
  openConnectorSession: ({ mediaConnectorId }) => [
    'POST',
    `connectors/${mediaConnectorId}/session`,
    { code: 'code', state: 'state' },
  ],
  endConnectorSession: ({ mediaConnectorId }) => ['DELETE', `connectors/${mediaConnectorId}/session`],
  listConnectorAssets: ({ mediaConnectorId }) => ['GET', `connectors/${mediaConnectorId}/assets`],
  getConnectorPicture: ({ mediaConnectorId, mediaId }) => [
    'GET',
    `connectors/${mediaConnectorId}/picture/thumbnail?assetId=${mediaId}`,
  ],
  listConnectorFonts: ({ mediaConnectorId }) => ['GET', `connectors/${mediaConnectorId}/fonts`],
  uploadConnectorFont: ({ mediaConnectorId }) => [
    'POST',
    `connectors/${mediaConnectorId}/fonts/upload`,
    { fontId: 'regular' },
  ],
  listConnectorRows: ({ mediaConnectorId }) => ['GET', `connectors/${mediaConnectorId}/rows`],
  listUses: ({ interfaceId }) => ['GET', `where-used?kind=userInterface&ids=${interfaceId}`],
  listEnvironmentActivity: () => ['GET', 'activity'],
  listWebHooks: () => ['GET', 'web-hooks'],
  createWebHook: () => ['POST', 'web-hooks', { name: 'New', address: 'https://shop.test/hook' }],
  updateWebHook: ({ webHookId }) => ['PATCH', `web-hooks/${webHookId}`, { enabled: false }],
  deleteWebHook: ({ webHookId }) => ['DELETE', `web-hooks/${webHookId}`],
  rotateWebHookSecret: ({ webHookId }) => ['POST', `web-hooks/${webHookId}/secret`],
  testWebHook: ({ webHookId }) => ['POST', `web-hooks/${webHookId}/test`],
  listWebHookDeliveries: ({ webHookId }) => ['GET', `web-hooks/${webHookId}/deliveries`],
  retryWebHookDelivery: ({ webHookId, deliveryId }) => [
    'POST',
    `web-hooks/${webHookId}/deliveries/${deliveryId}/retry`,
  ],
  listTemplates: () => ['GET', 'templates'],
  createTemplate: () => ['POST', 'templates?name=New', sampleDocument()],
  getTemplate: ({ templateId }) => ['GET', `templates/${templateId}`],
  saveTemplate: ({ templateId }) => ['PUT', `templates/${templateId}`, sampleDocument()],
  deleteTemplate: ({ templateId }) => ['DELETE', `templates/${templateId}?force=true`],
  downloadTemplate: ({ templateId }) => ['GET', `templates/${templateId}/download`],
  importTemplate: () => ['POST', 'templates/import?folderPath=/Matrix', archiveForm],
  archiveTemplate: ({ templateId }) => ['GET', `templates/${templateId}/archive`],
  getTemplateFont: () => ['GET', 'templates/library/font?family=Inter&style=Bold'],
  getTemplatePicture: ({ mediaConnectorId, mediaId }) => [
    'GET',
    `templates/library/picture/thumbnail?connectorId=${mediaConnectorId}&assetId=${mediaId}`,
  ],
  listBrandKits: () => ['GET', 'brand-kits'],
  createBrandKit: () => ['POST', 'brand-kits', { name: 'New' }],
  getBrandKit: ({ brandKitId }) => ['GET', `brand-kits/${brandKitId}`],
  saveBrandKit: ({ brandKitId }) => ['PUT', `brand-kits/${brandKitId}`, { name: 'Other', ...EMPTY_CONTENT }],
  deleteBrandKit: ({ brandKitId }) => ['DELETE', `brand-kits/${brandKitId}`],
  listTemplateCollections: () => ['GET', 'template-collections'],
  createTemplateCollection: () => ['POST', 'template-collections', { name: 'New' }],
  getTemplateCollection: ({ collectionId }) => ['GET', `template-collections/${collectionId}`],
  updateTemplateCollection: ({ collectionId }) => [
    'PATCH',
    `template-collections/${collectionId}`,
    { name: 'Changed' },
  ],
  deleteTemplateCollection: ({ collectionId }) => ['DELETE', `template-collections/${collectionId}`],
  addToTemplateCollection: ({ collectionId, templateId }) => [
    'POST',
    `template-collections/${collectionId}/templates`,
    { templateId },
  ],
  renameInTemplateCollection: ({ collectionId, templateId }) => [
    'PATCH',
    `template-collections/${collectionId}/templates/${templateId}`,
    { name: 'Changed' },
  ],
  removeFromTemplateCollection: ({ collectionId, templateId }) => [
    'DELETE',
    `template-collections/${collectionId}/templates/${templateId}`,
  ],
  getCollectionCover: ({ collectionId }) => ['GET', `template-collections/${collectionId}/cover`],
  saveCollectionCover: ({ collectionId }) => [
    'PUT',
    `template-collections/${collectionId}/cover`,
    pictureForm,
  ],
  deleteCollectionCover: ({ collectionId }) => ['DELETE', `template-collections/${collectionId}/cover`],
  previewInTemplateCollection: ({ collectionId, templateId }) => [
    'GET',
    `template-collections/${collectionId}/templates/${templateId}/preview/thumbnail`,
  ],
  listProjects: () => ['GET', 'projects'],
  createProject: ({ collectionId, templateId }) => [
    'POST',
    'projects',
    { template: { id: templateId }, collectionId },
  ],
  getProject: ({ projectId }) => ['GET', `projects/${projectId}`],
  renameProject: ({ projectId }) => ['PATCH', `projects/${projectId}`, { name: 'Changed' }],
  deleteProject: ({ projectId }) => ['DELETE', `projects/${projectId}`],
  duplicateProject: ({ projectId }) => ['POST', `projects/${projectId}/duplicate`, { name: 'Again' }],
  handOverProject: ({ projectId }) => [
    'PUT',
    `projects/${projectId}/owner`,
    { email: 'full.access@demo.test' },
  ],
  getProjectDocument: ({ projectId }) => ['GET', `projects/${projectId}/document`],
  saveProjectDocument: ({ projectId, environmentId }) => [
    'PUT',
    `projects/${projectId}/document`,
    matrixDocument(environmentId),
  ],
  getProjectRows: ({ projectId }) => ['GET', `projects/${projectId}/rows`],
  saveProjectRows: ({ projectId }) => ['PUT', `projects/${projectId}/rows`, { rows: [{ name: 'Ada' }] }],
  previewProject: ({ projectId }) => ['GET', `projects/${projectId}/preview/thumbnail`],
  getProjectUserInterface: ({ projectId }) => ['GET', `projects/${projectId}/user-interface`],
  getProjectFont: ({ projectId }) => ['GET', `projects/${projectId}/font?family=Inter&style=Bold`],
  getProjectPicture: ({ projectId, mediaConnectorId, mediaId }) => [
    'GET',
    `projects/${projectId}/picture/thumbnail?connectorId=${mediaConnectorId}&assetId=${mediaId}`,
  ],
  findMissingPictures: ({ projectId }) => [
    'POST',
    `projects/${projectId}/missing-pictures`,
    { pictures: [{ connectorId: '', assetId: 'nothing.png' }] },
  ],
  listProjectPictures: ({ projectId }) => ['GET', `projects/${projectId}/pictures?variableId=photo`],
  uploadProjectPicture: ({ projectId }) => [
    'POST',
    `projects/${projectId}/pictures?variableId=photo`,
    pictureForm,
  ],
  listProjectDataRows: ({ projectId, environmentId }) => [
    'GET',
    `projects/${projectId}/data-sets/${dataSetId(environmentId, 'Price list')}/rows`,
  ],
  listProjectConnectorRows: ({ projectId, mediaConnectorId }) => [
    'GET',
    `projects/${projectId}/connectors/${mediaConnectorId}/rows`,
  ],
  listMedia: () => ['GET', 'media'],
  uploadMedia: () => ['POST', 'media?folderPath=/Matrix', form],
  createMediaFolder: () => ['POST', 'media/directory', { name: 'New' }],
  getMediaFolder: ({ folderId }) => ['GET', `media/directory/${folderId}`],
  updateMediaFolder: ({ folderId }) => ['PATCH', `media/directory/${folderId}`, { name: 'Changed' }],
  deleteMediaFolder: ({ folderId }) => ['DELETE', `media/directory/${folderId}`],
  getMedia: ({ mediaId }) => ['GET', `media/${mediaId}`],
  updateMedia: ({ mediaId }) => ['PATCH', `media/${mediaId}`, { name: 'Changed' }],
  deleteMedia: ({ mediaId }) => ['DELETE', `media/${mediaId}`],
  downloadMedia: ({ mediaId }) => ['GET', `media/${mediaId}/download`],
  previewMedia: ({ mediaId }) => ['GET', `media/${mediaId}/preview/thumbnail`],
  getMediaVision: ({ mediaId }) => ['GET', `media/${mediaId}/vision`],
  saveMediaVision: ({ mediaId }) => ['POST', `media/${mediaId}/vision`, EMPTY_FORM],
  getPictureVision: ({ mediaId }) => ['GET', `pictures/vision?connectorId=&assetId=${mediaId}`],
  findVision: () => ['POST', 'external-media/vision', pictureForm],
  previewTemplate: ({ templateId }) => ['GET', `templates/${templateId}/preview/thumbnail`],
  listTemplateVersions: ({ templateId }) => ['GET', `templates/${templateId}/versions`],
  previewTemplateVersion: ({ templateId }) => ['GET', `templates/${templateId}/versions/1/preview/thumbnail`],
  announceTemplateEditor: ({ templateId }) => ['PUT', `templates/${templateId}/editors/${randomUUID()}`],
  leaveTemplateEditor: ({ templateId }) => ['DELETE', `templates/${templateId}/editors/${randomUUID()}`],
  restoreTemplateVersion: ({ templateId }) => ['POST', `templates/${templateId}/versions/1/restore`],
  listFontFamilies: () => ['GET', 'font-families'],
  deleteFontFamilies: ({ familyId }) => ['DELETE', `font-families?ids=${familyId}`],
  listFontStyles: ({ familyId }) => ['GET', `font-families/${familyId}/styles`],
  deleteFontStyles: ({ styleId }) => ['DELETE', `font-styles?ids=${styleId}`],
  uploadFonts: () => ['POST', 'font-styles/temp', form],
  correctFonts: ({ batchId, uploadId }) => [
    'PATCH',
    `font-styles/temp/${batchId}`,
    [{ fontStyleId: uploadId, familyName: 'New', styleName: 'Bold' }],
  ],
  downloadUploadedFont: ({ batchId, uploadId }) => ['GET', `font-styles/temp/${batchId}/files/${uploadId}`],
  removeUploadedFonts: ({ batchId, uploadId }) => ['DELETE', `font-styles/temp/${batchId}?ids=${uploadId}`],
  confirmFonts: ({ batchId }) => ['POST', `font-styles/temp/${batchId}/confirm`],
  getFontStyle: ({ styleId }) => ['GET', `font-styles/${styleId}`],
  previewFontStyle: ({ styleId }) => ['GET', `font-styles/${styleId}/preview/square`],
  downloadFontStyle: ({ styleId }) => ['GET', `font-styles/${styleId}/download`],
  startOutput: ({ templateId }) => ['POST', 'output/png', { templateId, outputSettings: {} }],
  listOutputTasks: () => ['GET', 'output/tasks'],
  getOutputTask: ({ taskId }) => ['GET', `output/tasks/${taskId}`],
  cancelOutputTask: ({ taskId }) => ['POST', `output/tasks/${taskId}/cancel`],
  restartOutputTask: ({ taskId }) => ['POST', `output/tasks/${taskId}/restart`],
  getOutputReport: ({ taskId }) => ['GET', `output/tasks/${taskId}/report`],
  downloadOutput: ({ taskId }) => ['GET', `output/tasks/${taskId}/download`],
  listOutputSettings: () => ['GET', 'output/settings'],
  getOutputSetting: ({ settingId }) => ['GET', `output/settings/${settingId}`],
  createOutputSetting: () => ['POST', 'output/settings/png', { name: 'New' }],
  saveOutputSetting: ({ settingId }) => ['PUT', `output/settings/${settingId}`, { name: 'Changed' }],
  deleteOutputSetting: ({ settingId }) => ['DELETE', `output/settings/${settingId}`],
  listUserInterfaces: () => ['GET', 'user-interfaces'],
  createUserInterface: () => ['POST', 'user-interfaces', { name: 'New' }],
  getUserInterface: ({ interfaceId }) => ['GET', `user-interfaces/${interfaceId}`],
  saveUserInterface: ({ interfaceId }) => ['PUT', `user-interfaces/${interfaceId}`, { name: 'Changed' }],
  deleteUserInterface: ({ interfaceId }) => ['DELETE', `user-interfaces/${interfaceId}?force=true`],
  listDataSets: () => ['GET', 'data-sets'],
  createDataSet: () => ['POST', 'data-sets', formWith('New.csv', Buffer.from('Name\nOne\n'))],
  getDataSet: (place) => ['GET', tableOf(place)],
  renameDataSet: (place) => ['PATCH', tableOf(place), { name: 'Changed' }],
  deleteDataSet: (place) => ['DELETE', tableOf(place)],
  listDataRows: (place) => ['GET', `${tableOf(place)}/rows`],
  listWorkspaces: () => ['GET', 'workspaces'],
  createWorkspace: () => ['POST', 'workspaces', { name: 'New', content: NEW_WORKSPACE }],
  saveWorkspace: (place) => ['PUT', workspaceOf(place), { name: 'Changed', content: NEW_WORKSPACE }],
  deleteWorkspace: (place) => ['DELETE', workspaceOf(place)],
  listViewPreferences: () => ['GET', 'view-preferences'],
  createViewPreference: () => ['POST', 'view-preferences', { name: 'New', content: NEW_VIEW_PREFERENCE }],
  saveViewPreference: (place) => ['PUT', lookOf(place), { name: 'Changed', content: NEW_VIEW_PREFERENCE }],
  deleteViewPreference: (place) => ['DELETE', lookOf(place)],
};

const MARKS: Record<number, string> = {
  200: '+',
  201: '+',
  202: '+',
  204: '+',
  401: '1',
  403: '3',
  404: '4',
  409: '9',
};

/** Returns the result of an operation's call in the activity; `undefined` when it is not recorded. */
function resultFor(operation: string, status: number): string | undefined {
  if (!writeOf(operation) || [401, 403, 404].includes(status)) return undefined;
  return status < 400 ? 'done' : 'refused';
}

/** Collects one mark per account; reverts each call before the next. Every authorized write has its entry. */
async function marksOf(operation: string, callAs: (account: string) => Promise<number>): Promise<string> {
  let marks = '';
  for (const account of ACCOUNTS) {
    await platform.db.execute(sql`savepoint before_call`);
    const before = await platform.db.$count(activityEntries);
    const status = await callAs(account);
    const rows = await platform.db
      .select()
      .from(activityEntries)
      .where(and(eq(activityEntries.operation, operation), eq(activityEntries.time, NOW)));
    const wanted = resultFor(operation, status);
    expect([...new Set(rows.map(({ result }) => result))], `${account} ${status}`).toEqual(
      wanted ? [wanted] : [],
    );
    expect(await platform.db.$count(activityEntries)).toBe(before + rows.length);
    if (wanted) for (const row of rows) expect(row.actorName).not.toBe('');
    marks += MARKS[status] ?? `(${status})`;
    await platform.db.execute(sql`rollback to savepoint before_call`);
  }
  return marks;
}

const cases = (matrix: readonly MatrixRow[]) => matrix.map((row) => [row.operation, row] as const);

describe('the access matrix', () => {
  it('has a row for every operation', () => {
    const ofPlatform = PLATFORM_MATRIX.map(({ operation }) => operation);
    expect(ofPlatform.sort()).toEqual(routes.map(({ operationId }) => operationId as string).sort());
    const { paths } = parse(readFileSync('src/contract/environment.openapi.yaml', 'utf8')) as {
      paths: Record<string, Record<string, { operationId?: string }>>;
    };
    const inContract = Object.values(paths).flatMap((path) =>
      Object.values(path).flatMap(({ operationId }) => operationId ?? []),
    );
    expect(ENVIRONMENT_MATRIX.map(({ operation }) => operation).sort()).toEqual(inContract.sort());
  });

  it.each(cases(PLATFORM_MATRIX))('%s of Aurora and of Borealis', async (operation, { aurora, borealis }) => {
    const id = operation as OperationId;
    const marks = (place: Place) =>
      marksOf(operation, async (account) => (await platform.call(account, id, CALLS[id](place))).status);
    expect({ aurora: await marks(places.aurora), borealis: await marks(places.borealis) }).toEqual({
      aurora,
      borealis,
    });
  });

  it.each(cases(ENVIRONMENT_MATRIX))(
    '%s of an environment of Aurora and of Borealis',
    async (operation, { aurora, borealis }) => {
      const marks = (place: Place) =>
        marksOf(operation, async (account) => {
          const [method, path, payload] = ENVIRONMENT_CALLS[operation as EnvironmentOperation](place);
          const response = await platform.app.inject({
            method,
            url: `/grafx/api/${versionOf(path)}/environment/${place.technicalName}/${path}`,
            headers: {
              authorization: `Bearer ${account}`,
              ...(payload instanceof Buffer && { 'content-type': 'multipart/form-data; boundary=part' }),
            },
            ...(payload && { payload }),
          });
          return response.statusCode;
        });
      expect({ aurora: await marks(places.aurora), borealis: await marks(places.borealis) }).toEqual({
        aurora,
        borealis,
      });
    },
  );
});
