import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ActionName } from '@/domain/access';
import { displayName } from '@/domain/user';
import { LIMITS } from '@/engine/document';
import { identify, requireActive } from '../access/authenticate';
import { authorize, may, requireEnvironment } from '../access/authorize';
import { INTERNET, type Network } from '../connectors';
import type { Database } from '../database';
import { environments } from '../database/schema';
import { mountContract, type Operation } from '../http/mountContract';
import { notFound } from '../http/Problem';
import { readFiles } from '../http/readFiles';
import { readUpload } from '../http/readUpload';
import type { VerifyAccessToken } from '../identity/createVerifier';
import type { Jobs } from '../jobs';
import { openPictures } from '../pictures';
import { createRenderer } from '../rendering';
import type { Storage } from '../storage';
import { admitIntegration } from './admitIntegration';
import { brandKitHandlers } from './brandKits';
import { collectionHandlers } from './collections';
import { connectorHandlers } from './connectors/connectorHandlers';
import { fontHandlers } from './fonts/fontHandlers';
import type { Call, Handlers, OperationId } from './operations';
import { mediaFolderHandlers } from './media/mediaFolderHandlers';
import { mediaHandlers } from './media/mediaHandlers';
import { outputSettingHandlers } from './output-settings';
import { outputHandlers } from './output/outputHandlers';
import { projectHandlers } from './projects';
import { dataSetHandlers, editorViewHandlers } from './publisher';
import { settingsHandlers } from './settings/settingsHandlers';
import { userInterfaceHandlers } from './user-interfaces';
import { templateHandlers } from './templates/templateHandlers';

interface Dependencies {
  database: Database;
  storage: Storage;
  jobs: Jobs;
  verifyAccessToken: VerifyAccessToken;
  settings: { signatureSecret: string; consoleUrl: string };
  /** How sources elsewhere are reached. @default the Internet */
  network?: Network;
  clock: () => Date;
}

type Entered = Pick<Call<OperationId>, 'environment' | 'actor' | 'may'>;

const handlers: Handlers<OperationId> = {
  ...settingsHandlers,
  ...connectorHandlers,
  ...templateHandlers,
  ...collectionHandlers,
  ...projectHandlers,
  ...fontHandlers,
  ...brandKitHandlers,
  ...mediaHandlers,
  ...mediaFolderHandlers,
  ...outputHandlers,
  ...outputSettingHandlers,
  ...userInterfaceHandlers,
  ...dataSetHandlers,
  ...editorViewHandlers,
};

/** What the caller has to be allowed to, for each operation. */
const ACTION_OF: Readonly<Record<OperationId, ActionName>> = {
  getSettings: 'settings.read',
  listAvailableSdkVersions: 'settings.read',
  updateSettings: 'settings.update',
  listConnectors: 'settings.read',
  createConnector: 'connector.manage',
  updateConnector: 'connector.manage',
  removeConnector: 'connector.manage',
  listConnectorAssets: 'media.list',
  getConnectorPicture: 'media.use',
  getConnectorSession: 'media.list',
  openConnectorSession: 'media.list',
  endConnectorSession: 'media.list',
  listTemplates: 'template.list',
  createTemplate: 'template.edit',
  getTemplate: 'template.list',
  saveTemplate: 'template.edit',
  deleteTemplate: 'template.edit',
  downloadTemplate: 'template.list',
  importTemplate: 'template.edit',
  archiveTemplate: 'template.list',
  getTemplateFont: 'template.list',
  getTemplatePicture: 'template.list',
  listTemplateCollections: 'collection.use',
  createTemplateCollection: 'collection.edit',
  getTemplateCollection: 'collection.use',
  updateTemplateCollection: 'collection.edit',
  deleteTemplateCollection: 'collection.edit',
  addToTemplateCollection: 'collection.edit',
  renameInTemplateCollection: 'collection.edit',
  removeFromTemplateCollection: 'collection.edit',
  previewInTemplateCollection: 'collection.use',
  listProjects: 'project.edit',
  createProject: 'project.edit',
  getProject: 'project.edit',
  renameProject: 'project.edit',
  deleteProject: 'project.edit',
  duplicateProject: 'project.edit',
  getProjectDocument: 'project.edit',
  saveProjectDocument: 'project.edit',
  previewProject: 'project.edit',
  getProjectUserInterface: 'project.edit',
  getProjectFont: 'project.edit',
  getProjectPicture: 'project.edit',
  listProjectDataRows: 'project.edit',
  listFontFamilies: 'font.list',
  deleteFontFamilies: 'font.edit',
  listFontStyles: 'font.list',
  deleteFontStyles: 'font.edit',
  uploadFonts: 'font.edit',
  correctFonts: 'font.edit',
  removeUploadedFonts: 'font.edit',
  confirmFonts: 'font.edit',
  getFontStyle: 'font.use',
  downloadFontStyle: 'font.use',
  listBrandKits: 'brand-kit.list',
  createBrandKit: 'brand-kit.edit',
  getBrandKit: 'brand-kit.list',
  saveBrandKit: 'brand-kit.edit',
  deleteBrandKit: 'brand-kit.edit',
  listMedia: 'media.list',
  uploadMedia: 'media.edit',
  createMediaFolder: 'media.edit',
  getMediaFolder: 'media.list',
  updateMediaFolder: 'media.edit',
  deleteMediaFolder: 'media.edit',
  getMedia: 'media.use',
  updateMedia: 'media.edit',
  deleteMedia: 'media.edit',
  downloadMedia: 'media.use',
  previewMedia: 'media.use',
  previewTemplate: 'template.list',
  listTemplateVersions: 'template.list',
  previewTemplateVersion: 'template.list',
  restoreTemplateVersion: 'template.edit',
  // Everybody makes files of projects of their own; what else takes a role, the calls ask themselves.
  startOutput: 'project.edit',
  listOutputTasks: 'output-task.read',
  getOutputTask: 'project.edit',
  cancelOutputTask: 'project.edit',
  restartOutputTask: 'project.edit',
  downloadOutput: 'project.edit',
  getOutputReport: 'project.edit',
  listOutputSettings: 'output-setting.use',
  getOutputSetting: 'output-setting.use',
  createOutputSetting: 'output-setting.edit',
  saveOutputSetting: 'output-setting.edit',
  deleteOutputSetting: 'output-setting.edit',
  listUserInterfaces: 'user-interface.use',
  createUserInterface: 'user-interface.edit',
  getUserInterface: 'user-interface.use',
  saveUserInterface: 'user-interface.edit',
  deleteUserInterface: 'user-interface.edit',
  listDataSets: 'publisher.use',
  createDataSet: 'publisher.use',
  getDataSet: 'publisher.use',
  renameDataSet: 'publisher.use',
  deleteDataSet: 'publisher.use',
  listDataRows: 'publisher.use',
  listWorkspaces: 'publisher.use',
  createWorkspace: 'publisher.use',
  saveWorkspace: 'publisher.use',
  deleteWorkspace: 'publisher.use',
  listViewPreferences: 'publisher.use',
  createViewPreference: 'publisher.use',
  saveViewPreference: 'publisher.use',
  deleteViewPreference: 'publisher.use',
};

/**
 * The API of the environments themselves, each under its technical name, which is read without regard to case. An
 * unknown environment and one the caller may not see answer alike.
 */
export async function registerEnvironmentApi(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const { database, storage, jobs, clock, network = INTERNET } = deps;
  const pictures = openPictures();
  const renderer = createRenderer();
  app.addHook('onClose', () => Promise.all([pictures.close(), renderer.close()]));
  await mountContract<OperationId, Entered>(app, {
    contract: 'environment',
    longestText: LIMITS.bytes,
    enter: (request, operation) => enter(request, operation, deps),
    handle(id, request, reply, entered) {
      const { params, query, body, url } = request;
      const handler = handlers[id] as (call: Call<OperationId>) => unknown;
      const [path = ''] = url.split('?', 1);
      const { signatureSecret, consoleUrl } = deps.settings;
      const upload = () => readUpload(request);
      const files: Call<OperationId>['files'] = (limits) => readFiles(request, limits);
      const given = {
        database,
        storage,
        jobs,
        pictures,
        renderer,
        upload,
        files,
        now: clock(),
        ifMatch: request.headers['if-match'],
        setEtag: (etag: string) => void reply.header('etag', etag),
        path,
        signatureSecret,
        consoleUrl,
        network,
      };
      const call = { ...given, ...entered, params, query, body };
      return handler(call as Call<OperationId>);
    },
  });
}

async function enter(
  request: FastifyRequest,
  operation: Operation<OperationId>,
  deps: Dependencies,
): Promise<Entered> {
  const { database, clock } = deps;
  const identity = await identify(request, { ...deps, now: clock() });
  if ('caller' in identity) requireActive(identity.caller);
  const { name } = request.params as { name: string };
  const [named] = await database
    .select()
    .from(environments)
    .where(
      and(eq(sql`lower(${environments.technicalName})`, name.toLowerCase()), isNull(environments.deletedAt)),
    );
  if (!named) throw notFound('environment');
  if ('integration' in identity) {
    admitIntegration(identity.integration, named, { ...operation, action: ACTION_OF[operation.id] });
    return { environment: named, actor: { clientId: identity.integration.clientId }, may: () => false };
  }
  const { caller } = identity;
  const { environment, subscription } = await requireEnvironment(database, caller, named.id);
  authorize(caller, ACTION_OF[operation.id], subscription, environment.id);
  return {
    environment,
    actor: { userId: caller.user.id, name: displayName(caller.user) },
    may: (action) => may(caller, action, subscription, environment.id),
  };
}
