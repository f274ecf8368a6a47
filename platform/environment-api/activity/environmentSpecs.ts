import { objectKey, type EnvironmentWrite } from '@/domain/activity';
import { at, type Spec } from '../../activity';
import type { Call } from '../operations';

type Specs = { readonly [Id in EnvironmentWrite]: Spec<Call<Id>> };

const made = {} as const;
const idList = ({ query }: { readonly query: { readonly ids: string } }) => query.ids.split(',');
const templateOf = (id: string) => [objectKey('template', id)];

/** For handlers that lock the environment first. */
const inEnvironment = <Name extends string>(name: Name) => ({ ids: at(name), lock: 'place' }) as const;
/** For handlers that lock the object first, or change it with their only statement. */
const alone = <Name extends string>(name: Name) => ({ ids: at(name), lock: 'objects' }) as const;

/** How each write of the environment API is recorded. */
export const ENVIRONMENT_SPECS: Specs = {
  updateSettings: { ids: ({ environment }) => [environment.id], lock: 'objects' },
  createConnector: made,
  updateConnector: inEnvironment('connectorId'),
  removeConnector: inEnvironment('connectorId'),
  // The handler calls the source first, here and in the next.
  uploadConnectorFont: { ids: at('connectorId'), within: 'handler' },
  openConnectorSession: { ids: at('connectorId'), within: 'handler' },
  endConnectorSession: { ids: at('connectorId') },
  createTemplate: made,
  // The handler receives the archive first, and stores its content before there is a template.
  importTemplate: { within: 'handler' },
  saveTemplate: alone('templateId'),
  deleteTemplate: inEnvironment('templateId'),
  restoreTemplateVersion: alone('templateId'),
  createTemplateCollection: made,
  updateTemplateCollection: inEnvironment('collectionId'),
  deleteTemplateCollection: alone('collectionId'),
  saveCollectionCover: { ...inEnvironment('collectionId'), within: 'handler' },
  deleteCollectionCover: inEnvironment('collectionId'),
  addToTemplateCollection: {
    ...inEnvironment('collectionId'),
    also: ({ body }) => templateOf(body.templateId),
  },
  renameInTemplateCollection: {
    ...inEnvironment('collectionId'),
    also: ({ params }) => templateOf(params.templateId),
  },
  removeFromTemplateCollection: {
    ...inEnvironment('collectionId'),
    also: ({ params }) => templateOf(params.templateId),
  },
  createProject: { also: ({ body }) => templateOf(body.template.id) },
  renameProject: alone('projectId'),
  // It frees storage of the environment, here and in the next two.
  deleteProject: inEnvironment('projectId'),
  duplicateProject: { lock: 'place' },
  uploadProjectPicture: { ...inEnvironment('projectId'), within: 'handler' },
  handOverProject: alone('projectId'),
  saveProjectDocument: alone('projectId'),
  saveProjectRows: alone('projectId'),
  confirmFonts: made,
  deleteFontFamilies: { ids: idList, lock: 'place' },
  deleteFontStyles: { ids: idList, lock: 'place' },
  createBrandKit: made,
  saveBrandKit: inEnvironment('brandKitId'),
  deleteBrandKit: alone('brandKitId'),
  uploadMedia: { within: 'handler' },
  updateMedia: inEnvironment('mediaId'),
  deleteMedia: inEnvironment('mediaId'),
  // The handler receives the form first, and reads the picture afterwards.
  saveMediaVision: { ...alone('mediaId'), within: 'handler' },
  createMediaFolder: made,
  updateMediaFolder: inEnvironment('folderId'),
  deleteMediaFolder: inEnvironment('folderId'),
  // The handler may wait for a picture.
  startOutput: { within: 'handler' },
  cancelOutputTask: alone('taskId'),
  restartOutputTask: { within: 'handler' },
  createOutputSetting: made,
  saveOutputSetting: inEnvironment('setting'),
  deleteOutputSetting: alone('setting'),
  createUserInterface: made,
  saveUserInterface: inEnvironment('userInterfaceId'),
  deleteUserInterface: inEnvironment('userInterfaceId'),
  createDataSet: { within: 'handler' },
  renameDataSet: alone('dataSetId'),
  deleteDataSet: alone('dataSetId'),
  createWorkspace: made,
  saveWorkspace: alone('workspaceId'),
  deleteWorkspace: alone('workspaceId'),
  createViewPreference: made,
  saveViewPreference: alone('viewPreferenceId'),
  deleteViewPreference: alone('viewPreferenceId'),
  createWebHook: made,
  updateWebHook: inEnvironment('webHookId'),
  deleteWebHook: alone('webHookId'),
  rotateWebHookSecret: alone('webHookId'),
  testWebHook: { ids: at('webHookId') },
  retryWebHookDelivery: { ids: at('webHookId') },
};
