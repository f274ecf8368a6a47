import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { demoUserId, ENVIRONMENTS } from '@/demo';
import { itemNameKey } from '@/domain/item-name';
import { MOST_PROJECT_PICTURES } from '@/domain/projects';
import { newImageFrame, newPlacement, newVariable, type Document } from '@/engine/document';
import { environments, integrations, projectPictures, projects } from '../../platform/database/schema';
import type { Schemas } from '../../platform/environment-api/operations';
import { GRACE } from '../../platform/storage/purgeFiles';
import { purgeFiles } from '../../platform/storage';
import { workOnJobs } from '../../platform/workOnJobs';
import { documentOf } from '../engine/reference/build';
import { AURORA, callEnvironment } from './support/callEnvironment';
import { picture } from './support/pictures';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform({ keepsChanges: true });
const call = callEnvironment.bind(null, platform);
let endThreads = () => Promise.resolve();
beforeAll(() => {
  endThreads = workOnJobs(platform.jobs, {
    database: platform.db,
    storage: platform.storage,
    settings: platform.settings,
    clock: () => platform.now,
  });
});
afterEach(() => expect(platform.jobErrors).toEqual([]));
afterAll(() => endThreads());

/** The colour of `picture`. */
const VIOLET = [95, 48, 226];
const user = { account: 'user' };
const environmentId = ENVIRONMENTS.auroraProduction;

/** A page of 40 by 30 px with only the picture of a variable that takes uploads of at least 20 by 20. */
function fillable(assetId?: string): Document {
  const frame = {
    ...newImageFrame('Picture'),
    source: { type: 'variable', variableId: 'photo' } as const,
  };
  const placement = newPlacement('image', { x: 0, y: 0, width: 40, height: 30 });
  const photo = {
    ...newVariable('Photo', 'image'),
    allowUpload: true,
    uploadMinWidth: 20,
    uploadMinHeight: 20,
    value: assetId === undefined ? null : { connectorId: '', assetId },
  };
  const items = { photo, closed: newVariable('Closed', 'image'), words: newVariable('Words') };
  return {
    ...documentOf([{ frame, placement }], { width: 40, height: 30 }),
    variables: { order: Object.keys(items), items },
  };
}

type Owner = Pick<typeof projects.$inferInsert, 'ownerId' | 'ownerClientId'>;

/** Adds a project. @returns its id */
async function addProject(owner: Owner = { ownerId: demoUserId('user@demo.test') }): Promise<string> {
  const document = JSON.stringify(fillable());
  const { now } = platform;
  const [row] = await platform.db
    .insert(projects)
    .values({
      ...owner,
      environmentId,
      document,
      startDocument: document,
      name: 'Card',
      nameKey: itemNameKey('Card'),
      createdAt: now,
      modifiedAt: now,
      contentModifiedAt: now,
    })
    .returning({ id: projects.id });
  return row?.id ?? '';
}

interface Sent {
  readonly fileName?: string;
  readonly bytes?: Uint8Array;
  readonly variableId?: string;
  readonly account?: string;
}

async function upload(projectId: string, sent: Sent = {}) {
  const { fileName = 'Mine.png', bytes = await picture(40, 30, 'png') } = sent;
  const form = new FormData();
  form.append('file', new Blob([bytes as BlobPart]), fileName);
  const body = new Response(form);
  const response = await platform.app.inject({
    method: 'POST',
    url: `${AURORA}/projects/${projectId}/pictures`,
    query: { variableId: sent.variableId ?? 'photo' },
    headers: {
      authorization: `Bearer ${sent.account ?? 'user'}`,
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return {
    status: response.statusCode,
    body: response.json<Schemas['OneProjectPicture'] & Schemas['Problem']>(),
  };
}

async function uploaded(...of: Parameters<typeof upload>): Promise<Schemas['ProjectPicture']> {
  const { status, body } = await upload(...of);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data;
}

const show = (projectId: string, assetId: string, account = 'user') =>
  call('GET', `projects/${projectId}/picture/highest`, { account, query: { connectorId: '', assetId } });
const save = (projectId: string, assetId: string) =>
  call('PUT', `projects/${projectId}/document`, { ...user, body: fillable(assetId) });

/** Returns the colour in the middle of a picture. */
async function middleOf(png: Buffer): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

/** Makes the PNG of a project. */
async function output(body: object, account = 'user'): Promise<Buffer> {
  const started = await call('POST', 'output/png', { account, body: { ...body, outputSettings: {} } });
  expect(started.status, started.text).toBe(202);
  const { taskInfo } = started.json<Schemas['TaskStarted']>().links;
  const ask = () => call('GET', taskInfo, { account });
  await expect.poll(async () => (await ask()).status).not.toBe(202);
  const ended = await ask();
  if (ended.status !== 200) throw new Error(ended.json<Schemas['Problem']>().detail);
  return (await call('GET', ended.json<Schemas['FinishedOutput']>().links.download, { account })).bytes;
}

async function usedBytes(): Promise<number> {
  const [row] = await platform.db
    .select({ bytes: environments.assetsBytes })
    .from(environments)
    .where(eq(environments.id, environmentId));
  return row?.bytes ?? 0;
}

it('H1.07 lets a plain user upload a picture to an own project, and shows it in previews, fields and files', async () => {
  expect((await call('GET', 'media', user)).status).toBe(403);
  const id = await addProject();
  const { assetId, name, extension, width, height } = await uploaded(id);
  expect([name, extension, width, height]).toEqual(['Mine.png', 'png', 40, 30]);
  const shown = await show(id, assetId);
  expect([shown.status, await middleOf(shown.bytes)]).toEqual([200, VIOLET]);
  expect((await save(id, assetId)).status).toBe(204);
  const preview = await call('GET', `projects/${id}/preview/medium`, user);
  expect(await middleOf(preview.bytes)).toEqual(VIOLET);
  expect(await middleOf(await output({ projectId: id }))).toEqual(VIOLET);
});

it('H1.07 returns the smart crop of an uploaded picture to the project’s owner only', async () => {
  const id = await addProject();
  const { assetId } = await uploaded(id);
  const vision = (query: Record<string, string>, account = 'user') =>
    call('GET', '/grafx/api/experimental/environment/aurora-production/pictures/vision', {
      account,
      query: { connectorId: '', assetId, ...query },
    });
  const found = (await vision({ projectId: id })).json<Schemas['OneVision']>().data;
  expect(found.visionCropMetadata?.subjectArea).toBeDefined();
  expect((await vision({})).status).toBe(404);
  expect((await vision({ projectId: id }, 'full.access')).status).toBe(404);
});

it('H1.08 shows a picture only to the project’s owner, and in no other project, template or document', async () => {
  const id = await addProject();
  const { assetId } = await uploaded(id);
  expect((await show(id, assetId, 'full.access')).status).toBe(404);
  expect((await upload(id, { account: 'full.access' })).status).toBe(404);
  const other = await addProject();
  expect((await show(other, assetId)).status).toBe(404);
  const theirs = await addProject({ ownerId: demoUserId('full.access@demo.test') });
  expect((await show(theirs, assetId, 'full.access')).status).toBe(404);
  const query = { connectorId: '', assetId };
  const ofTemplates = await call('GET', 'templates/library/picture/medium', { query });
  expect(ofTemplates.status).toBe(404);
  expect((await save(other, assetId)).status).toBe(204);
  const preview = await call('GET', `projects/${other}/preview/medium`, user);
  expect(await middleOf(preview.bytes)).not.toEqual(VIOLET);
  await expect(output({ projectId: other })).rejects.toThrow();
  await expect(output({ documentContent: fillable(assetId) }, 'full.access')).rejects.toThrow();
});

it('H1.08 copies pictures with a duplicated project, and keeps them when it is handed over', async () => {
  const before = await usedBytes();
  const id = await addProject();
  const { assetId, size } = await uploaded(id);
  await save(id, assetId);
  const made = await call('POST', `projects/${id}/duplicate`, { ...user, body: { name: 'Again' } });
  const copy = made.json<Schemas['OneProject']>().data.id;
  expect(await usedBytes()).toBe(before + 2 * size);
  expect((await call('DELETE', `projects/${id}`, user)).status).toBe(204);
  expect(await usedBytes()).toBe(before + size);
  expect((await show(copy, assetId)).status).toBe(200);
  const body = { email: 'full.access@demo.test' };
  expect((await call('PUT', `projects/${copy}/owner`, { ...user, body })).status).toBe(204);
  expect((await show(copy, assetId)).status).toBe(404);
  expect((await show(copy, assetId, 'full.access')).status).toBe(200);
});

it('H1.08 deletes the file with the project, and keeps it until then', async () => {
  const before = await usedBytes();
  const id = await addProject();
  const { assetId } = await uploaded(id, { bytes: await picture(41, 31, 'png') });
  const row = async () =>
    (await platform.db.select().from(projectPictures).where(eq(projectPictures.projectId, id)))[0];
  const hash = (await row())?.fileHash ?? '';
  const later = new Date(platform.now.getTime() + 2 * GRACE);
  await purgeFiles(platform.db, platform.storage, later);
  expect((await show(id, assetId)).status).toBe(200);
  await call('DELETE', `projects/${id}`, user);
  expect([await row(), await usedBytes()]).toEqual([undefined, before]);
  await purgeFiles(platform.db, platform.storage, later);
  expect(await platform.storage.size(hash)).toBeUndefined();
});

it('H1.08 frees the storage of pictures deleted with an integration’s projects', async () => {
  const before = await usedBytes();
  const [owner] = await platform.db
    .select({ clientId: integrations.clientId })
    .from(integrations)
    .where(eq(integrations.environmentId, environmentId));
  const id = await addProject({ ownerClientId: owner?.clientId ?? '' });
  const mine = await addProject();
  const { size } = await uploaded(mine);
  const [row] = await platform.db.select().from(projectPictures).where(eq(projectPictures.projectId, mine));
  if (!row) throw new Error('There is no such picture.');
  await platform.db.insert(projectPictures).values({ ...row, projectId: id });
  await platform.db
    .update(environments)
    .set({ assetsBytes: before + 2 * size })
    .where(eq(environments.id, environmentId));
  await platform.ok('full.access', 'deleteIntegration', { params: { clientId: owner?.clientId ?? '' } });
  expect(await usedBytes()).toBe(before + size);
});

it('H1.09 reports why the field refuses a picture and stores nothing', async () => {
  const id = await addProject();
  const refused = async (sent: Sent) => {
    const { status, body } = await upload(id, sent);
    return [status, body.errors?.map(({ field }) => field), body.detail];
  };
  const closed = [400, ['variableId'], 'This field takes no uploaded pictures.'];
  for (const variableId of ['closed', 'words', 'nothing', 'constructor'])
    expect(await refused({ variableId }), variableId).toEqual(closed);
  expect(await refused({ fileName: 'Mine.exe' })).toEqual([
    400,
    ['file'],
    expect.stringContaining('can’t be uploaded'),
  ]);
  expect(await refused({ fileName: 'Mine.jpg' })).toEqual([
    400,
    ['file'],
    '“Mine.jpg” has content that does not match its extension.',
  ]);
  const broken = (await picture(40, 30, 'png')).subarray(0, 40);
  expect(await refused({ bytes: broken })).toEqual([400, ['file'], 'The picture could not be read.']);
  expect(await refused({ bytes: await picture(19, 30, 'png') })).toEqual([
    400,
    ['file'],
    'Mine.png is 19 × 30 px. It has to be at least 20 × 20 px.',
  ]);
  const json = await call('POST', `projects/${id}/pictures`, {
    ...user,
    query: { variableId: 'photo' },
    body: {},
  });
  expect(json.status).toBe(415);
  expect(await platform.db.$count(projectPictures, eq(projectPictures.projectId, id))).toBe(0);
});

it('H1.09 stores 100 pictures a project, and deletes pictures unused for a day for the next one', async () => {
  const id = await addProject();
  const first = await uploaded(id);
  await save(id, first.assetId);
  const [row] = await platform.db.select().from(projectPictures).where(eq(projectPictures.projectId, id));
  if (!row) throw new Error('There is no such picture.');
  const { id: _, ...values } = row;
  await platform.db
    .insert(projectPictures)
    .values(Array.from({ length: MOST_PROJECT_PICTURES - 1 }, () => values));
  const full = await upload(id);
  expect([full.status, full.body.detail]).toEqual([409, expect.stringContaining('at most 100')]);
  platform.now = new Date(platform.now.getTime() + 25 * 60 * 60_000);
  await uploaded(id);
  expect(await platform.db.$count(projectPictures, eq(projectPictures.projectId, id))).toBe(2);
  expect((await show(id, first.assetId)).status).toBe(200);
});
