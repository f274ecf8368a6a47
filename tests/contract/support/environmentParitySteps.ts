import {
  createDemoData,
  dataSetId,
  demoId,
  editorViewId,
  ENVIRONMENTS,
  outputSettingId,
  userInterfaceId,
} from '@/demo';
import { EMPTY_CONTENT, NEW_PARAGRAPH_LOOK } from '@/domain/brand-kits';
import { NEW_VIEW_PREFERENCE, NEW_WORKSPACE } from '@/domain/editor-views';
import { newVariable } from '@/engine/document';
import { emptyDocument } from '../../unit/engine/support/sampleDocument';
import type { OperationId } from '../../../platform/environment-api/operations';

/** A call of the environment API, for the platform and the mocks. */
export interface EnvironmentStep {
  operation: OperationId;
  /** Technical name, in any case. */
  environment: string;
  /** Path parameters after the environment. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: object | string;
}

const production = 'aurora-production';
/** An unused id. */
const NOBODY = '00000000-0000-4000-8000-000000000000';
const ANOTHER = '00000000-0000-4000-8000-000000000001';
const connector = (name: string) => demoId(`connector:${ENVIRONMENTS.auroraProduction}:${name}`);
const ARIAL = demoId(`font-family:${ENVIRONMENTS.auroraProduction}:Arial`);
const collection = (name: string) => demoId(`collection:${ENVIRONMENTS.auroraProduction}:${name}`);
const setting = (name: string) => outputSettingId(ENVIRONMENTS.auroraProduction, name);
/** The id of a project of the plain user. */
const project = (name = 'Night bake in May') =>
  demoId(`project:${ENVIRONMENTS.auroraProduction}:user:${name}`);
/** Returns the same project as stored. */
function demoProject() {
  const found = createDemoData({ now: new Date(0), size: 'demo' }).projects.find(
    ({ id }) => id === project(),
  );
  if (!found) throw new Error('There is no such project.');
  return found;
}
const kit = (name: string) => demoId(`brand-kit:${ENVIRONMENTS.auroraProduction}:${name}`);
const face = (name: string) => userInterfaceId(ENVIRONMENTS.auroraProduction, name);
const table = (name: string) => dataSetId(ENVIRONMENTS.auroraProduction, name);
const workspace = (name: string) => editorViewId(ENVIRONMENTS.auroraProduction, 'workspace', name);
const look = (name: string) => editorViewId(ENVIRONMENTS.auroraProduction, 'viewPreference', name);
const design = (name: string) => demoId(`template:${ENVIRONMENTS.auroraProduction}:${name}`);
const uses = (kind: string, ids: string[], environment = production) => [
  on('listUses', environment, { query: { kind, ids: ids.join() } }),
  on('listUses', environment, { query: { kind, ids: ids.join(), limit: '1' } }),
];
const on = (operation: OperationId, environment: string, rest: Partial<EnvironmentStep> = {}) => ({
  operation,
  environment,
  ...rest,
});

/** A read of every kind, of environments the caller may and may not see. */
export const ENVIRONMENT_READS: EnvironmentStep[] = [
  production,
  'AURORA-Sandbox',
  'aurora-development',
  'borealis-production',
  'nothing',
].flatMap((environment) => [
  // First, because some of the following calls are recorded.
  on('listEnvironmentActivity', environment),
  on('listEnvironmentActivity', environment, { query: { kind: 'template', limit: '2' } }),
  on('getSettings', environment),
  on('listAvailableSdkVersions', environment),
  on('listConnectors', environment),
  ...['Environment media', 'Environment fonts', 'Asset library', 'Picture agency'].map((name) =>
    on('listConnectorAssets', environment, {
      params: { connectorId: connector(name) },
      query: { limit: '3' },
    }),
  ),
  on('listConnectorAssets', environment, {
    params: { connectorId: connector('Environment media') },
    query: { folder: '/Nowhere' },
  }),
  ...(['getConnectorSession', 'endConnectorSession'] as const).map((operation) =>
    on(operation, environment, { params: { connectorId: connector('Environment media') } }),
  ),
  on('openConnectorSession', environment, {
    params: { connectorId: connector('Environment media') },
    body: { code: 'code', state: 'state' },
  }),
  on('getConnectorPicture', environment, {
    params: { connectorId: connector('Environment media'), quality: 'medium' },
    query: { assetId: 'nothing.png' },
  }),
  ...['Environment media', 'Environment fonts'].flatMap((name) => [
    on('listConnectorFonts', environment, { params: { connectorId: connector(name) } }),
    on('uploadConnectorFont', environment, {
      params: { connectorId: connector(name) },
      body: { fontId: 'regular' },
    }),
  ]),
  ...['Environment media', 'Price list', 'Test data'].flatMap((name) => [
    on('listConnectorRows', environment, { params: { connectorId: connector(name) } }),
    on('listProjectConnectorRows', environment, {
      params: { projectId: project(), connectorId: connector(name) },
    }),
  ]),
  on('listProjectConnectorRows', environment, { params: { projectId: project(), connectorId: NOBODY } }),
  on('listTemplates', environment),
  on('listTemplates', environment, { query: { sortBy: 'NAME', sortOrder: 'desc', search: 'A', limit: '3' } }),
  on('getTemplate', environment, { params: { templateId: NOBODY } }),
  on('downloadTemplate', environment, { params: { templateId: NOBODY } }),
  on('archiveTemplate', environment, { params: { templateId: NOBODY } }),
  on('getTemplateFont', environment, { query: { family: 'Nobody has', style: 'Bold' } }),
  on('getTemplatePicture', environment, {
    params: { quality: 'medium' },
    query: { connectorId: connector('Environment media'), assetId: 'nothing.png' },
  }),
  on('previewTemplate', environment, { params: { templateId: NOBODY, quality: 'medium' } }),
  on('previewTemplate', environment, { params: { templateId: NOBODY, quality: 'vast' } }),
  on('listTemplateVersions', environment, { params: { templateId: NOBODY } }),
  on('previewTemplateVersion', environment, {
    params: { templateId: NOBODY, version: '1', quality: 'medium' },
  }),
  on('restoreTemplateVersion', environment, { params: { templateId: NOBODY, version: '1' } }),
  ...(['announceTemplateEditor', 'leaveTemplateEditor'] as const).map((operation) =>
    on(operation, environment, { params: { templateId: NOBODY, editorId: NOBODY } }),
  ),
  on('listTemplateCollections', environment),
  on('listTemplateCollections', environment, { query: { sortBy: 'modified', search: 's', limit: '2' } }),
  on('getTemplateCollection', environment, { params: { collectionId: collection('Events') } }),
  on('getTemplateCollection', environment, { params: { collectionId: NOBODY } }),
  on('previewInTemplateCollection', environment, {
    params: { collectionId: collection('Events'), templateId: NOBODY, quality: 'medium' },
  }),
  on('previewInTemplateCollection', environment, {
    params: { collectionId: collection('Events'), templateId: design('Invitation'), quality: 'vast' },
  }),
  on('listProjects', environment),
  on('listProjects', environment, { query: { sortBy: 'NAME', search: 'b', limit: '1' } }),
  on('getProject', environment, { params: { projectId: project() } }),
  on('getProjectDocument', environment, { params: { projectId: project() } }),
  on('getProjectRows', environment, { params: { projectId: project() } }),
  on('previewProject', environment, { params: { projectId: NOBODY, quality: 'medium' } }),
  on('previewProject', environment, { params: { projectId: project(), quality: 'vast' } }),
  on('getProjectUserInterface', environment, { params: { projectId: project() } }),
  on('getProjectUserInterface', environment, { params: { projectId: NOBODY } }),
  on('getProjectFont', environment, {
    params: { projectId: project() },
    query: { family: 'Nobody has', style: 'Bold' },
  }),
  on('getProjectPicture', environment, {
    params: { projectId: project(), quality: 'medium' },
    query: { connectorId: connector('Environment media'), assetId: 'nothing.png' },
  }),
  on('getProjectPicture', environment, {
    params: { projectId: project(), quality: 'medium' },
    query: { connectorId: '', assetId: `project-picture:${NOBODY}` },
  }),
  on('findMissingPictures', environment, {
    params: { projectId: project() },
    body: {
      pictures: [
        { connectorId: '', assetId: 'nothing.png' },
        { connectorId: connector('Environment media'), assetId: 'Bakery/nothing.png' },
        { connectorId: '', assetId: `project-picture:${NOBODY}` },
        { connectorId: NOBODY, assetId: 'nothing.png' },
      ],
    },
  }),
  on('findMissingPictures', environment, { params: { projectId: NOBODY }, body: { pictures: [] } }),
  on('getPictureVision', environment, {
    query: { projectId: project(), connectorId: '', assetId: `project-picture:${NOBODY}` },
  }),
  on('listBrandKits', environment),
  on('listBrandKits', environment, { query: { sortBy: 'modified', search: 'a', limit: '1' } }),
  on('getBrandKit', environment, { params: { brandKitId: kit('Aurora') } }),
  on('getBrandKit', environment, { params: { brandKitId: NOBODY } }),
  on('listFontFamilies', environment),
  on('listFontFamilies', environment, { query: { sortBy: 'size' } }),
  on('listFontStyles', environment, { params: { familyId: NOBODY } }),
  on('getFontStyle', environment, { params: { styleId: NOBODY } }),
  on('downloadFontStyle', environment, { params: { styleId: NOBODY } }),
  on('previewFontStyle', environment, { params: { styleId: NOBODY, shape: 'line' } }),
  on('previewFontStyle', environment, { params: { styleId: NOBODY, shape: 'round' } }),
  on('listMedia', environment),
  on('listMedia', environment, { query: { folder: '/Nowhere' } }),
  on('getMediaFolder', environment, { params: { folderId: NOBODY } }),
  on('getMedia', environment, { params: { mediaId: NOBODY } }),
  on('downloadMedia', environment, { params: { mediaId: NOBODY } }),
  on('previewMedia', environment, { params: { mediaId: NOBODY, quality: 'medium' } }),
  on('previewMedia', environment, { params: { mediaId: NOBODY, quality: 'vast' } }),
  on('getMediaVision', environment, { params: { mediaId: NOBODY } }),
  on('getPictureVision', environment, {
    query: { connectorId: connector('Environment media'), assetId: 'nothing.png' },
  }),
  on('getOutputTask', environment, { params: { taskId: NOBODY } }),
  on('downloadOutput', environment, { params: { taskId: NOBODY } }),
  on('listOutputSettings', environment),
  on('listOutputSettings', environment, { query: { sortBy: 'Created', search: 'PDF', limit: '1' } }),
  on('getOutputSetting', environment, { params: { setting: setting('GIF for e-mail') } }),
  on('getOutputSetting', environment, { params: { setting: NOBODY } }),
  on('listUserInterfaces', environment),
  on('listUserInterfaces', environment, { query: { sortBy: 'modified', search: 's', limit: '1' } }),
  on('getUserInterface', environment, { params: { userInterfaceId: face('Default') } }),
  on('getUserInterface', environment, { params: { userInterfaceId: NOBODY } }),
  on('listDataSets', environment),
  on('listDataSets', environment, { query: { sortBy: 'Created', search: 'p', limit: '1' } }),
  on('getDataSet', environment, { params: { dataSetId: table('Price list') } }),
  on('getDataSet', environment, { params: { dataSetId: NOBODY } }),
  on('listDataRows', environment, { params: { dataSetId: table('Shops and their hours') } }),
  on('listDataRows', environment, {
    params: { dataSetId: table('Price list') },
    query: { limit: '101' },
  }),
  on('listDataRows', environment, {
    params: { dataSetId: table('Price list') },
    query: { nextPageToken: 'foreign' },
  }),
  on('listProjectDataRows', environment, {
    params: { projectId: project(), dataSetId: table('Price list') },
    query: { limit: '3' },
  }),
  on('listProjectDataRows', environment, { params: { projectId: project(), dataSetId: NOBODY } }),
  on('listWorkspaces', environment),
  on('listWorkspaces', environment, { query: { search: 'VALUES' } }),
  on('listViewPreferences', environment, { query: { sortBy: 'modified', limit: '1' } }),
  on('listViewPreferences', environment, { query: { sortBy: 'zoom' } }),
  on('listWebHooks', environment),
  ...uses('template', [design('Invitation'), design('Badge')], environment),
  ...uses('userInterface', [face('For the shop')], environment),
  ...uses('outputSetting', [setting('PNG at double size')], environment),
  ...uses('fontFamily', [ARIAL], environment),
  ...uses('connector', [connector('Environment media')], environment),
  ...uses('media', [NOBODY], environment),
  ...uses('fontStyle', [NOBODY], environment),
]);

const template = (change: Partial<EnvironmentStep>) => on('saveTemplate', production, change);
const addTemplate = (name: string, body: object | string = emptyDocument()) =>
  on('createTemplate', production, { query: { name }, body });

const change = (name: string, body: object) =>
  on('updateConnector', production, { params: { connectorId: connector(name) }, body });
const remove = (name: string, environment = production) =>
  on('removeConnector', environment, { params: { connectorId: connector(name) } });
const create = (body: object, environment = production) => on('createConnector', environment, { body });

const NO_HOOK = demoId('web-hook:none');
const newWebHook = (body: object) => on('createWebHook', production, { body });

const rename = (name: string, called: string) =>
  on('updateTemplateCollection', production, {
    params: { collectionId: collection(name) },
    body: { name: called },
  });
const addTo = (name: string, templateId: string) =>
  on('addToTemplateCollection', production, {
    params: { collectionId: collection(name) },
    body: { templateId },
  });
const inCollection = (
  operation: 'renameInTemplateCollection' | 'removeFromTemplateCollection',
  name: string,
  templateId: string,
  rest: Partial<EnvironmentStep> = {},
) => on(operation, production, { params: { collectionId: collection(name), templateId }, ...rest });
const collections = (query: Record<string, string> = {}) =>
  on('listTemplateCollections', production, { query });

const started = (body: object) => on('createProject', production, { body });
const inProject = (
  operation:
    | 'renameProject'
    | 'deleteProject'
    | 'duplicateProject'
    | 'handOverProject'
    | 'saveProjectDocument'
    | 'getProjectRows'
    | 'saveProjectRows'
    | 'getProject',
  rest: Partial<EnvironmentStep> = {},
  projectId = project(),
) => on(operation, production, { params: { projectId }, ...rest });
const projects = (query: Record<string, string> = {}) => on('listProjects', production, { query });
const createKit = (body: object, environment = production) => on('createBrandKit', environment, { body });
const saveKit = (name: string, content: object, query: Record<string, string> = {}) =>
  on('saveBrandKit', production, {
    params: { brandKitId: kit('Partner shops') },
    body: { name, ...EMPTY_CONTENT, ...content },
    query,
  });
const BLUE = { guid: 'blue', name: ' Blue ', type: 'hex', value: '#0000ff' };
const GOLD = { guid: 'gold', name: 'Gold', type: 'spotHex', value: 'Gold', displayValue: '#c0a000' };

const listed = (query: Record<string, string>) => on('listTemplates', production, { query });

const folder = (name: string, folderPath?: string) =>
  on('createMediaFolder', production, { body: { name, ...(folderPath !== undefined && { folderPath }) } });
const media = (query: Record<string, string>) => on('listMedia', production, { query });
const output = (body: object | string, format = 'png') =>
  on('startOutput', production, { params: { format }, body });
const newSetting = (format: string, body: object) =>
  on('createOutputSetting', production, { params: { setting: format }, body });
const saveSetting = (name: string, body: object) =>
  on('saveOutputSetting', production, { params: { setting: setting(name) }, body });
const newFace = (body: object) => on('createUserInterface', production, { body });
const saveFace = (name: string, body: object) =>
  on('saveUserInterface', production, { params: { userInterfaceId: face(name) }, body });
const deleteFace = (name: string, query: Record<string, string> = {}) =>
  on('deleteUserInterface', production, { params: { userInterfaceId: face(name) }, query });
const useFace = (name: string, userInterfaceId: string | null) =>
  on('updateTemplateCollection', production, {
    params: { collectionId: collection(name) },
    body: { userInterfaceId },
  });
const upload = (query: Record<string, string>) => on('uploadMedia', production, { query });

/** Changes by area, including refused ones; each builds on the previous ones. */
export const ENVIRONMENT_CHANGES: Record<string, EnvironmentStep[]> = {
  settings: [
    on('updateSettings', production, { body: { sdkVersionPublic: '1.41' } }),
    on('updateSettings', production, { body: { sdkVersionPublic: '1.12' } }),
    on('updateSettings', 'borealis-sandbox', { body: { sdkVersionPublic: '1.40' } }),
    on('getSettings', production),
    on('getSettings', 'aurora-sandbox'),
    on('updateSettings', production, { body: { sdkVersionPublic: 'latest' } }),
    on('getSettings', production),
  ],
  connectors: [
    create({
      name: '  Stock ',
      type: 'media',
      description: ' Pictures ',
      allowedDomains: ['STOCK.demo.test', 'stock.demo.test', '*.cdn.demo.test'],
      source: { type: 'http', address: ' https://stock.demo.test/pictures/ ' },
      authentication: { browser: 'none', server: 'staticKey' },
      credentials: { server: { type: 'staticKey', header: 'X-Key', value: 'a secret' } },
    }),
    create({ name: 'Nowhere', type: 'media' }),
    create({ name: 'Nowhere', type: 'media', source: { type: 'folder', folder: '/Nowhere' } }),
    create({ name: 'Elsewhere', type: 'media', source: { type: 'http', address: 'https://x.test' } }),
    create({ name: 'sTOCK', type: 'data' }),
    create({ name: 'Stock', type: 'data' }, 'aurora-sandbox'),
    create({ name: 'Stock', type: 'data' }, 'borealis-production'),
    change('Price list', { name: ' asset LIBRARY ' }),
    change('Price list', { name: ' Prices ', description: ' All of them ' }),
    change('Price list', { enabled: false }),
    change('Price list', { default: true }),
    change('Price list', { enabled: true, default: true, allowedDomains: ['A.test', 'a.test'] }),
    change('Price list', { enabled: false }),
    change('Environment media', { name: 'Mine' }),
    change('Environment media', { enabled: false }),
    change('Asset library', { default: true }),
    change('Environment media', { enabled: false }),
    change('Asset library', { authentication: { browser: 'none', server: 'none' } }),
    on('updateConnector', 'aurora-sandbox', {
      params: { connectorId: connector('Asset library') },
      body: { enabled: false },
    }),
    on('listConnectors', production),
    change('Picture agency', { authentication: { browser: 'staticKey', server: 'none' } }),
    change('Picture agency', { authentication: { browser: 'none', server: 'staticKey' } }),
    change('Picture agency', {
      credentials: { server: { type: 'staticKey', header: 'Host', value: 'a secret' } },
    }),
    change('Picture agency', { source: { type: 'folder', folder: '/Campaigns' }, enabled: true }),
    change('Campaign pictures', { allowedDomains: ['pictures.test'] }),
    change('Campaign pictures', { enabled: false }),
    on('listConnectorAssets', production, { params: { connectorId: connector('Campaign pictures') } }),
    remove('Campaign pictures'),
    remove('Environment fonts'),
    remove('Asset library'),
    remove('Asset library', 'aurora-sandbox'),
    change('Environment media', { enabled: true, default: true }),
    remove('Asset library'),
    remove('Asset library'),
    on('listConnectors', production),
    on('listConnectors', 'aurora-sandbox'),
  ],
  'web hooks': [
    newWebHook({ name: '  Shop ', address: ' https://shop.demo.test/hook ' }),
    newWebHook({
      name: 'Print',
      address: 'https://print.demo.test',
      events: ['output.failed'],
      enabled: false,
    }),
    newWebHook({ name: ' ', address: 'https://shop.demo.test' }),
    newWebHook({ name: 'Plain', address: 'http://shop.demo.test/hook' }),
    newWebHook({ name: 'Local', address: 'http://localhost:4000/hook' }),
    newWebHook({ name: 'User', address: 'https://me:secret@shop.demo.test/hook' }),
    newWebHook({ name: 'None', address: 'shop' }),
    newWebHook({ name: 'Empty', address: ' ' }),
    newWebHook({ name: 'Long', address: `https://shop.demo.test/${'x'.repeat(2_000)}` }),
    on('listWebHooks', production),
    ...(['updateWebHook', 'deleteWebHook', 'rotateWebHookSecret', 'testWebHook'] as const).map((operation) =>
      on(operation, production, {
        params: { webHookId: NO_HOOK },
        ...(operation === 'updateWebHook' && { body: { enabled: false } }),
      }),
    ),
    on('listWebHookDeliveries', production, { params: { webHookId: NO_HOOK } }),
    on('retryWebHookDelivery', production, { params: { webHookId: NO_HOOK, deliveryId: NO_HOOK } }),
    ...Array.from({ length: 19 }, (_, index) =>
      newWebHook({ name: `Another ${index}`, address: 'https://shop.demo.test' }),
    ),
  ],
  'where used': [
    addTemplate('From the agency', {
      ...emptyDocument(),
      variables: {
        order: ['photo'],
        items: {
          photo: {
            ...newVariable('Photo', 'image'),
            value: { connectorId: connector('Picture agency'), assetId: '42' },
          },
        },
      },
    }),
    addTemplate('In Arial', {
      ...emptyDocument(),
      brandKit: {
        ...emptyDocument().brandKit,
        fontFamilies: {
          order: ['one'],
          items: { one: { name: 'Arial', default: { family: 'ARIAL', style: 'bold' } } },
        },
      },
    }),
    createKit({
      name: 'From the agency',
      media: [{ guid: 'logo', name: 'Logo', mediaConnectorId: connector('Picture agency'), mediaId: '42' }],
      fonts: [{ fontFamilyBrandKitGuid: 'a', fontFamilyId: ARIAL, fontConnectorId: null, name: 'Arial' }],
    }),
    ...uses('connector', [connector('Picture agency')]),
    ...uses('connector', [connector('Picture agency'), connector('Asset library')]),
    ...uses('connector', [connector('Picture agency'), NOBODY]),
    ...uses('fontFamily', [ARIAL]),
  ],
  templates: [
    on('importTemplate', production, { query: { folderPath: '/Nowhere' } }),
    on('importTemplate', production, { query: { folderPath: '/' } }),
    addTemplate('  Menu '),
    addTemplate('   '),
    addTemplate('x'.repeat(256)),
    addTemplate('Broken', '{"pages":'),
    addTemplate('Broken', { pages: 1 }),
    addTemplate('Newer', { ...emptyDocument(), documentVersion: 99 }),
    addTemplate('Elsewhere', { ...emptyDocument(), selectedLayoutId: 'nowhere' }),
    on('createTemplate', 'borealis-production', { query: { name: 'Foreign' }, body: emptyDocument() }),
    listed({}),
    listed({ search: 'menu', sortBy: 'created', sortOrder: 'DESC' }),
    listed({ sortBy: 'size' }),
    listed({ sortOrder: 'up' }),
    listed({ limit: '101' }),
    listed({ limit: '0' }),
    listed({ nextPageToken: 'made-up' }),
    template({
      params: { templateId: design('Story') },
      query: { note: ' Shorter ' },
      body: emptyDocument(),
    }),
    template({
      params: { templateId: design('Story') },
      query: { note: 'x'.repeat(201) },
      body: emptyDocument(),
    }),
    template({
      params: { templateId: design('Story') },
      query: { revision: '1' },
      body: emptyDocument(),
    }),
    on('restoreTemplateVersion', production, {
      params: { templateId: design('Story'), version: '1' },
      query: { revision: '1' },
    }),
    on('restoreTemplateVersion', production, { params: { templateId: design('Story'), version: '1' } }),
    on('restoreTemplateVersion', production, { params: { templateId: design('Story'), version: '9' } }),
    on('listTemplateVersions', production, { params: { templateId: design('Story') } }),
    ...[NOBODY, ANOTHER, NOBODY].map((editorId) =>
      on('announceTemplateEditor', production, { params: { templateId: design('Story'), editorId } }),
    ),
    on('leaveTemplateEditor', production, { params: { templateId: design('Story'), editorId: NOBODY } }),
    on('announceTemplateEditor', production, { params: { templateId: design('Story'), editorId: ANOTHER } }),
    template({ params: { templateId: NOBODY }, query: { name: 'New' } }),
    template({ params: { templateId: NOBODY }, body: emptyDocument() }),
    template({ params: { templateId: NOBODY } }),
    on('deleteTemplate', production, { params: { templateId: NOBODY } }),
  ],
  output: [
    output({ documentContent: emptyDocument(), outputSettings: {} }),
    output({ documentContent: JSON.stringify(emptyDocument()), outputSettings: { quality: 50 } }, 'jpg'),
    output({ documentContent: emptyDocument(), outputSettings: { quality: 50 } }),
    output({ documentContent: emptyDocument(), outputSettings: { scaling: 11 } }),
    output({ documentContent: emptyDocument(), outputSettings: { version: '2.0' } }, 'pdf'),
    output({ documentContent: emptyDocument(), outputSettings: {}, maxRecordsPerFile: 2 }, 'pdf'),
    output({ documentContent: emptyDocument(), outputSettings: {}, maxRecordsPerFile: 0 }, 'pdf'),
    output({ documentContent: emptyDocument(), outputSettings: {}, maxRecordsPerFile: 2 }),
    output({ documentContent: emptyDocument(), outputSettings: { fps: 12 } }, 'gif'),
    output({ documentContent: emptyDocument(), outputSettings: { fps: 61 } }, 'mp4'),
    output({ documentContent: { pages: 1 }, outputSettings: {} }),
    output({ documentContent: emptyDocument(), outputSettings: {}, layoutsToExport: ['nowhere'] }),
    output({ documentContent: emptyDocument(), outputSettings: {}, variables: [{ Name: [] }] }),
    output({ documentContent: emptyDocument() }),
    output({ documentContent: emptyDocument(), outputSettings: {}, allRecords: true }),
    output({ documentContent: emptyDocument(), outputSettings: {}, allRecords: 'yes' }),
    output({
      documentContent: emptyDocument(),
      allRecords: true,
      variables: [],
      outputSettings: { dataSourceEnabled: true },
    }),
    output({
      documentContent: emptyDocument(),
      allRecords: true,
      outputSettings: { dataSourceEnabled: true },
    }),
    output({ documentContent: emptyDocument(), outputSettings: {}, checkOnly: true }),
    output({ documentContent: emptyDocument(), outputSettings: {}, checkOnly: 'yes' }),
    on('startOutput', production, {
      params: { format: 'pdf' },
      query: { wait: 'true' },
      body: { documentContent: emptyDocument(), outputSettings: {} },
    }),
    output({ templateId: NOBODY, documentContent: emptyDocument(), outputSettings: {} }),
    output({ templateId: NOBODY, outputSettings: {} }),
    output({ templateId: 'x', outputSettings: {} }),
    output({ outputSettings: {}, outputSettingsId: NOBODY }),
    output({ projectId: project(), outputSettings: {} }),
    output({ projectId: NOBODY, outputSettings: {} }),
    output({ projectId: 'mine', outputSettings: {} }),
    output({ projectId: project(), templateId: design('Story'), outputSettings: {} }),
    output({ outputSettings: {} }),
    output('{"outputSettings":'),
    output('[]'),
    on('startOutput', 'aurora-sandbox', {
      params: { format: 'gif' },
      body: { documentContent: emptyDocument(), outputSettings: { watermark: false } },
    }),
    on('listOutputTasks', 'aurora-sandbox', { query: { type: 'non-watermarked' } }),
    on('listOutputTasks', production, { query: { search: 'nothing of this name' } }),
    on('listOutputTasks', production, { query: { status: 'Finished' } }),
    on('listOutputTasks', production, { query: { type: 'animated', limit: '0' } }),
    on('listOutputTasks', production, { query: { format: 'jpg' } }),
    ...(['cancelOutputTask', 'restartOutputTask', 'getOutputReport'] as const).map((operation) =>
      on(operation, production, { params: { taskId: NOBODY } }),
    ),
  ],
  collections: [
    on('createTemplateCollection', production, { body: { name: '  eVENTS ' } }),
    on('createTemplateCollection', production, { body: { name: '  ' } }),
    on('createTemplateCollection', 'borealis-production', { body: { name: 'Foreign' } }),
    rename('Events', 'social MEDIA'),
    rename('Events', ' EVENTS '),
    rename('Events', ''),
    rename('Nothing', 'Anything'),
    addTo('Events', design('Story')),
    addTo('Events', design('Story')),
    addTo('Events', NOBODY),
    addTo('Nothing', design('Story')),
    inCollection('renameInTemplateCollection', 'Events', design('Story'), { body: { name: ' Tale ' } }),
    inCollection('renameInTemplateCollection', 'Events', design('Story'), { body: { name: ' ' } }),
    inCollection('renameInTemplateCollection', 'Events', design('Price tag'), { body: { name: 'Tag' } }),
    inCollection('removeFromTemplateCollection', 'Events', design('Invitation')),
    inCollection('removeFromTemplateCollection', 'Events', design('Invitation')),
    on('saveCollectionCover', production, { params: { collectionId: collection('Events') } }),
    on('getCollectionCover', production, { params: { collectionId: collection('Events') } }),
    on('deleteCollectionCover', production, { params: { collectionId: collection('Events') } }),
    on('deleteCollectionCover', production, { params: { collectionId: NOBODY } }),
    on('deleteTemplate', production, { params: { templateId: design('Story') } }),
    on('deleteTemplate', production, { params: { templateId: design('Price tag') } }),
    on('deleteTemplate', production, {
      params: { templateId: design('Story') },
      query: { force: 'true' },
    }),
    collections(),
    collections({ sortBy: 'MODIFIED', sortOrder: 'desc' }),
    collections({ sortBy: 'size' }),
    collections({ nextPageToken: 'made-up' }),
    on('deleteTemplateCollection', production, { params: { collectionId: collection('Events') } }),
    on('deleteTemplateCollection', production, { params: { collectionId: collection('Events') } }),
    collections(),
  ],
  projects: [
    started({ template: { id: design('Story') } }),
    started({ template: { id: design('Story') }, collectionId: collection('Events') }),
    started({ template: { id: design('Opening flyer') }, collectionId: collection('Events') }),
    started({ template: { id: design('Story') }, collectionId: collection('Social media'), name: '  Mine ' }),
    started({ template: { id: design('Story') }, collectionId: collection('Social media'), name: ' ' }),
    started({ template: { id: NOBODY }, collectionId: collection('Events') }),
    started({ template: { id: design('Story') }, collectionId: NOBODY }),
    started({ template: { id: NOBODY } }),
    inProject('renameProject', { body: { name: '  Later ' } }),
    inProject('renameProject', { body: { name: '' } }),
    inProject('renameProject', { body: { name: 'Nothing' } }, NOBODY),
    ...[project(), NOBODY].map((projectId) =>
      on('uploadProjectPicture', production, { params: { projectId }, query: { variableId: 'nothing' } }),
    ),
    ...[project(), NOBODY].map((projectId) =>
      on('listProjectPictures', production, { params: { projectId }, query: { variableId: 'nothing' } }),
    ),
    inProject('duplicateProject', { body: { name: 'Again' } }),
    inProject('duplicateProject', { body: { name: ' ' } }),
    inProject('duplicateProject', { body: { name: 'Nothing' } }, NOBODY),
    inProject('saveProjectDocument', { body: emptyDocument() }),
    inProject('saveProjectDocument', { body: demoProject().document }),
    inProject('saveProjectDocument', { body: '{}' }),
    inProject('getProjectRows'),
    inProject('getProjectRows', {}, NOBODY),
    ...['{}', '{"rows":{}}', '{"rows":[1]}', '{"rows":[{"a":1}]}', '{"rows":[],"more":1}', '[', '[]'].map(
      (body) => inProject('saveProjectRows', { body }),
    ),
    inProject('saveProjectRows', { body: { rows: [{ product: 'Rye' }, {}] } }),
    inProject('saveProjectRows', { body: { rows: [] } }, NOBODY),
    inProject('getProjectRows'),
    inProject('handOverProject', { body: { email: 'nobody@demo.test' } }),
    inProject('handOverProject', { body: { email: 'no.role@demo.test' } }),
    inProject('handOverProject', { body: { email: 'user@demo.test' } }, NOBODY),
    inProject('saveProjectDocument', { body: '{"layouts":' }),
    inProject('saveProjectDocument', { body: emptyDocument() }, NOBODY),
    inProject('getProject'),
    projects({ sortBy: 'Name' }),
    projects({ sortBy: 'name', search: 'A', limit: '2' }),
    projects({ sortBy: 'size' }),
    projects({ nextPageToken: 'made-up' }),
    on('deleteTemplateCollection', production, { params: { collectionId: collection('For the shop') } }),
    on('deleteTemplate', production, { params: { templateId: design('Night bake poster') } }),
    inProject('getProject'),
    inProject('deleteProject'),
    inProject('deleteProject'),
    projects({ sortBy: 'name', sortOrder: 'desc' }),
  ],
  media: [
    folder('  Brand '),
    folder('bRAND'),
    folder('   '),
    folder('a/b'),
    folder('..'),
    folder('x'.repeat(256)),
    folder('Logos', '/brand'),
    folder('Old', 'Brand/Logos/'),
    folder('Old', '/Nowhere'),
    on('createMediaFolder', 'borealis-production', { body: { name: 'Foreign' } }),
    media({}),
    media({ folder: '/BRAND' }),
    media({ includeItemsFromSubfolders: 'true', sortOrder: 'desc' }),
    media({ includeItemsFromSubfolders: 'true', sortBy: 'NAME' }),
    media({ includeFolders: 'false' }),
    media({ search: 'LO' }),
    media({ search: 'lo', folder: '/Brand/Logos' }),
    media({ extensions: 'png,jpg' }),
    media({ sortBy: 'size' }),
    media({ limit: '101' }),
    media({ nextPageToken: 'made-up' }),
    upload({}),
    upload({ folderPath: '/Nowhere' }),
    upload({ folderPath: '/Brand' }),
    on('updateMediaFolder', production, { params: { folderId: NOBODY }, body: { name: 'New' } }),
    on('deleteMediaFolder', production, { params: { folderId: NOBODY } }),
    on('updateMedia', production, { params: { mediaId: NOBODY }, body: { name: 'New' } }),
    on('deleteMedia', production, { params: { mediaId: NOBODY } }),
    on('saveMediaVision', production, { params: { mediaId: NOBODY } }),
    on('findVision', production),
  ],
  'user interfaces': [
    newFace({ name: ' Kiosk ', outputSettings: { print: [setting('PDF for the press')] } }),
    newFace({ name: 'KIOSK' }),
    newFace({ name: ' ' }),
    newFace({ name: 'x', outputSettings: { digitalStatic: [NOBODY] } }),
    newFace({ name: 'x', outputSettings: { print: [setting('GIF for e-mail')] } }),
    newFace({ name: 'x', formBuilder: 'no list' }),
    newFace({ name: 'x', formBuilder: '[{"type":"other"}]' }),
    saveFace('Default', { name: 'Mine' }),
    saveFace('Default', { name: 'Default', formBuilder: '[]' }),
    saveFace('For the shop', { name: 'default' }),
    saveFace('For the shop', { name: 'FOR THE SHOP' }),
    saveFace('Social media', {
      name: 'Social media',
      outputSettings: { digitalAnimated: [setting('GIF for e-mail'), setting('MP4 for social media')] },
    }),
    on('deleteOutputSetting', production, { params: { setting: setting('GIF for e-mail') } }),
    on('getUserInterface', production, { params: { userInterfaceId: face('Social media') } }),
    useFace('Events', face('Social media')),
    useFace('Events', NOBODY),
    rename('Events', 'Occasions'),
    deleteFace('Social media'),
    deleteFace('Social media', { force: 'true' }),
    deleteFace('Social media'),
    deleteFace('Default'),
    useFace('For the shop', null),
    collections(),
    on('listUserInterfaces', production),
  ],
  publisher: [
    on('createDataSet', production, { body: {} }),
    on('renameDataSet', production, {
      params: { dataSetId: table('Price list') },
      body: { name: ' Prices ' },
    }),
    on('renameDataSet', production, { params: { dataSetId: table('Price list') }, body: { name: ' ' } }),
    on('renameDataSet', production, { params: { dataSetId: NOBODY }, body: { name: 'Prices' } }),
    on('deleteDataSet', production, { params: { dataSetId: table('Shops and their hours') } }),
    on('deleteDataSet', production, { params: { dataSetId: table('Shops and their hours') } }),
    on('listDataSets', production),
    on('createWorkspace', production, { body: { name: ' Mine ', content: NEW_WORKSPACE } }),
    on('createWorkspace', production, { body: { name: '', content: NEW_WORKSPACE } }),
    on('createWorkspace', production, {
      body: { name: 'Wide', content: { ...NEW_WORKSPACE, left: { ...NEW_WORKSPACE.left, width: 641 } } },
    }),
    on('createWorkspace', production, {
      body: { name: 'Twice', content: { ...NEW_WORKSPACE, right: NEW_WORKSPACE.left } },
    }),
    on('saveWorkspace', production, {
      params: { workspaceId: workspace('Layout') },
      body: { name: 'Folded', content: { ...NEW_WORKSPACE, left: { ...NEW_WORKSPACE.left, open: false } } },
    }),
    // A view of the other kind.
    on('saveWorkspace', production, {
      params: { workspaceId: look('Print') },
      body: { name: 'Mine', content: NEW_WORKSPACE },
    }),
    on('deleteWorkspace', production, { params: { workspaceId: workspace('Values only') } }),
    on('deleteWorkspace', production, { params: { workspaceId: workspace('Values only') } }),
    on('listWorkspaces', production),
    on('createViewPreference', production, { body: { name: 'Mine', content: NEW_VIEW_PREFERENCE } }),
    on('createViewPreference', production, {
      body: { name: 'Tiny', content: { ...NEW_VIEW_PREFERENCE, zoom: 4 } },
    }),
    on('saveViewPreference', production, {
      params: { viewPreferenceId: look('Print') },
      body: { name: 'Press', content: { ...NEW_VIEW_PREFERENCE, guideStyle: 'square', zoom: 6_400 } },
    }),
    on('deleteViewPreference', production, { params: { viewPreferenceId: look('Screens') } }),
    on('deleteViewPreference', production, { params: { viewPreferenceId: workspace('Layout') } }),
    on('listViewPreferences', production),
  ],
  'output settings': [
    newSetting('png', { name: '  Large ', description: ' Of all ', scaling: 4, default: true }),
    newSetting('gif', { name: 'Moving' }),
    newSetting('mp4', { name: 'Film', fps: 25 }),
    newSetting('png', { name: ' ' }),
    newSetting('png', { name: 'x', quality: 9 }),
    newSetting('jpg', { name: 'x', quality: 101 }),
    newSetting('pdf', { name: 'x', cmykConversion: true }),
    newSetting('pdf', { name: 'x', description: 'x'.repeat(501) }),
    saveSetting('PDF to look at', { name: 'Proof', default: true, failOn: 'never' }),
    saveSetting('PDF to look at', { name: 'Proof', scaling: 2 }),
    on('saveOutputSetting', production, { params: { setting: NOBODY }, body: { name: 'x' } }),
    on('listOutputSettings', production),
    output({ documentContent: emptyDocument(), outputSettingsId: setting('PNG for screens') }),
    output({ documentContent: emptyDocument(), outputSettingsId: setting('PNG for screens') }, 'pdf'),
    output({ documentContent: emptyDocument(), outputSettingsId: NOBODY }),
    output({ documentContent: emptyDocument(), outputSettingsId: 'x' }),
    output({ documentContent: emptyDocument() }),
    output({ documentContent: emptyDocument(), outputSettings: { watermark: true } }),
    on('deleteOutputSetting', production, { params: { setting: setting('GIF for e-mail') } }),
    on('deleteOutputSetting', production, { params: { setting: setting('GIF for e-mail') } }),
    on('listOutputSettings', production),
  ],
  brandKits: [
    createKit({ name: '  aURORA ' }),
    createKit({ name: '  ' }),
    createKit({ name: 'Foreign' }, 'borealis-production'),
    createKit({ name: 'Two', colors: [BLUE, { ...BLUE, guid: 'other', name: 'bLUE' }] }),
    saveKit('  Shops ', { colors: [BLUE] }, { revision: '1' }),
    saveKit('Shops', {}, { revision: '1' }),
    saveKit('aurora', {}),
    saveKit('Shops', { colors: [BLUE, BLUE] }),
    saveKit('Shops', { colors: [{ ...BLUE, value: 'blue' }] }),
    saveKit('Shops', { colors: [{ ...BLUE, type: 'cmyk', value: { c: 1.2, m: 0, y: 0, k: 0 } }] }),
    saveKit('Shops', { colors: [GOLD, { ...GOLD, guid: 'gilt', name: 'Gilt', displayValue: '#d0b000' }] }),
    saveKit('Shops', {
      paragraphStyles: [{ guid: 'p', name: 'P', ...NEW_PARAGRAPH_LOOK, brandKitFontFamilyGuid: 'gone' }],
    }),
    saveKit('Shops', {
      colors: [BLUE],
      themes: [
        {
          id: 'dark',
          name: 'Dark',
          characterStyles: [],
          paragraphStyles: [],
          media: [],
          colors: [{ guid: 'blue', type: 'hex', value: '#0000FF' }],
        },
      ],
    }),
    on('saveBrandKit', production, {
      params: { brandKitId: NOBODY },
      body: { name: 'New', ...EMPTY_CONTENT },
    }),
    on('listBrandKits', production, { query: { sortBy: 'MODIFIED', sortOrder: 'desc' } }),
    on('listBrandKits', production, { query: { sortBy: 'size' } }),
    on('deleteBrandKit', production, { params: { brandKitId: kit('Night bake') } }),
    on('deleteBrandKit', production, { params: { brandKitId: kit('Night bake') } }),
    on('listBrandKits', production),
  ],
  fonts: [
    on('uploadFonts', production, { body: {} }),
    on('correctFonts', production, {
      params: { batchId: NOBODY },
      body: [{ fontStyleId: NOBODY, familyName: 'A', styleName: 'B' }],
    }),
    on('removeUploadedFonts', production, { params: { batchId: NOBODY }, query: { ids: NOBODY } }),
    on('confirmFonts', production, { params: { batchId: NOBODY } }),
    on('downloadUploadedFont', production, { params: { batchId: NOBODY, uploadId: NOBODY } }),
    on('deleteFontFamilies', production, { query: { ids: NOBODY } }),
    on('deleteFontStyles', production, { query: { ids: NOBODY } }),
    on('deleteFontFamilies', production, { query: { ids: ARIAL } }),
    on('deleteFontFamilies', production, { query: { ids: `${ARIAL},${NOBODY}` } }),
    on('deleteFontStyles', production, { query: { ids: demoId(`font-style:${ARIAL}:Bold`) } }),
  ],
};
