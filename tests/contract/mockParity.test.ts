import { getResponse } from 'msw';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createMockPlatform, PERSONAS, type MockPlatform, type Persona } from '@/api/mocks';
import type { OperationId } from '../../platform/management/operations';
import { seedFonts } from '../../platform/seed';
import { routeOf, versionOf } from './support/contract';
import {
  ENVIRONMENT_CHANGES,
  ENVIRONMENT_READS,
  type EnvironmentStep,
} from './support/environmentParitySteps';
import { CHANGES, READS, type Step } from './support/paritySteps';
import { NOW, startTestPlatform, type CallInput } from './support/startTestPlatform';

const platform = startTestPlatform({
  prepare: ({ db, storage }) => seedFonts({ database: db, storage, now: NOW }),
});
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const demoIds = new Set(JSON.stringify(createMockPlatform({ now: NOW }).store).match(UUID));
/**
 * Values that the mocks can't know: log ids, secrets, the platform's own address, the moment of the call, field
 * messages.
 */
const LEFT_OUT = ['requestId', 'clientSecret', 'secret', 'backOfficeUri', 'lastSeen', 'errors'];

/** Normalizes new ids and the order of role entries in a response, so that two stores can be compared. */
function comparable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(UUID, (id) => (demoIds.has(id) ? id : 'new'));
  if (Array.isArray(value)) {
    const items = value.map(comparable);
    const isUnordered = items.every(
      (item) => typeof item === 'string' || Object.hasOwn(item as object, 'userRole'),
    );
    return isUnordered ? items.map((item) => JSON.stringify(item)).sort() : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !LEFT_OUT.includes(key));
  // Page tokens differ between the two.
  const part = (key: string, value: unknown) => (key === 'nextPage' ? 'there is one' : comparable(value));
  return Object.fromEntries(kept.map(([key, value]) => [key, part(key, value)]));
}

function read({ status, text }: { status: number; text: string }): unknown {
  const isJson = /^[[{]/.test(text);
  return { status, body: comparable(isJson ? (JSON.parse(text) as unknown) : text) };
}

async function callMock(mocks: MockPlatform, operation: OperationId, input: CallInput = {}) {
  const { method, path } = routeOf(operation);
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) => input.params?.[name] ?? '');
  const url = new URL(`http://platform.test/api/v1${filled}`);
  for (const [name, value] of Object.entries(input.query ?? {})) url.searchParams.set(name, String(value));
  const body = input.body === undefined ? {} : { body: JSON.stringify(input.body) };
  const { headers = {} } = input;
  const response = await getResponse(mocks.handlers, new Request(url, { method, headers, ...body }));
  if (!response) throw new Error(`The mocks do not answer ${operation}.`);
  return { status: response.status, text: await response.text() };
}

async function compare(persona: Persona, steps: readonly Step[]): Promise<void> {
  const mocks = createMockPlatform({ persona, now: NOW });
  for (const [operation, input] of steps) {
    const real = read(await platform.call(persona, operation, input));
    const mocked = read(await callMock(mocks, operation, input));
    expect({ operation, input, answer: mocked }).toEqual({ operation, input, answer: real });
  }
}

const ENVIRONMENT_ROUTES = {
  getSettings: ['GET', 'settings'],
  updateSettings: ['PATCH', 'settings'],
  listAvailableSdkVersions: ['GET', 'settings/available-sdk-versions'],
  listConnectors: ['GET', 'connectors'],
  createConnector: ['POST', 'connectors'],
  updateConnector: ['PATCH', 'connectors/{connectorId}'],
  removeConnector: ['DELETE', 'connectors/{connectorId}'],
  listConnectorAssets: ['GET', 'connectors/{connectorId}/assets'],
  getConnectorPicture: ['GET', 'connectors/{connectorId}/picture/{quality}'],
  listConnectorFonts: ['GET', 'connectors/{connectorId}/fonts'],
  uploadConnectorFont: ['POST', 'connectors/{connectorId}/fonts/upload'],
  listConnectorRows: ['GET', 'connectors/{connectorId}/rows'],
  getConnectorSession: ['GET', 'connectors/{connectorId}/session'],
  openConnectorSession: ['POST', 'connectors/{connectorId}/session'],
  endConnectorSession: ['DELETE', 'connectors/{connectorId}/session'],
  listTemplates: ['GET', 'templates'],
  createTemplate: ['POST', 'templates'],
  getTemplate: ['GET', 'templates/{templateId}'],
  saveTemplate: ['PUT', 'templates/{templateId}'],
  deleteTemplate: ['DELETE', 'templates/{templateId}'],
  downloadTemplate: ['GET', 'templates/{templateId}/download'],
  importTemplate: ['POST', 'templates/import'],
  archiveTemplate: ['GET', 'templates/{templateId}/archive'],
  getTemplateFont: ['GET', 'templates/library/font'],
  getTemplatePicture: ['GET', 'templates/library/picture/{quality}'],
  listTemplateCollections: ['GET', 'template-collections'],
  createTemplateCollection: ['POST', 'template-collections'],
  getTemplateCollection: ['GET', 'template-collections/{collectionId}'],
  updateTemplateCollection: ['PATCH', 'template-collections/{collectionId}'],
  deleteTemplateCollection: ['DELETE', 'template-collections/{collectionId}'],
  addToTemplateCollection: ['POST', 'template-collections/{collectionId}/templates'],
  renameInTemplateCollection: ['PATCH', 'template-collections/{collectionId}/templates/{templateId}'],
  removeFromTemplateCollection: ['DELETE', 'template-collections/{collectionId}/templates/{templateId}'],
  getCollectionCover: ['GET', 'template-collections/{collectionId}/cover'],
  saveCollectionCover: ['PUT', 'template-collections/{collectionId}/cover'],
  deleteCollectionCover: ['DELETE', 'template-collections/{collectionId}/cover'],
  previewInTemplateCollection: [
    'GET',
    'template-collections/{collectionId}/templates/{templateId}/preview/{quality}',
  ],
  listMedia: ['GET', 'media'],
  uploadMedia: ['POST', 'media'],
  createMediaFolder: ['POST', 'media/directory'],
  getMediaFolder: ['GET', 'media/directory/{folderId}'],
  updateMediaFolder: ['PATCH', 'media/directory/{folderId}'],
  deleteMediaFolder: ['DELETE', 'media/directory/{folderId}'],
  getMedia: ['GET', 'media/{mediaId}'],
  updateMedia: ['PATCH', 'media/{mediaId}'],
  deleteMedia: ['DELETE', 'media/{mediaId}'],
  downloadMedia: ['GET', 'media/{mediaId}/download'],
  previewMedia: ['GET', 'media/{mediaId}/preview/{quality}'],
  getMediaVision: ['GET', 'media/{mediaId}/vision'],
  saveMediaVision: ['POST', 'media/{mediaId}/vision'],
  getPictureVision: ['GET', 'pictures/vision'],
  findVision: ['POST', 'external-media/vision'],
  previewTemplate: ['GET', 'templates/{templateId}/preview/{quality}'],
  listTemplateVersions: ['GET', 'templates/{templateId}/versions'],
  previewTemplateVersion: ['GET', 'templates/{templateId}/versions/{version}/preview/{quality}'],
  announceTemplateEditor: ['PUT', 'templates/{templateId}/editors/{editorId}'],
  leaveTemplateEditor: ['DELETE', 'templates/{templateId}/editors/{editorId}'],
  restoreTemplateVersion: ['POST', 'templates/{templateId}/versions/{version}/restore'],
  listProjects: ['GET', 'projects'],
  createProject: ['POST', 'projects'],
  getProject: ['GET', 'projects/{projectId}'],
  renameProject: ['PATCH', 'projects/{projectId}'],
  deleteProject: ['DELETE', 'projects/{projectId}'],
  duplicateProject: ['POST', 'projects/{projectId}/duplicate'],
  handOverProject: ['PUT', 'projects/{projectId}/owner'],
  getProjectDocument: ['GET', 'projects/{projectId}/document'],
  saveProjectDocument: ['PUT', 'projects/{projectId}/document'],
  getProjectRows: ['GET', 'projects/{projectId}/rows'],
  saveProjectRows: ['PUT', 'projects/{projectId}/rows'],
  previewProject: ['GET', 'projects/{projectId}/preview/{quality}'],
  getProjectUserInterface: ['GET', 'projects/{projectId}/user-interface'],
  getProjectFont: ['GET', 'projects/{projectId}/font'],
  getProjectPicture: ['GET', 'projects/{projectId}/picture/{quality}'],
  findMissingPictures: ['POST', 'projects/{projectId}/missing-pictures'],
  listProjectPictures: ['GET', 'projects/{projectId}/pictures'],
  uploadProjectPicture: ['POST', 'projects/{projectId}/pictures'],
  listProjectDataRows: ['GET', 'projects/{projectId}/data-sets/{dataSetId}/rows'],
  listProjectConnectorRows: ['GET', 'projects/{projectId}/connectors/{connectorId}/rows'],
  listFontFamilies: ['GET', 'font-families'],
  deleteFontFamilies: ['DELETE', 'font-families'],
  listFontStyles: ['GET', 'font-families/{familyId}/styles'],
  deleteFontStyles: ['DELETE', 'font-styles'],
  uploadFonts: ['POST', 'font-styles/temp'],
  downloadUploadedFont: ['GET', 'font-styles/temp/{batchId}/files/{uploadId}'],
  correctFonts: ['PATCH', 'font-styles/temp/{batchId}'],
  removeUploadedFonts: ['DELETE', 'font-styles/temp/{batchId}'],
  confirmFonts: ['POST', 'font-styles/temp/{batchId}/confirm'],
  getFontStyle: ['GET', 'font-styles/{styleId}'],
  previewFontStyle: ['GET', 'font-styles/{styleId}/preview/{shape}'],
  downloadFontStyle: ['GET', 'font-styles/{styleId}/download'],
  listBrandKits: ['GET', 'brand-kits'],
  createBrandKit: ['POST', 'brand-kits'],
  getBrandKit: ['GET', 'brand-kits/{brandKitId}'],
  saveBrandKit: ['PUT', 'brand-kits/{brandKitId}'],
  deleteBrandKit: ['DELETE', 'brand-kits/{brandKitId}'],
  startOutput: ['POST', 'output/{format}'],
  listOutputTasks: ['GET', 'output/tasks'],
  getOutputTask: ['GET', 'output/tasks/{taskId}'],
  cancelOutputTask: ['POST', 'output/tasks/{taskId}/cancel'],
  restartOutputTask: ['POST', 'output/tasks/{taskId}/restart'],
  getOutputReport: ['GET', 'output/tasks/{taskId}/report'],
  downloadOutput: ['GET', 'output/tasks/{taskId}/download'],
  listOutputSettings: ['GET', 'output/settings'],
  getOutputSetting: ['GET', 'output/settings/{setting}'],
  createOutputSetting: ['POST', 'output/settings/{setting}'],
  saveOutputSetting: ['PUT', 'output/settings/{setting}'],
  deleteOutputSetting: ['DELETE', 'output/settings/{setting}'],
  listUserInterfaces: ['GET', 'user-interfaces'],
  createUserInterface: ['POST', 'user-interfaces'],
  getUserInterface: ['GET', 'user-interfaces/{userInterfaceId}'],
  saveUserInterface: ['PUT', 'user-interfaces/{userInterfaceId}'],
  deleteUserInterface: ['DELETE', 'user-interfaces/{userInterfaceId}'],
  listDataSets: ['GET', 'data-sets'],
  createDataSet: ['POST', 'data-sets'],
  getDataSet: ['GET', 'data-sets/{dataSetId}'],
  renameDataSet: ['PATCH', 'data-sets/{dataSetId}'],
  deleteDataSet: ['DELETE', 'data-sets/{dataSetId}'],
  listDataRows: ['GET', 'data-sets/{dataSetId}/rows'],
  listWorkspaces: ['GET', 'workspaces'],
  createWorkspace: ['POST', 'workspaces'],
  saveWorkspace: ['PUT', 'workspaces/{workspaceId}'],
  deleteWorkspace: ['DELETE', 'workspaces/{workspaceId}'],
  listViewPreferences: ['GET', 'view-preferences'],
  createViewPreference: ['POST', 'view-preferences'],
  saveViewPreference: ['PUT', 'view-preferences/{viewPreferenceId}'],
  deleteViewPreference: ['DELETE', 'view-preferences/{viewPreferenceId}'],
  listUses: ['GET', 'where-used'],
  listEnvironmentActivity: ['GET', 'activity'],
  listWebHooks: ['GET', 'web-hooks'],
  createWebHook: ['POST', 'web-hooks'],
  updateWebHook: ['PATCH', 'web-hooks/{webHookId}'],
  deleteWebHook: ['DELETE', 'web-hooks/{webHookId}'],
  rotateWebHookSecret: ['POST', 'web-hooks/{webHookId}/secret'],
  testWebHook: ['POST', 'web-hooks/{webHookId}/test'],
  listWebHookDeliveries: ['GET', 'web-hooks/{webHookId}/deliveries'],
  retryWebHookDelivery: ['POST', 'web-hooks/{webHookId}/deliveries/{deliveryId}/retry'],
} as const satisfies Record<EnvironmentStep['operation'], readonly [string, string]>;

async function compareInEnvironment(
  persona: Persona,
  steps: readonly EnvironmentStep[],
): Promise<Set<number>> {
  const mocks = createMockPlatform({ persona, now: NOW });
  const statuses = new Set<number>();
  for (const step of steps) {
    const [method, path] = ENVIRONMENT_ROUTES[step.operation];
    const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) => step.params?.[name] ?? '');
    const query = step.query ? `?${new URLSearchParams(step.query).toString()}` : '';
    const url = `/grafx/api/${versionOf(path)}/environment/${step.environment}/${filled}${query}`;
    const payload = typeof step.body === 'object' ? JSON.stringify(step.body) : step.body;
    const type = payload === undefined ? {} : { 'content-type': 'application/json' };
    const sent = await platform.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${persona}`, ...type },
      ...(payload !== undefined && { payload }),
    });
    const real = read({ status: sent.statusCode, text: sent.body });
    const body = payload === undefined ? {} : { body: payload };
    const request = new Request(`http://platform.test${url}`, { method, ...body });
    const answer = await getResponse(mocks.handlers, request);
    if (!answer) throw new Error(`The mocks do not answer ${step.operation}.`);
    const mocked = read({ status: answer.status, text: await answer.text() });
    expect({ step, answer: mocked }).toEqual({ step, answer: real });
    statuses.add(answer.status);
  }
  return statuses;
}

describe('the mocks answer as the platform does', () => {
  it.each(PERSONAS)('R7.04 reads of %s', (persona) => compare(persona, READS));

  describe.each(Object.entries(CHANGES))('%s', (_area, steps) => {
    it.each([
      'subscription.admin',
      'environment.admin',
      'user',
      'full.access',
      'no.role',
      'inactive',
    ] as const)('R7.04 changes by %s', (persona) => compare(persona, steps));
  });
});

describe('the mocks of the environment API answer as the platform does', () => {
  it('cover every operation of its contract', () => {
    const asked = [...ENVIRONMENT_READS, ...Object.values(ENVIRONMENT_CHANGES).flat()];
    expect(new Set(asked.map(({ operation }) => operation))).toEqual(
      new Set(Object.keys(ENVIRONMENT_ROUTES)),
    );
  });

  it('compare accepted and refused calls', async () => {
    const { settings = [], connectors = [], templates = [] } = ENVIRONMENT_CHANGES;
    expect(await compareInEnvironment('environment.admin', settings)).toEqual(new Set([200, 400, 404]));
    expect(await compareInEnvironment('environment.admin', connectors)).toEqual(
      new Set([201, 400, 409, 403, 404, 200, 204]),
    );
    expect(await compareInEnvironment('full.access', templates)).toEqual(
      new Set([200, 201, 204, 400, 404, 409]),
    );
  });

  it.each(PERSONAS)('R7.68 R7.69 reads of %s', async (persona) => {
    await compareInEnvironment(persona, ENVIRONMENT_READS);
  });

  describe.each(Object.entries(ENVIRONMENT_CHANGES))('%s', (_area, steps) => {
    it.each([
      'subscription.admin',
      'environment.admin',
      'user',
      'full.access',
      'no.role',
      'inactive',
    ] as const)('changes by %s', async (persona) => {
      await compareInEnvironment(persona, steps);
    });
  });

  it('adds fonts from files to the library, and returns the files', async () => {
    const file = await readFile('node_modules/@expo-google-fonts/inter/100Thin/Inter_100Thin.ttf');
    const mocks = createMockPlatform({ persona: 'full.access', now: NOW });
    const base = '/grafx/api/v1/environment/aurora-production';
    const form = new FormData();
    for (const name of ['Inter.ttf', 'Again.ttf', 'notes.txt']) form.append('file', new Blob([file]), name);
    const sent = new Response(form);
    const type = sent.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await sent.arrayBuffer());

    /** The same call of both, each with ids from its own responses. */
    interface Side {
      call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<unknown>;
    }
    const mock: Side = {
      async call(method, path, body) {
        const isForm = path.endsWith('/temp');
        const request = new Request(`http://platform.test${base}${path}`, {
          method,
          ...(isForm && { headers: { 'content-type': type }, body: bytes }),
          ...(body && { body: JSON.stringify(body) }),
        });
        const answer = await getResponse(mocks.handlers, request);
        const text = (await answer?.text()) ?? '';
        return text.startsWith('{') ? JSON.parse(text) : { status: answer?.status, size: text.length };
      },
    };
    const real: Side = {
      async call(method, path, body) {
        const isForm = path.endsWith('/temp');
        const answer = await platform.app.inject({
          method,
          url: `${base}${path}`,
          headers: { authorization: 'Bearer full.access', ...(isForm && { 'content-type': type }) },
          ...(isForm && { payload: bytes }),
          ...(body && { payload: body }),
        });
        return answer.body.startsWith('{')
          ? answer.json()
          : { status: answer.statusCode, size: answer.body.length };
      },
    };
    const steps = async ({ call }: Side) => {
      const upload = (await call('POST', '/font-styles/temp')) as {
        batchId: string;
        data: { preloadedData: { id: string }[] };
      };
      const batch = `/font-styles/temp/${upload.batchId}`;
      const [, second, third] = upload.data.preloadedData.map(({ id }) => id);
      const refused = await call('POST', `${batch}/confirm`);
      const changes = [{ fontStyleId: second, familyName: ' Inter ', styleName: 'ExtraLight' }];
      const corrected = await call('PATCH', batch, changes);
      const removed = await call('DELETE', `${batch}?ids=${third}`);
      const confirmed = (await call('POST', `${batch}/confirm`)) as { data: { id: string }[] };
      const [family] = confirmed.data;
      const styles = (await call('GET', `/font-families/${family?.id}/styles`)) as {
        data: { id: string }[];
      };
      const [first] = styles.data;
      return [
        ...[upload, refused, corrected, removed, confirmed, styles],
        await call('GET', '/font-families'),
        await call('GET', `/font-styles/${first?.id}`),
        await call('GET', `/font-styles/${first?.id}/download`),
        await call('DELETE', `/font-styles?ids=${first?.id}`),
        await call('GET', '/font-families'),
        await call('DELETE', `/font-families?ids=${family?.id}`),
        await call('GET', '/font-families'),
      ];
    };
    expect(comparable(await steps(mock))).toEqual(comparable(await steps(real)));
  });
});
