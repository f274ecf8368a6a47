import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { parse } from 'yaml';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoId, demoUserId, ENVIRONMENTS, outputSettingId } from '@/demo';
import { demoTemplates } from '@/demo/templates';
import { newSettingValues } from '@/domain/output-settings';
import { dayOf } from '@/domain/usage';
import { newVariable, type Document } from '@/engine/document';
import type { Schemas } from '../../platform/environment-api/operations';
import { outputTasks } from '../../platform/database/schema';
import { outputJob } from '../../platform/environment-api/output/outputJob';
import { openReaders, type OutputInput } from '../../platform/readers';
import { openPictures } from '../../platform/pictures';
import { createRenderer } from '../../platform/rendering';
import { workOnJobs } from '../../platform/workOnJobs';
import { documentOf, filled, LAYOUT_ID, says, shape, words } from '../engine/reference/build';
import { missingFilmReaders, missingPdfReaders } from '../../scripts/readers';
import { because } from '../../scripts/testReports';
import { readPdf } from '../unit/engine/pdf/support/readPdf';
import { outputOf } from '../unit/engine/pdf/support/tools';
import { probed } from '../unit/platform/rendering/support/films';
import { AURORA, callEnvironment } from './support/callEnvironment';
import { OUTPUT_TASK_ROW } from './support/outputTaskRow';
import { unzip } from './support/unzip';
import { SIGNATURE_SECRET, startTestPlatform } from './support/startTestPlatform';

type Problem = Schemas['Problem'];
interface Shown extends Problem {
  status: number;
}
const contract = parse(readFileSync('src/contract/environment.openapi.yaml', 'utf8')) as {
  paths: {
    '/{name}/output/{format}': {
      post: {
        responses: Record<
          '400' | '404' | '422' | '429',
          { content: { 'application/problem+json': { example: Shown } } }
        >;
      };
    };
  };
  components: { schemas: { StartOutput: { example: object } } };
};

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

/** The worker's further dependencies besides its renderer. */
const pictures = openPictures();
const readers = openReaders();
afterAll(() => readers.close());
const toolsOf = () => ({
  pictures,
  readers,
  database: platform.db,
  storage: platform.storage,
  clock: () => platform.now,
  network: platform.network,
  signatureSecret: SIGNATURE_SECRET,
  jobs: platform.jobs,
});

/** A layout of 500 by 300 px with a red square. */
const design: Document = documentOf([shape([0, 0, 100, 100], { fill: filled('#e63946') })], {
  width: 500,
  height: 300,
});

/** A design with validated variables. */
const withVariables: Document = {
  ...design,
  variables: {
    order: ['size', 'name'],
    items: {
      size: { ...newVariable('Size', 'list'), items: [{ value: 'S' }, { value: 'L' }], selected: 'S' },
      name: { ...newVariable('Name'), value: 'Aurora', isRequired: true },
    },
  },
};

/** The same on a page whose width in points is the number of letters in the name. */
const sizedByName: Document = {
  ...withVariables,
  actions: {
    order: ['resize'],
    items: {
      resize: {
        name: 'Resize',
        triggers: [{ event: 'documentLoaded' }],
        script: "setPageSize(getTextVariableValue('Name').length, 10)",
      },
    },
  },
};

/** The drawn parts of a document, without its variables. */
const pick = ({ pages, layouts, brandKit }: Document) => ({ pages, layouts, brandKit });

const start = (format: string, body: object, account = 'template.designer') =>
  call('POST', `output/${format}`, { account, body: { outputSettings: {}, ...body } });

/** Returns the final response about a task: the address of its file, or why there is none. */
async function ended(taskInfo: string, account = 'template.designer') {
  await expect.poll(async () => (await call('GET', taskInfo, { account })).status).not.toBe(202);
  return call('GET', taskInfo, { account });
}

async function made(format: string, body: object) {
  const started = await start(format, body);
  expect(started.status, started.text).toBe(202);
  const task = await ended(started.json<Schemas['TaskStarted']>().links.taskInfo);
  expect(task.status, task.text).toBe(200);
  return call('GET', task.json<Schemas['FinishedOutput']>().links.download);
}

/** Returns why a task made no file. */
async function failed(format: string, body: object): Promise<string> {
  const started = await start(format, body);
  const task = await ended(started.json<Schemas['TaskStarted']>().links.taskInfo);
  expect(task.status).toBe(422);
  return task.json<Problem>().detail;
}

const refused = async (body: object, format = 'png') => {
  const answer = await start(format, body);
  const { detail, errors } = answer.json<Problem>();
  return [answer.status, errors?.[0]?.field ?? detail] as const;
};

/** Adds a task without a job. */
async function addTask(given: Partial<OutputInput> = {}): Promise<string> {
  const input: OutputInput = {
    format: 'png',
    name: 'Output',
    document: design,
    layoutIds: [LAYOUT_ID],
    records: [{}],
    settings: newSettingValues('PNG'),
    ...given,
  };
  const [task] = await platform.db
    .insert(outputTasks)
    .values({
      environmentId: ENVIRONMENTS.auroraProduction,
      source: 'template',
      createdAt: platform.now,
      ...OUTPUT_TASK_ROW,
      input: JSON.stringify(input),
    })
    .returning();
  return task?.id ?? '';
}

const pagesOf = (pdf: Buffer) => readPdf(pdf).filter(({ body }) => body.startsWith('<</Type/Page/')).length;

const sizeOf = async (bytes: Buffer | undefined) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return [width, height, format];
};

describe('making files', () => {
  it('S12.03 makes PNG and JPG of a layout at its scaling, as files to be saved', async () => {
    const png = await made('png', { documentContent: design, outputSettings: { scaling: 2 } });
    expect(await sizeOf(png.bytes)).toEqual([1000, 600, 'png']);
    expect(png.headers['content-type']).toBe('image/png');
    expect(png.headers['content-disposition']).toContain('attachment; filename="Output.png"');
    const jpg = await made('jpg', { documentContent: JSON.stringify(design) });
    expect(await sizeOf(jpg.bytes)).toEqual([500, 300, 'jpeg']);
  });

  it('makes the file of a template, named after it', async () => {
    const [card] = demoTemplates();
    const added = await call('POST', 'templates', {
      query: { name: 'Carte de visite' },
      body: card?.document,
    });
    const { id } = added.json<{ data: { id: string } }>().data;
    const pdf = await made('pdf', { templateId: id, outputSettings: { cropMarks: true, version: '1.4' } });
    expect(pdf.headers['content-disposition']).toContain('filename="Carte de visite.pdf"');
    expect(pdf.bytes.subarray(0, 8).toString('latin1')).toBe('%PDF-1.4');
    const pages = readPdf(pdf.bytes).filter(({ body }) => body.startsWith('<</Type/Page/'));
    expect(pages).toHaveLength(2);
  });

  it('S11.21 S15.11 makes the file of a project only for its owner, with the project’s name', async () => {
    const projectId = demoId(`project:${ENVIRONMENTS.auroraProduction}:user:Night bake in May`);
    const body = { name: 'Bread: yes/no?' };
    await call('PATCH', `projects/${projectId}`, { account: 'user', body });
    expect((await start('png', { projectId }, 'full.access')).status).toBe(404);
    const started = await start('png', { projectId }, 'user');
    expect(started.status, started.text).toBe(202);
    const { taskInfo } = started.json<Schemas['TaskStarted']>().links;
    const { download } = (await ended(taskInfo, 'user')).json<Schemas['FinishedOutput']>().links;
    for (const account of ['full.access', 'template.designer', 'user.many'])
      for (const path of [taskInfo, download])
        expect((await call('GET', path, { account })).status, account).toBe(404);
    const file = await call('GET', download, { account: 'user' });
    expect(file.headers['content-disposition']).toContain('filename="Bread_ yes_no_.png"');
    expect((await sizeOf(file.bytes))[2]).toBe('png');
  });

  it('lets a plain user make files of projects only', async () => {
    const answer = await start('png', { documentContent: design }, 'user');
    expect([answer.status, answer.json<Problem>().detail]).toEqual([
      403,
      "You're missing permission to do this: make files of templates.",
    ]);
  });

  it('S12.20 puts pictures of several records into one zip, and their PDF pages into one file', async () => {
    const variables = [{ Name: 'one' }, { Name: 'two' }, {}];
    const zip = await made('png', { documentContent: withVariables, variables });
    expect(zip.headers['content-type']).toBe('application/zip');
    const files = unzip(zip.bytes);
    expect([...files.keys()]).toEqual(['Reference-00001.png', 'Reference-00002.png', 'Reference-00003.png']);
    expect(await sizeOf(files.get('Reference-00002.png'))).toEqual([500, 300, 'png']);
    const pdf = await made('pdf', { documentContent: withVariables, variables });
    expect(readPdf(pdf.bytes).filter(({ body }) => body.startsWith('<</Type/Page/'))).toHaveLength(3);
  });

  it('S12.21 splits a PDF after the requested number of records', { timeout: 60_000 }, async () => {
    const variables = Array.from({ length: 250 }, (_, index) => ({ Name: `${index}` }));
    const body = { documentContent: withVariables, variables, maxRecordsPerFile: 100 };
    const zip = await made('pdf', body);
    expect(zip.headers['content-type']).toBe('application/zip');
    const files = [...unzip(zip.bytes)].map(([name, file]) => [name, pagesOf(file)]);
    expect(files).toEqual([
      ['Reference-00001.pdf', 100],
      ['Reference-00002.pdf', 100],
      ['Reference-00003.pdf', 50],
    ]);
    const whole = await made('pdf', { ...body, variables: variables.slice(0, 100) });
    expect(whole.headers['content-type']).toBe('application/pdf');
    expect(pagesOf(whole.bytes)).toBe(100);
  });

  it('S12.21 S12.24 omits failed records from their file, and a file without records', async () => {
    const bad = { Size: 'XXL' };
    const zip = await made('pdf', {
      documentContent: withVariables,
      maxRecordsPerFile: 2,
      variables: [{ Size: 'S' }, bad, bad, bad, { Size: 'L' }],
      outputSettings: { continueAfterFailure: true },
    });
    const files = [...unzip(zip.bytes)].map(([name, file]) => [name, pagesOf(file)]);
    expect(files).toEqual([
      ['Reference-00001.pdf', 1],
      ['Reference-00003.pdf', 1],
    ]);
  });

  it('S12.16 S12.20 continues with the values of the record before, over any number of records', async () => {
    const variables = [
      { Name: 'x'.repeat(20) },
      ...Array.from({ length: 60 }, () => ({})),
      { Name: 'x'.repeat(30) },
    ];
    const files = unzip((await made('png', { documentContent: sizedByName, variables })).bytes);
    const widths = await Promise.all([...files.values()].map(async (file) => (await sizeOf(file))[0]));
    expect(widths).toEqual([...Array.from({ length: 61 }, () => 20), 30]);
    expect([...files.keys()].at(-1)).toBe('Reference-00062.png');
  });

  it('F3.09 starts each record with the template’s values when inheritance is off', async () => {
    const variables = [{ Name: 'x'.repeat(20) }, {}, { Name: 'x'.repeat(30) }, {}];
    const body = { documentContent: sizedByName, variables, inherit: false };
    const files = unzip((await made('png', body)).bytes);
    const widths = await Promise.all([...files.values()].map(async (file) => (await sizeOf(file))[0]));
    expect(widths).toEqual([20, 'Aurora'.length, 30, 'Aurora'.length]);
    expect(await refused({ ...body, inherit: 'no' })).toEqual([400, 'inherit']);
  });

  const noFilms = missingFilmReaders();
  it.skipIf(noFilms).each([
    ['gif', 'image/gif', 'gif', 'GIF for e-mail', 5],
    ['mp4', 'video/mp4', 'h264', 'MP4 for social media', 30],
  ])(
    `S12.05 S12.43 makes %s of animated layouts, by the frames a second of their setting${because(noFilms)}`,
    async (format, type, codec, settingName, fps) => {
      const banner = demoTemplates().find(({ name }) => name === 'E-mail banner');
      const outputSettingsId = outputSettingId(ENVIRONMENTS.auroraProduction, settingName);
      const stored = await call('GET', `output/settings/${outputSettingsId}`);
      expect(stored.json<{ data: { fps: number } }>().data.fps).toBe(fps);
      const started = await start(format, {
        documentContent: banner?.document,
        outputSettings: undefined,
        outputSettingsId,
      });
      expect(started.status, started.text).toBe(202);
      const task = await ended(started.json<Schemas['TaskStarted']>().links.taskInfo);
      expect(task.status, task.text).toBe(200);
      const film = await call('GET', task.json<Schemas['FinishedOutput']>().links.download);
      expect(film.headers['content-type']).toBe(type);
      expect(film.headers['content-disposition']).toContain(`filename="Output.${format}"`);
      expect(probed(film.bytes)).toMatchObject({ codec, frames: 5 * fps, seconds: 5 });
    },
  );

  it('S12.20 puts films of several records into one zip, without those that fail', async () => {
    const variables = [{ Name: 'one' }, { Size: 'XXL' }, { Size: 'L' }];
    const outputSettings = { continueAfterFailure: true, fps: 1 };
    const zip = await made('gif', { documentContent: withVariables, variables, outputSettings });
    expect(zip.headers['content-type']).toBe('application/zip');
    const files = unzip(zip.bytes);
    expect([...files.keys()]).toEqual(['Reference-00001.gif', 'Reference-00003.gif']);
    expect(await sizeOf(files.get('Reference-00003.gif'))).toEqual([500, 300, 'gif']);
  });

  it('S12.02 writes the watermark of its setting across every page', async () => {
    const plain = await made('png', { documentContent: design });
    const marked = async (watermarkText: string) => {
      const outputSettings = { watermark: true, watermarkText };
      return (await made('png', { documentContent: design, outputSettings })).bytes;
    };
    const sample = await made('png', { documentContent: design, outputSettings: { watermark: true } });
    expect(sample.bytes).toEqual(await marked('SAMPLE'));
    expect(sample.bytes).not.toEqual(plain.bytes);
    expect(await marked('DRAFT')).not.toEqual(sample.bytes);
  });

  const noPdf = missingPdfReaders();
  it.skipIf(noPdf)(`S12.02 writes that watermark into PDFs of several records${because(noPdf)}`, async () => {
    const variables = [{ Name: 'one' }, { Name: 'two' }];
    const outputSettings = { watermark: true, watermarkText: 'For approval' };
    const pdf = await made('pdf', { documentContent: withVariables, variables, outputSettings });
    const [one, two] = [1, 2].map((page) =>
      outputOf(pdf.bytes, 'mutool', 'draw', '-q', '-F', 'txt', '{}', String(page)),
    );
    expect([one, two].map((text) => text?.replaceAll(/\s+/g, ' ').trim())).toEqual([
      'For approval',
      'For approval',
    ]);
  });

  it.each(['png', 'jpg', 'pdf', 'gif', 'mp4'])(
    'S12.30 makes %s with the watermark in a sandbox, whatever the setting says',
    async (format) => {
      const account = 'subscription.admin';
      const sandbox = AURORA.replace('production', 'sandbox');
      const download = async (environment: string, outputSettings: object) => {
        const body = { documentContent: design, outputSettings };
        const started = await call('POST', `${environment}/output/${format}`, { account, body });
        expect(started.status, started.text).toBe(202);
        const task = await ended(started.json<Schemas['TaskStarted']>().links.taskInfo, account);
        expect(task.status, task.text).toBe(200);
        return (await call('GET', task.json<Schemas['FinishedOutput']>().links.download, { account })).bytes;
      };
      const settings = format === 'gif' || format === 'mp4' ? { fps: 1 } : {};
      const size = async (...of: Parameters<typeof download>) => (await download(...of)).length;
      const marked = await size(AURORA, { ...settings, watermark: true });
      expect(await size(AURORA, settings)).not.toBe(marked);
      expect(await size(sandbox, { ...settings, watermark: false })).toBe(marked);
    },
  );

  it('S12.06 fails a GIF that gets larger than its setting allows', async () => {
    const outputSettings = { maxFileSizeInKiloBytes: 1 };
    const wide = documentOf([words([0, 0, 500, 300], [says('Too much for a kilobyte')])], {
      width: 500,
      height: 300,
    });
    expect(await failed('gif', { documentContent: wide, outputSettings })).toMatch(/larger than 1 KB/);
  });

  it('S12.22 names the files of several layouts after them, in one zip', async () => {
    const post = demoTemplates().find(({ name }) => name === 'Social post');
    const zip = await made('png', {
      documentContent: post?.document,
      layoutsToExport: ['main', 'portrait', 'wide'],
      outputSettings: { scaling: 0.1 },
    });
    expect([...unzip(zip.bytes).keys()]).toEqual(['Square post.png', 'Portrait post.png', 'For links.png']);
  });

  it('S12.17 fails on a value outside a list and on an empty required one, with the record', async () => {
    const variables = (record: object) => ({ documentContent: withVariables, variables: [{}, record] });
    expect(await failed('png', variables({ Size: 'XXL' }))).toMatch(/^Record 2: Size: /);
    expect(await failed('png', variables({ Name: '' }))).toBe('Record 2: Name needs a value.');
  });

  it.each(['png', 'pdf'])(
    'S12.24 leaves out records that fail where %s goes on after them',
    async (format) => {
      const variables = [{ Name: 'one' }, { Size: 'XXL' }, { Size: 'L' }, { Name: '' }];
      const outputSettings = { continueAfterFailure: true };
      const file = await made(format, { documentContent: withVariables, variables, outputSettings });
      const kept =
        format === 'png'
          ? [...unzip(file.bytes).keys()]
          : readPdf(file.bytes).filter(({ body }) => body.startsWith('<</Type/Page/'));
      if (format === 'png') expect(kept).toEqual(['Reference-00001.png', 'Reference-00003.png']);
      expect(kept).toHaveLength(2);
      const all = { documentContent: withVariables, variables: [{ Size: 'XXL' }, {}], outputSettings };
      expect(await failed(format, all)).toMatch(/^Every record has failed\. Record 1: Size: /);
    },
  );

  it('S12.11 fails a record of a PDF according to the error setting', async () => {
    const small = words([0, 0, 20, 10], [says('Far too long for so small a frame')]);
    const full: Document = { ...withVariables, ...pick(documentOf([small], { width: 500, height: 300 })) };
    const broken: Document = {
      ...full,
      actions: {
        order: ['act'],
        items: {
          act: { name: 'Act', triggers: [{ event: 'documentLoaded' }], script: "throw new Error('No.')" },
        },
      },
    };
    const body = (failOn: string, documentContent = broken) => ({
      documentContent,
      outputSettings: { failOn },
    });
    expect((await made('pdf', body('onErrors', full))).headers['content-type']).toBe('application/pdf');
    expect(await failed('pdf', body('onErrorsAndWarnings', full))).toMatch(
      /^Record 1: The text does not fit: .+ on .+\.$/,
    );
    expect(await failed('pdf', body('onErrors'))).toMatch(/^Record 1: The action Act has failed\./);
    expect((await made('pdf', body('never'))).headers['content-type']).toBe('application/pdf');
    const empty = { ...body('never'), variables: [{ Name: '' }] };
    expect(await failed('pdf', empty)).toBe('Record 1: Name needs a value.');
  });

  it('S12.14 fails with the reason when the document can’t be drawn', async () => {
    const huge = documentOf([], { width: 9_000, height: 9_000 });
    expect(await failed('png', { documentContent: huge })).toMatch(/too large/);
  });
});

it('S9.13b a project of a deleted template gives the same output as before', async () => {
  const made = await call('POST', 'templates', { query: { name: 'Brief' }, body: design });
  const { id: templateId } = made.json<{ data: { id: string } }>().data;
  const begun = await call('POST', 'projects', { body: { template: { id: templateId } } });
  const { id: projectId } = begun.json<{ data: { id: string } }>().data;
  const download = async () => {
    const started = (await start('png', { projectId })).json<Schemas['TaskStarted']>();
    const task = await ended(started.links.taskInfo);
    expect(task.status, task.text).toBe(200);
    return (await call('GET', `${started.links.taskInfo}/download`)).bytes;
  };
  const before = await download();
  expect((await call('DELETE', `templates/${templateId}`, { query: { force: 'true' } })).status).toBe(204);
  expect((await download()).equals(before)).toBe(true);
});

describe('calls for output', () => {
  it('S12.12 need one of template and document, and settings', async () => {
    expect(await refused({})).toEqual([400, 'templateId']);
    const both = { documentContent: design, templateId: '5f0c34b5-4d4a-4d8b-9d0a-0a4f4e2f0c11' };
    expect(await refused(both)).toEqual([400, 'templateId']);
    expect(await refused({ documentContent: design, outputSettings: undefined })).toEqual([
      400,
      'outputSettingsId',
    ]);
    const twice = { documentContent: design, outputSettingsId: both.templateId };
    expect(await refused(twice)).toEqual([400, 'outputSettingsId']);
    expect(await refused({ templateId: both.templateId })).toEqual([
      404,
      'There is no such template, or you may not see it.',
    ]);
  });

  it.each([
    ['png', { scaling: 0.05 }, 'outputSettings.scaling'],
    ['png', { quality: 90 }, 'outputSettings.quality'],
    ['jpg', { quality: 1.5 }, 'outputSettings.quality'],
    ['jpg', { quality: 101 }, 'outputSettings.quality'],
    ['pdf', { version: '1.3' }, 'outputSettings.version'],
    ['pdf', { toString: true }, 'outputSettings.toString'],
  ])('take no setting of %s such as %o', async (format, outputSettings, field) => {
    expect(await refused({ documentContent: design, outputSettings }, format)).toEqual([400, field]);
  });

  it.each([
    ['pdf', 0],
    ['pdf', 1.5],
    ['pdf', 10_001],
    ['pdf', '100'],
    ['png', 100],
    ['mp4', 100],
  ])('S12.21 take no file of %s split after %s records', async (format, maxRecordsPerFile) => {
    const body = { documentContent: design, maxRecordsPerFile };
    expect(await refused(body, format)).toEqual([400, 'maxRecordsPerFile']);
  });

  it('S12.15 accept text, numbers, booleans and null as values, and name the record of others', async () => {
    const variables = [{ Name: 'x', Size: null }, { Name: { en: 'x' } }];
    expect(await refused({ documentContent: withVariables, variables })).toEqual([400, 'variables.1.Name']);
    const [, record] = variables;
    const answer = await start('png', { documentContent: withVariables, variables: [record] });
    expect(answer.json<Problem>().detail).toBe('Record 1: Name must be text, a number, true, false or null.');
  });

  it('S12.19 accept 10,000 records, 10 MB of variables and 20 MB in all', async () => {
    const before = await platform.db.$count(outputTasks);
    const many = (count: number) => Array.from({ length: count }, () => ({}));
    expect((await refused({ documentContent: design, variables: many(10_001) }))[0]).toBe(413);
    const long = [{ Name: 'x'.repeat(10_000_000) }];
    expect((await refused({ documentContent: design, variables: long }))[0]).toBe(413);
    const huge = { ...design, name: 'x'.repeat(20_000_000) };
    expect((await refused({ documentContent: huge }))[0]).toBe(413);
    expect(await platform.db.$count(outputTasks)).toBe(before);
  });

  it('accept valid documents with the requested layout', async () => {
    expect((await refused({ documentContent: { ...design, pages: 7 } }))[0]).toBe(400);
    const unknown = { documentContent: design, layoutsToExport: [LAYOUT_ID, 'none'] };
    expect(await refused(unknown)).toEqual([400, 'layoutsToExport']);
    expect((await call('POST', 'output/png', { body: 'no json' })).status).toBe(400);
  });

  it('H6.09 are answered as the contract shows by examples', async () => {
    const { responses } = contract.paths['/{name}/output/{format}'].post;
    const exampleOf = (status: keyof typeof responses) =>
      responses[status].content['application/problem+json'].example;
    const example = contract.components.schemas.StartOutput.example;
    const answers: [keyof typeof responses, object][] = [
      ['400', { outputSettings: {} }],
      ['404', example],
      [
        '422',
        { ...example, templateId: undefined, documentContent: withVariables, variables: [{}, { Nmae: '' }] },
      ],
    ];
    for (const [status, body] of answers) {
      const { type, instance, ...shown } = exampleOf(status);
      expect([type, instance]).toEqual(['about:blank', expect.stringContaining('/output/pdf')]);
      const answer = await call('POST', 'output/pdf', { account: 'template.designer', body });
      expect(answer.json<Problem>()).toMatchObject(shown);
    }
  });

  it('H6.08 names the known formats for an unknown one', async () => {
    const answer = await call('POST', 'output/PNG', { body: {} });
    expect(answer.status).toBe(400);
    expect(answer.json<Problem>()).toMatchObject({
      detail: 'format must be one of png, jpg, pdf, gif, mp4.',
    });
  });
});

describe('tasks', () => {
  const startedBy = async (account: string, body: object) => {
    const answer = await call('POST', 'output/png', { account, body: { outputSettings: {}, ...body } });
    return answer.json<Schemas['TaskStarted']>().links.taskInfo;
  };

  it('of a document sent by the caller are visible only to that caller', async () => {
    const taskInfo = await startedBy('content.admin', { documentContent: design });
    expect((await ended(taskInfo, 'content.admin')).status).toBe(200);
    expect((await call('GET', taskInfo, { account: 'subscription.admin' })).status).toBe(404);
    expect((await call('GET', `${taskInfo}/download`, { account: 'template.designer' })).status).toBe(404);
  });

  it('S15.11 of a template can be downloaded by each role that may see tasks', async () => {
    const added = await call('POST', 'templates', { query: { name: 'Red square' }, body: design });
    const { id } = added.json<{ data: { id: string } }>().data;
    const taskInfo = await startedBy('content.admin', { templateId: id });
    expect((await ended(taskInfo, 'content.admin')).status).toBe(200);
    const statuses = async (path: string) =>
      Promise.all(
        ['content.admin', 'template.designer', 'environment.admin', 'subscription.admin', 'user'].map(
          async (account) => (await call('GET', path, { account })).status,
        ),
      );
    expect(await statuses(`${taskInfo}/download`)).toEqual([200, 200, 200, 200, 404]);
    const foreign = await startedBy('template.designer', { templateId: id });
    await ended(foreign);
    expect(await statuses(foreign)).toEqual([404, 200, 200, 200, 404]);
  });

  it('S12.46 are restarted after their worker has failed, and end with one file', async () => {
    const renderer = createRenderer();
    let tries = 0;
    const job = outputJob({
      ...toolsOf(),
      renderer: {
        ...renderer,
        render: (...given) => {
          tries += 1;
          return tries === 1 ? Promise.reject(new Error('The worker has died.')) : renderer.render(...given);
        },
      },
    });
    const taskId = await addTask();
    await expect(job.run({ taskId })).rejects.toThrow('The worker has died.');
    expect((await call('GET', `output/tasks/${taskId}`)).status).toBe(202);
    await job.run({ taskId });
    await job.run({ taskId });
    await renderer.close();
    expect(tries).toBe(2);
    const file = await call('GET', `output/tasks/${taskId}/download`);
    expect(await sizeOf(file.bytes)).toEqual([500, 300, 'png']);
  });

  it('S12.14 report a fault of the platform after every attempt has failed', async () => {
    const renderer = createRenderer();
    const tools = { ...toolsOf(), renderer };
    const taskId = await addTask();
    await outputJob(tools).giveUp?.({ taskId }, 'The worker has died.');
    await renderer.close();
    const task = await call('GET', `output/tasks/${taskId}`);
    expect([task.status, task.json<Problem>().detail]).toEqual([
      500,
      expect.stringMatching(/^The platform could not make the file/),
    ]);
  });

  it('S12.13 go from waiting to their end, and wait again only after a failed worker', async () => {
    const taskId = await addTask();
    await platform.db.execute(sql`create table seen_statuses (at serial, status text)`);
    await platform.db.execute(sql`create function note_status() returns trigger language plpgsql as
      'begin insert into seen_statuses (status) values (new.status); return null; end'`);
    await platform.db.execute(sql`create trigger note_status after update on output_tasks for each row
      when (old.status is distinct from new.status) execute function note_status()`);
    const renderer = createRenderer();
    let tries = 0;
    const job = outputJob({
      ...toolsOf(),
      renderer: {
        ...renderer,
        render: (...given) => {
          tries += 1;
          return tries === 1 ? Promise.reject(new Error('The worker has died.')) : renderer.render(...given);
        },
      },
    });
    await expect(job.run({ taskId })).rejects.toThrow('The worker has died.');
    await job.run({ taskId });
    await renderer.close();
    const { rows } = (await platform.db.execute(
      sql`select status from seen_statuses order by at`,
    )) as unknown as { rows: { status: string }[] };
    await platform.db.execute(sql`drop trigger note_status on output_tasks`);
    expect(rows.map(({ status }) => status)).toEqual([
      ...['PreProcessing', 'Processing', 'Waiting'],
      ...['PreProcessing', 'Processing', 'PostProcessing', 'Finished'],
    ]);
  });

  it('S12.28 keep their file for four hours and answer 410 afterwards', async () => {
    const started = await start('png', { documentContent: design });
    const task = await ended(started.json<Schemas['TaskStarted']>().links.taskInfo);
    const { download } = task.json<Schemas['FinishedOutput']>().links;
    const end = platform.now.getTime();
    platform.now = new Date(end + 4 * 3_600_000 - 1);
    expect((await call('GET', download)).status).toBe(200);
    platform.now = new Date(end + 4 * 3_600_000);
    const gone = await call('GET', download);
    expect([gone.status, gone.json<Problem>().detail]).toEqual([
      410,
      'The file has expired: files are kept for 4 hours. Start the output again.',
    ]);
  });

  it('S12.29 are forgotten after seven days', async () => {
    const started = await start('png', { documentContent: design });
    const { taskInfo } = started.json<Schemas['TaskStarted']>().links;
    await ended(taskInfo);
    platform.now = new Date(platform.now.getTime() + 7 * 86_400_000 + 1);
    await start('png', { documentContent: design });
    expect((await call('GET', taskInfo)).status).toBe(404);
  });

  it('delete their input after they end', async () => {
    const started = await start('png', { documentContent: design });
    const { data, links } = started.json<Schemas['TaskStarted']>();
    await ended(links.taskInfo);
    const [row] = await platform.db.select().from(outputTasks).where(eq(outputTasks.id, data.taskId));
    expect(row).toMatchObject({ status: 'Finished', input: null });
  });

  it('S1.12 answer 202 with their address until they have ended, and have no file before', async () => {
    const taskId = await addTask();
    const task = await call('GET', `output/tasks/${taskId}`);
    expect([task.status, task.json()]).toEqual([
      202,
      { data: { taskId }, links: { taskInfo: `${AURORA}/output/tasks/${taskId}` } },
    ]);
    expect((await call('GET', `output/tasks/${taskId}/download`)).status).toBe(409);
  });
});

describe('the report of a task', () => {
  const report = async (format: string, body: object) => {
    const started = await start(format, body);
    const { taskInfo } = started.json<Schemas['TaskStarted']>().links;
    await ended(taskInfo);
    return call('GET', `${taskInfo}/report`);
  };
  const outputSettings = { continueAfterFailure: true };

  it.each(['png', 'pdf'])('S12.25 of %s lists all findings of each record, by its number', async (format) => {
    const variables = [
      ...Array.from({ length: 25 }, () => ({})),
      { Size: 'XXL', Name: '' },
      { Size: 'S', Name: 'x' },
    ];
    const answer = await report(format, { documentContent: withVariables, variables, outputSettings });
    expect(answer.headers['content-disposition']).toContain('attachment; filename="Output report.json"');
    expect(answer.json()).toEqual([
      {
        recordNumber: 26,
        errorList: [
          { type: 'InvalidVariableValue', details: expect.stringMatching(/^Size: /) as string },
          { type: 'MissingVariableValue', details: 'Name needs a value.' },
        ],
      },
    ]);
  });

  it('S12.25 lists warnings that fail no record, and the reason of a failed task', async () => {
    const small = words([0, 0, 20, 10], [says('Far too long for so small a frame')]);
    const full: Document = { ...withVariables, ...pick(documentOf([small], { width: 500, height: 300 })) };
    const typesOf = async (body: object) =>
      (await report('pdf', body))
        .json<Schemas['RecordReport'][]>()
        .map(({ recordNumber, errorList }) => [recordNumber, ...errorList.map(({ type }) => type)]);
    expect(await typesOf({ documentContent: full })).toEqual([[1, 'TextOverflow']]);
    expect(await typesOf({ documentContent: full, variables: [{ Name: '' }] })).toEqual([
      [1, 'MissingVariableValue', 'TextOverflow'],
    ]);
  });

  it('S12.25 S12.27 answers 404 without findings', async () => {
    expect((await report('png', { documentContent: design })).status).toBe(404);
  });
});

describe('a check', () => {
  it('S12.34 reports all records, makes no file and counts no render', async () => {
    const variables = [{}, { Size: 'XXL' }, { Size: 'S' }, { Name: '' }];
    const started = await start('png', { documentContent: withVariables, variables, checkOnly: true });
    const { taskInfo } = started.json<Schemas['TaskStarted']>().links;
    const end = await ended(taskInfo);
    expect(end.json()).toMatchObject({ links: { report: `${taskInfo}/report` } });
    const report = await call('GET', `${taskInfo}/report`);
    expect(
      report
        .json<Schemas['RecordReport'][]>()
        .map(({ recordNumber, errorList }) => [recordNumber, ...errorList.map(({ type }) => type)]),
    ).toEqual([[1], [2, 'InvalidVariableValue'], [3], [4, 'MissingVariableValue']]);
    expect((await call('GET', `${taskInfo}/download`)).status).toBe(409);
    const { data } = (await call('GET', 'output/tasks', { query: { type: 'analytics' } })).json<
      Schemas['OutputTaskPage']
    >();
    expect(data).toMatchObject([
      {
        status: 'Finished',
        types: ['analytics', 'batch'],
        processedRecords: 4,
        totalSuccessfulRecords: 2,
        outputAvailable: false,
        reportAvailable: true,
        fileExpires: null,
      },
    ]);
  });

  it.each(['pdf', 'mp4'])('S12.34 of %s draws what would be in it', async (format) => {
    const small = words([0, 0, 20, 10], [says('Far too long for so small a frame')]);
    const documentContent = documentOf([small], { width: 500, height: 300, intent: 'digitalAnimated' });
    const started = await start(format, { documentContent, checkOnly: true });
    const { taskInfo } = started.json<Schemas['TaskStarted']>().links;
    expect((await ended(taskInfo)).status).toBe(200);
    const report = await call('GET', `${taskInfo}/report`);
    expect(report.json()).toMatchObject([{ recordNumber: 1, errorList: [{ type: 'TextOverflow' }] }]);
  });
});

describe('a single picture', () => {
  it('S16.12 is returned by the call with wait', async () => {
    const body = { documentContent: design, outputSettings: { scaling: 2 } };
    const picture = await call('POST', 'output/png', { query: { wait: 'true' }, body });
    expect(picture.status, picture.text).toBe(200);
    expect(await sizeOf(picture.bytes)).toEqual([1000, 600, 'png']);
    expect(picture.headers['content-disposition']).toContain('attachment; filename="Output.png"');
  });

  it('S16.12 reports why it fails, and refuses to wait for several records', async () => {
    const wait = (format: string, given: object) =>
      call('POST', `output/${format}`, {
        query: { wait: 'true' },
        body: { outputSettings: {}, documentContent: withVariables, ...given },
      });
    const wrong = await wait('jpg', { variables: [{ Size: 'XXL' }] });
    expect([wrong.status, wrong.json<Problem>().detail]).toEqual([
      422,
      expect.stringMatching(/^Record 1: Size: /),
    ]);
    for (const [format, given] of [
      ['pdf', {}],
      ['png', { variables: [{}, {}] }],
      ['png', { checkOnly: true }],
      ['png', { allRecords: true }],
    ] as const) {
      const refused = await wait(format, given);
      expect([refused.status, refused.json<Problem>().errors?.[0]?.field]).toEqual([400, 'wait']);
    }
  });

  // Pictures are drawn in groups, and the pages of a PDF in a single step.
  it.each(['png', 'pdf'])(
    'S12.48 is finished before a batch of 10,000 records to %s that was started before it',
    async (format) => {
      const variables = Array.from({ length: 10_000 }, () => ({}));
      const batch = await start(format, { documentContent: design, variables });
      const { taskInfo } = batch.json<Schemas['TaskStarted']>().links;
      const underWay = async () =>
        (await call('GET', 'output/tasks', { query: { status: 'Processing' } })).json<
          Schemas['OutputTaskPage']
        >();
      await expect.poll(async () => (await underWay()).total).toBe(1);
      const picture = await made('png', { documentContent: design });
      expect(await sizeOf(picture.bytes)).toEqual([500, 300, 'png']);
      expect((await call('GET', taskInfo)).status).toBe(202);
      expect((await call('POST', `${taskInfo}/cancel`)).status).toBe(204);
    },
  );
});

describe('a cancelled task', () => {
  const rowOf = async (taskId: string) =>
    (await platform.db.select().from(outputTasks).where(eq(outputTasks.id, taskId)))[0];
  const cancel = (taskId: string, account: string) =>
    call('POST', `output/tasks/${taskId}/cancel`, { account });

  it('S12.45 fails with the canceller’s name, stops its work and leaves no file', async () => {
    const taskId = await addTask({ format: 'pdf', records: Array.from({ length: 10_000 }, () => ({})) });
    const renderer = createRenderer();
    const tools = { ...toolsOf(), renderer };
    const work = outputJob(tools).run({ taskId });
    // It reports its progress while drawing.
    await expect.poll(async () => (await rowOf(taskId))?.recordsDone).toBeGreaterThan(0);
    expect((await cancel(taskId, 'user')).status).toBe(404);
    expect((await cancel(taskId, 'environment.admin')).status).toBe(204);
    await work;
    await renderer.close();
    expect(await rowOf(taskId)).toMatchObject({ status: 'Failed', fileHash: null });
    const task = await call('GET', `output/tasks/${taskId}`);
    expect([task.status, task.json<Problem>().detail]).toEqual([
      409,
      expect.stringMatching(/^Cancelled by .+\.$/),
    ]);
    expect((await cancel(taskId, 'environment.admin')).status).toBe(409);
  });

  it('S12.45 is not worked on any more while it waits', async () => {
    const taskId = await addTask();
    expect((await cancel(taskId, 'subscription.admin')).status).toBe(204);
    const renderer = createRenderer();
    const tools = { ...toolsOf(), renderer };
    await outputJob(tools).run({ taskId });
    await renderer.close();
    expect(await rowOf(taskId)).toMatchObject({ status: 'Failed', fileHash: null });
  });
});

describe('a task that has failed', () => {
  const restart = (taskInfo: string, account = 'template.designer') =>
    call('POST', `${taskInfo}/restart`, { account });

  it('S12.44 is started again as a new task with the same input', async () => {
    const taskId = await addTask();
    await call('POST', `output/tasks/${taskId}/cancel`, { account: 'subscription.admin' });
    const again = await restart(`${AURORA}/output/tasks/${taskId}`);
    expect(again.status, again.text).toBe(202);
    const { data, links } = again.json<Schemas['TaskStarted']>();
    expect(data.taskId).not.toBe(taskId);
    const made = await ended(links.taskInfo);
    const file = await call('GET', made.json<Schemas['FinishedOutput']>().links.download);
    expect(await sizeOf(file.bytes)).toEqual([500, 300, 'png']);
    expect((await restart(links.taskInfo)).status).toBe(409);
  });

  it('S16.08 makes only the failed records again, under their numbers', async () => {
    const variables = [{ Size: 'L' }, { Size: 'XXL' }, { Size: 'S' }, { Size: 'XL' }];
    const outputSettings = { continueAfterFailure: true };
    const started = await start('png', { documentContent: withVariables, variables, outputSettings });
    const { taskInfo } = started.json<Schemas['TaskStarted']>().links;
    expect((await ended(taskInfo)).status).toBe(200);
    const again = await restart(taskInfo);
    expect(again.status, again.text).toBe(202);
    const next = again.json<Schemas['TaskStarted']>().links.taskInfo;
    expect((await ended(next)).json<Problem>().detail).toMatch(/^Every record has failed\. Record 2: Size: /);
    const report = (await call('GET', `${next}/report`)).json<Schemas['RecordReport'][]>();
    expect(report.map(({ recordNumber }) => recordNumber)).toEqual([2, 4]);
  });

  it('S12.44 of a document sent by another user can’t be started again', async () => {
    const variables = [{ Size: 'XXL' }];
    const started = await start('png', { documentContent: withVariables, variables });
    const { taskInfo } = started.json<Schemas['TaskStarted']>().links;
    await ended(taskInfo);
    expect((await restart(taskInfo, 'subscription.admin')).status).toBe(404);
    const again = await restart(taskInfo);
    const failure = await ended(again.json<Schemas['TaskStarted']>().links.taskInfo);
    expect(failure.json<Problem>().detail).toMatch(/^Record 1: Size: /);
  });
});

describe('usage', () => {
  const { auroraProduction, auroraSandbox } = ENVIRONMENTS;
  /** Counts the JPG renders that some work adds to an environment, without and with a watermark. */
  const added = async (environmentId: string, work: () => Promise<unknown>) => {
    const day = dayOf(platform.now);
    const read = async () => {
      const [entry] = await platform.ok('subscription.admin', 'getEnvironmentRenders', {
        params: { environmentId },
        query: { groupBy: 'day', startDate: day, endDate: day },
      });
      const found = entry?.details?.find(({ name }) => name === 'JPG');
      return [found?.renders ?? 0, found?.watermarkedRenders ?? 0] as const;
    };
    const [renders, marked] = await read();
    await work();
    const [more, moreMarked] = await read();
    return [more - renders, moreMarked - marked];
  };

  it('S12.31 S12.32 counts each file of a batch, one per 10 records after the first 50, and no failed records', async () => {
    const variables = [...Array.from({ length: 61 }, () => ({})), { Size: 'XXL' }];
    const outputSettings = { continueAfterFailure: true, scaling: 0.1 };
    const batch = () => made('jpg', { documentContent: withVariables, variables, outputSettings });
    expect(await added(auroraProduction, batch)).toEqual([52, 0]);
    const failure = () => failed('jpg', { documentContent: withVariables, variables: [{ Size: 'XXL' }] });
    expect(await added(auroraProduction, failure)).toEqual([0, 0]);
  });

  it('S12.32 counts watermarked files separately, and all files of a sandbox as watermarked', async () => {
    const outputSettings = { watermark: true };
    const marked = () => made('jpg', { documentContent: design, outputSettings });
    expect(await added(auroraProduction, marked)).toEqual([0, 1]);
    const inSandbox = async () => {
      const path = `${AURORA.replace('production', 'sandbox')}/output/jpg`;
      const started = await call('POST', path, {
        account: 'subscription.admin',
        body: { documentContent: design, outputSettings: {} },
      });
      await ended(started.json<Schemas['TaskStarted']>().links.taskInfo, 'subscription.admin');
    };
    expect(await added(auroraSandbox, inSandbox)).toEqual([0, 1]);
  });
});

describe('the list of output tasks', () => {
  type Page = Schemas['OutputTaskPage'];
  const listed = async (query: Record<string, string> = {}, account = 'template.designer') =>
    (await call('GET', 'output/tasks', { account, query })).json<Page>();
  const only = async (query: Record<string, string>, account?: string) =>
    (await listed(query, account)).data.map(({ name }) => name);
  const addNamed = async (name: string, values: Partial<typeof outputTasks.$inferInsert> = {}) => {
    const [task] = await platform.db
      .insert(outputTasks)
      .values({
        environmentId: ENVIRONMENTS.auroraProduction,
        source: 'template',
        createdAt: platform.now,
        ...OUTPUT_TASK_ROW,
        name,
        nameKey: name.toLowerCase(),
        ...values,
      })
      .returning();
    return task?.id ?? '';
  };

  it('S12.26 returns a batch with name, status, format, records, source, owner and dates', async () => {
    const added = await call('POST', 'templates', { query: { name: 'Listed one' }, body: withVariables });
    const { id: templateId } = added.json<{ data: { id: string } }>().data;
    const variables = [{ Name: 'one' }, { Size: 'XXL' }, { Size: 'L' }];
    const outputSettings = { continueAfterFailure: true };
    const started = await start('jpg', { templateId, variables, outputSettings });
    await ended(started.json<Schemas['TaskStarted']>().links.taskInfo);
    const { data, total } = await listed({ search: 'listed ONE' });
    expect(total).toBe(1);
    expect(data).toEqual([
      {
        id: started.json<Schemas['TaskStarted']>().data.taskId,
        name: 'Listed one',
        status: 'Finished',
        format: 'jpg',
        source: 'Template',
        types: ['static', 'non-watermarked', 'batch'],
        sourceId: templateId,
        totalRecords: 3,
        processedRecords: 3,
        totalSuccessfulRecords: 2,
        detail: null,
        owner: {
          id: demoUserId('template.designer@demo.test'),
          name: expect.stringMatching(/\w/) as string,
          email: 'template.designer@demo.test',
        },
        dateCreated: platform.now.toISOString(),
        dateProcessed: platform.now.toISOString(),
        fileExpires: new Date(platform.now.getTime() + 4 * 3_600_000).toISOString(),
        outputAvailable: true,
        reportAvailable: true,
        isAccessible: true,
      },
    ]);
  });

  it('S12.26 S12.33 is newest first, and searched and filtered by status, format and type', async () => {
    const at = (minutes: number) => new Date(platform.now.getTime() + minutes * 60_000);
    const search = 'sought';
    const id = await addNamed('Sought old', { createdAt: at(1), status: 'Failed', format: 'pdf' });
    await addNamed('Sought new', { createdAt: at(3), types: ['animated', 'batch'] });
    await addNamed('Sought middle', { createdAt: at(2), status: 'Error' });
    expect(await only({ search })).toEqual(['Sought new', 'Sought middle', 'Sought old']);
    expect(await only({ search: id })).toEqual(['Sought old']);
    expect(await only({ search, status: 'Error' })).toEqual(['Sought middle']);
    expect(await only({ search, format: 'pdf' })).toEqual(['Sought old']);
    expect(await only({ search, type: 'batch' })).toEqual(['Sought new']);
    expect((await call('GET', 'output/tasks', { query: { status: 'Done' } })).status).toBe(400);
    const first = await listed({ search, limit: '2' });
    const nextPageToken = new URL(first.links.nextPage ?? '', 'http://x').searchParams.get('nextPageToken');
    expect(await only({ search, limit: '2', nextPageToken: nextPageToken ?? '' })).toEqual(['Sought old']);
  });

  it('S12.29 omits tasks that ended more than seven days ago', async () => {
    const ago = (days: number) => new Date(platform.now.getTime() - days * 86_400_000);
    await addNamed('Kept one', { status: 'Failed', createdAt: ago(9), endedAt: ago(6.9) });
    await addNamed('Forgotten one', { status: 'Failed', createdAt: ago(9), endedAt: ago(7.1) });
    expect(await only({ search: 'kept one' })).toEqual(['Kept one']);
    expect(await only({ search: 'forgotten one' })).toEqual([]);
  });

  it('S15.10 S15.11 answers designers and admins, and marks the results they may download', async () => {
    const statuses = await Promise.all(
      ['template.designer', 'environment.admin', 'subscription.admin', 'content.admin', 'user'].map(
        async (account) => (await call('GET', 'output/tasks', { account })).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 403, 403]);
    const ownerId = demoUserId('subscription.admin@demo.test');
    await addNamed('Private one', { source: 'project', ownerId });
    const seen = async (account: string) =>
      (await listed({ search: 'private one' }, account)).data.map(({ isAccessible }) => isAccessible);
    expect(await seen('subscription.admin')).toEqual([true]);
    expect(await seen('template.designer')).toEqual([false]);
  });
});
