import { getPriority } from 'node:os';
import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { newVariable, newImageFrame, newPlacement, type Action, type Document } from '@/engine/document';
import { createRenderer, RenderError, type RenderRequest } from '../../../../platform/rendering';
import {
  documentOf,
  filled,
  hex,
  LAYOUT_ID,
  PAGE_ID,
  says,
  shape,
  words,
} from '../../../engine/reference/build';
import { INTER_VARIABLE } from '../../engine/support/variableFonts';
import { readPdf } from '../../engine/pdf/support/readPdf';
import { sampleDocument } from '../../engine/support/sampleDocument';
import { memoryTakenBy } from './support/memory';

const renderer = createRenderer({ threads: 2 });
afterAll(() => renderer.close());

const context = { today: '2026-11-22', mediaConnectorId: 'media' };
const PNG = { format: 'png', size: { scale: 1 } } as const;

const render = (document: Document, rest: Partial<RenderRequest> = {}) =>
  renderer.render({ document, context, output: PNG, ...rest });

/** Decodes a picture to its size, and red, green, blue and alpha at a place. */
async function decoded(bytes: Uint8Array | undefined) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { width: info.width, height: info.height, at };
}

const RED = [230, 57, 70, 255];
/** A red square on a page of 200 by 150 px, with an optional ground. */
const square = (enabled = true) =>
  documentOf([shape([20, 30, 60, 60], { fill: filled('#e63946') })], {
    fill: { enabled, color: hex('#ffffff') },
  });

/** A page with the value of the text variable `Who`. */
const greeting = (script?: string): Document => {
  const document = documentOf([
    words(
      [10, 10, 180, 130],
      [{ runs: [{ type: 'variable', variableId: 'who' }], format: { fontSize: 40 } }],
    ),
  ]);
  const actions: Record<string, Action> =
    script === undefined ? {} : { act: { name: 'Act', triggers: [LOADED], script } };
  return {
    ...document,
    variables: { order: ['who'], items: { who: newVariable('Who') } },
    actions: { order: Object.keys(actions), items: actions },
  };
};
const LOADED = { event: 'documentLoaded' } as const;

// The threads compile their code first.
describe('the renderer', { timeout: 120_000 }, () => {
  it('S12.03 makes a picture of the design’s pixels times its scaling', async () => {
    const { files, findings } = await render(square(), { output: { format: 'png', size: { scale: 2 } } });
    const picture = await decoded(files[0]);
    expect([picture.width, picture.height]).toEqual([400, 300]);
    expect(picture.at(100, 120)).toEqual(RED);
    expect(picture.at(20, 20)).toEqual([255, 255, 255, 255]);
    expect(findings).toEqual([]);
  });

  it('makes previews by their longest side, of the requested page and layout', async () => {
    const preview = await decoded(
      await renderer.preview(JSON.stringify(square()), { longestSide: 256 }, context),
    );
    expect([preview.width, preview.height]).toEqual([256, 192]);
    const half = await renderer.preview(
      JSON.stringify(sampleDocument()),
      { layoutId: 'half', pageId: 'back', longestSide: 512 },
      context,
    );
    // A layout of 105 by 297 mm.
    expect(await decoded(half)).toMatchObject({ width: 181, height: 512 });
  });

  it('S7.18 leaves a layout without fill transparent in PNG and makes it white in JPG', async () => {
    const png = await decoded((await render(square(false))).files[0]);
    expect(png.at(5, 5)[3]).toBe(0);
    expect(png.at(50, 60)).toEqual(RED);
    const output = { format: 'jpg', size: { scale: 1 } } as const;
    const jpg = await decoded((await render(square(false), { output })).files[0]);
    expect(jpg.at(5, 5)).toEqual([255, 255, 255, 255]);
  });

  it('S12.04 makes a JPG of less quality smaller', async () => {
    const size = { scale: 4 };
    const [best, worse] = await Promise.all(
      [90, 30].map((quality) => render(greeting(), { output: { format: 'jpg', size, quality } })),
    );
    expect(worse?.files[0]?.length).toBeLessThan(best?.files[0]?.length ?? 0);
  });

  it('S7.01 draws text of a script like typed text, in any fonts', async () => {
    const written = greeting('setTextVariableValue("Who", String.fromCodePoint(0x1f389, 0x4f60, 0x5d0));');
    const typed = await render(greeting(), { records: [{ Who: '🎉你א' }] });
    expect((await render(written)).files[0]).toEqual(typed.files[0]);
    expect(typed.findings).toEqual([]);
    expect(typed.files[0]).not.toEqual((await render(greeting())).files[0]);
  });

  it('S12.16 fills in records, each going on from the one before it', async () => {
    const records: RenderRequest['records'] = [{ Who: 'Aurora' }, {}, { Who: '' }];
    const { files } = await render(greeting(), { records });
    expect(files).toHaveLength(3);
    expect(files[1]).toEqual(files[0]);
    expect(files[2]).not.toEqual(files[0]);
  });

  it('S8.31 runs the actions of the document before it is drawn', async () => {
    const acted = await render(greeting("setVariableValue('Who', 'Aurora')"));
    const filledIn = await render(greeting(), { records: [{ Who: 'Aurora' }] });
    expect(acted.files).toEqual(filledIn.files);
    expect(acted.findings).toEqual([]);
  });

  it('S12.20 writes all pages of all records into one PDF with fonts of their own', async () => {
    const { files } = await render(greeting(), {
      records: [{ Who: 'one' }, { Who: 'two' }],
      output: { format: 'pdf' },
    });
    const objects = readPdf(files[0] ?? new Uint8Array());
    expect(objects.filter(({ body }) => body.startsWith('<</Type/Page/'))).toHaveLength(2);
    expect(objects.some(({ body }) => body.includes('Arimo'))).toBe(true);
  });

  it('draws the shadow of a frame into a PDF', async () => {
    const dropShadow = {
      enabled: true,
      distance: 8,
      angleDegrees: 135,
      blurRadius: 6,
      color: hex('#000000'),
    };
    const document = documentOf([shape([40, 40, 80, 60], { fill: filled('#e9c46a'), dropShadow })]);
    const { files, findings } = await render(document, { output: { format: 'pdf' } });
    expect(findings).toEqual([]);
    expect(readPdf(files[0] ?? new Uint8Array()).some(({ body }) => body.includes('/SMask'))).toBe(true);
  });

  it('places the given pictures, and reports missing ones', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2a9d8f' } })
      .png()
      .toBuffer();
    const frame = newImageFrame('Picture');
    const connector = (assetId: string) => ({
      frame: { ...frame, source: { type: 'connector', connectorId: 'media', assetId } as const },
      placement: newPlacement('image', { x: 0, y: 0, width: 200, height: 150 }),
    });
    const loadImage = async () => new Uint8Array(picture);
    const request = { context, output: PNG } as const;
    const { files, findings } = await renderer.render(
      { document: documentOf([connector('leaf')]), ...request },
      { loadImage },
    );
    expect((await decoded(files[0])).at(100, 75)).toEqual([42, 157, 143, 255]);
    expect(findings).toEqual([]);
    const broken = await renderer.render(
      { document: documentOf([connector('broken')]), ...request },
      { loadImage: async () => new TextEncoder().encode('no picture') },
    );
    expect(broken.findings).toMatchObject([
      { record: 0, finding: { type: 'missingPicture', picture: 'media:broken' } },
    ]);
  });

  it('requests external fonts, and uses the default one without them', async () => {
    const document = documentOf([
      words([10, 10, 180, 60], [says('Aurora', { font: { family: 'House Sans', style: 'Regular' } })]),
    ]);
    const wanted: unknown[] = [];
    const loadFont = async (font: unknown) => void wanted.push(font);
    const { findings } = await renderer.render({ document, context, output: PNG }, { loadFont });
    expect(wanted).toContainEqual(expect.objectContaining({ family: 'House Sans', style: 'Regular' }));
    expect(findings).toMatchObject([{ finding: { type: 'missingFont' } }]);
  });

  it('treats an invalid font file as a missing font', async () => {
    const document = documentOf([
      words([10, 10, 180, 60], [says('Aurora', { font: { family: 'House Sans', style: 'Regular' } })]),
    ]);
    const loadFont = async () => new TextEncoder().encode('no font');
    const { findings } = await renderer.render({ document, context, output: PNG }, { loadFont });
    expect(findings).toMatchObject([{ finding: { type: 'missingFont', font: { family: 'House Sans' } } }]);
  });

  it('F6.21 F6.22 draws a variable font of the environment at the axes of a text, in PNG and PDF', async () => {
    const pageAt = (axes: Readonly<Record<string, number>>) =>
      documentOf([
        words(
          [10, 10, 180, 60],
          [says('Aurora', { font: { family: 'House Sans', style: 'Regular', axes } })],
        ),
      ]);
    const draw = (document: Document, output: RenderRequest['output']) =>
      renderer.render({ document, context, output }, { loadFont: async () => INTER_VARIABLE });
    const inkOf = async (axes: Readonly<Record<string, number>>) => {
      const { files, findings } = await draw(pageAt(axes), PNG);
      expect(findings).toEqual([]);
      const { data } = await sharp(files[0])
        .flatten()
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data.reduce((sum, value) => sum + 255 - value, 0);
    };
    expect(await inkOf({ wght: 900 })).toBeGreaterThan(1.5 * (await inkOf({ wght: 200 })));
    const { files } = await draw(pageAt({ wght: 900 }), { format: 'pdf' });
    expect(new TextDecoder('latin1').decode(files[0])).toMatch(/BaseFont ?\/[A-Z]{6}\+Inter/);
  });

  it('separates fonts of the same name in different environments', async () => {
    const one = createRenderer({ threads: 1 });
    const document = documentOf([
      words([10, 10, 180, 60], [says('Aurora', { font: { family: 'House Sans', style: 'Regular' } })]),
    ]);
    const drawnIn = async (path: string) => {
      const loadFont = async ({ family }: { family: string }) =>
        family === 'House Sans'
          ? new Uint8Array(await readFile(`node_modules/@expo-google-fonts/${path}.ttf`))
          : undefined;
      return (await one.render({ document, context, output: PNG }, { loadFont })).files;
    };
    const sans = await drawnIn('inter/400Regular/Inter_400Regular');
    const serif = await drawnIn('noto-serif/400Regular/NotoSerif_400Regular');
    expect(serif).not.toEqual(sans);
    expect(await drawnIn('inter/400Regular/Inter_400Regular')).toEqual(sans);
    await one.close();
  });

  it('refuses an unknown layout and an unknown page', async () => {
    await expect(render(square(), { layoutId: 'none' })).rejects.toThrow(RenderError);
    await expect(render(square(), { pageId: 'none' })).rejects.toThrow(/no page none/);
    await expect(render(square(), { layoutId: LAYOUT_ID, pageId: PAGE_ID })).resolves.toBeDefined();
  });

  it('uses no more memory for many pictures than for a few', async () => {
    await render(square());
    // 20 pictures of 36 MB.
    const output = { format: 'jpg', size: { longestSide: 3_464 } } as const;
    const records = Array.from({ length: 20 }, () => ({}));
    expect(await memoryTakenBy(() => render(square(), { records, output }))).toBeLessThan(400_000_000);
  });

  it('refuses a picture of too many pixels', async () => {
    const huge = { format: 'png', size: { scale: 100 } } as const;
    await expect(render(square(), { output: huge })).rejects.toThrow(/takes 64000000 pixels at most/);
  });

  it('stops a document that takes too long, and draws the next one', async () => {
    const endless = greeting('for (;;) {}');
    const slow = createRenderer({ threads: 1, milliseconds: 1_000 });
    const request = { document: endless, context, output: PNG };
    await expect(slow.render(request)).rejects.toThrow(/longer than 1 seconds/);
    await expect(slow.render({ ...request, document: square() })).resolves.toMatchObject({ findings: [] });
    await slow.close();
  });

  it.runIf(process.platform === 'linux')(
    'H4.31 gives way to threads that answer, as far as it is asked to',
    async () => {
      const THREADS = '/proc/self/task';
      // The nineteenth field of a thread, of which the second is its name in parentheses. Some end meanwhile.
      const niceness = async (thread: string) => {
        const figures = await readFile(`${THREADS}/${thread}/stat`, 'utf8').catch(() => '');
        return Number(figures.split(') ')[1]?.split(' ')[16] ?? 0);
      };
      const nicest = async () => Math.max(...(await Promise.all((await readdir(THREADS)).map(niceness))));
      await render(square());
      expect(await nicest()).toBe(Math.min(19, getPriority() + 5));
      const patient = createRenderer({ threads: 1, niceness: 10 });
      await patient.render({ document: square(), context, output: PNG });
      expect(await nicest()).toBe(Math.min(19, getPriority() + 10));
      await patient.close();
    },
  );

  it('survives an invalid document', async () => {
    const hostile = { ...square(), pages: undefined } as unknown as Document;
    await expect(render(hostile)).rejects.toThrow();
    const uncloneable = { ...square(), variables: () => undefined } as unknown as Document;
    await expect(render(uncloneable)).rejects.toThrow(/could not be cloned/);
    await expect(render(square())).resolves.toMatchObject({ findings: [] });
  });

  it('fails pending work when it is closed', async () => {
    const closing = createRenderer({ threads: 1 });
    const rendering = closing.render({ document: greeting('for (;;) {}'), context, output: PNG });
    const failed = expect(rendering).rejects.toThrow();
    await closing.close();
    await failed;
  });
});
