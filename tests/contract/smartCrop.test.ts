import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENVIRONMENTS } from '@/demo';
import type { PictureVision } from '@/domain/media';
import { NEW_FIT, newImageFrame, newPlacement } from '@/engine/document';
import { media } from '../../platform/database/schema';
import type { Schemas } from '../../platform/environment-api/operations';
import { documentOf } from '../engine/reference/build';
import { mediaCalls } from './support/mediaCalls';
import { picture } from './support/pictures';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const { call, uploaded, upload, folder } = mediaCalls(platform);
const EXPERIMENTAL = '/grafx/api/experimental/environment/aurora-production';

beforeEach(async () => {
  await platform.db.delete(media).where(eq(media.environmentId, ENVIRONMENTS.auroraProduction));
  await folder('Brand');
});

interface Subject {
  readonly shape: 'rect' | 'ellipse';
  /** In shares of the picture. */
  readonly area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly colour: string;
  readonly ground: string;
}

/** Draws a picture of one subject on a plain ground. */
function drawing(subject: Subject, [width, height]: [number, number] = [600, 400]): Promise<Buffer> {
  const { shape, colour, ground, area } = subject;
  const [x, y, w, h] = [area.x * width, area.y * height, area.width * width, area.height * height];
  const drawn =
    shape === 'rect'
      ? `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}"/>`
      : `<ellipse cx="${x + w / 2}" cy="${y + h / 2}" rx="${w / 2}" ry="${h / 2}" fill="${colour}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${drawn}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const RIGHT: Subject = {
  shape: 'rect',
  colour: '#c00000',
  ground: '#f4f0e8',
  area: { x: 0.7, y: 0.4, width: 0.2, height: 0.4 },
};

async function send(path: string, form: FormData, account = 'content.admin') {
  const sent = new Response(form);
  const response = await platform.app.inject({
    method: 'POST',
    url: `${EXPERIMENTAL}/${path}`,
    headers: {
      authorization: `Bearer ${account}`,
      'content-type': sent.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return {
    status: response.statusCode,
    body: response.json<{ data: PictureVision } & Schemas['Problem']>(),
  };
}

async function read(path: string, account = 'content.admin') {
  const response = await platform.app.inject({
    url: `${EXPERIMENTAL}/${path}`,
    headers: { authorization: `Bearer ${account}` },
  });
  return { status: response.statusCode, body: response.json<{ data: PictureVision }>() };
}

const visionOf = async (id: string) => (await read(`media/${id}/vision`)).body.data;

const cropForm = (point: object | undefined, area: object | undefined) => {
  const form = new FormData();
  if (point) form.append('pointOfInterest', JSON.stringify(point));
  if (area) form.append('subjectArea', JSON.stringify(area));
  return form;
};

const isIn = ({ shape, area }: Subject, { x, y }: { x: number; y: number }) => {
  const [across, down] = [(x - area.x) / area.width, (y - area.y) / area.height];
  return shape === 'rect'
    ? across >= 0 && across <= 1 && down >= 0 && down <= 1
    : (across - 0.5) ** 2 + (down - 0.5) ** 2 <= 0.25;
};

describe('smart crop', () => {
  it('S2.22 finds a point of interest inside the one subject on a plain ground at any place', async () => {
    const subject: fc.Arbitrary<Subject> = fc
      .record({
        shape: fc.constantFrom('rect' as const, 'ellipse' as const),
        width: fc.double({ min: 0.1, max: 0.6, noNaN: true }),
        height: fc.double({ min: 0.1, max: 0.6, noNaN: true }),
        left: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        top: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        colours: fc.constantFrom(
          ['#c00000', '#f4f0e8'] as const,
          ['#ffffff', '#204060'] as const,
          ['#5f30e2', '#6fbf73'] as const,
          ['#303030', '#484848'] as const,
        ),
      })
      .map(({ shape, width, height, left, top, colours: [colour, ground] }) => ({
        shape,
        colour,
        ground,
        area: { x: left * (1 - width), y: top * (1 - height), width, height },
      }));
    await fc.assert(
      fc.asyncProperty(subject, async (each) => {
        const { id } = await uploaded('subject.png', await drawing(each), {
          folderPath: '/Brand',
          whenTaken: 'replace',
        });
        const { visionCropMetadata: found, manualCropMetadata } = await visionOf(id);
        expect(manualCropMetadata).toBeNull();
        if (!found) throw new Error('Nothing was found.');
        expect(isIn(each, found.pointOfInterest)).toBe(true);
        const { x, y, width, height } = found.subjectArea;
        const edges = [x, y, x + width, y + height];
        const { area } = each;
        for (const [index, edge] of [area.x, area.y, area.x + area.width, area.y + area.height].entries())
          expect(Math.abs((edges[index] ?? 0) - edge)).toBeLessThan(0.05);
      }),
      { numRuns: 40 },
    );
  });

  it('S2.22 finds a point in pictures with a clear ground, of one colour, and that came before it was looked for', async () => {
    const clear = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect x="10" y="20" width="40" height="40" fill="#000"/></svg>',
      ),
    )
      .png()
      .toBuffer();
    const { id } = await uploaded('clear.png', clear);
    const { x, y } = (await visionOf(id)).visionCropMetadata?.pointOfInterest ?? { x: 0, y: 0 };
    expect([x > 0.05 && x < 0.25, y > 0.2 && y < 0.6]).toEqual([true, true]);
    const plain = await uploaded('plain.jpg', await picture(30, 20));
    expect((await visionOf(plain.id)).visionCropMetadata).toEqual({
      pointOfInterest: { x: 0.5, y: 0.5 },
      subjectArea: { x: 0, y: 0, width: 1, height: 1 },
    });
    const old = await uploaded('old.png', await drawing(RIGHT));
    const found = await visionOf(old.id);
    await platform.db.update(media).set({ foundCrop: null }).where(eq(media.id, old.id));
    expect(await visionOf(old.id)).toEqual(found);
    const pdf = await uploaded('a.pdf', '%PDF-1.7');
    expect(await visionOf(pdf.id)).toEqual({ manualCropMetadata: null, visionCropMetadata: null });
  });

  it('S2.23 R7.78 R7.84 stores a manual crop through the experimental path only and can reset to the detected one', async () => {
    const { id } = await uploaded('a.png', await drawing(RIGHT));
    const found = await visionOf(id);
    const drawn = {
      pointOfInterest: { x: 0.25, y: 0.5 },
      subjectArea: { x: 0.1, y: 0.2, width: 0.3, height: 0.75 },
    };
    const saved = await send(`media/${id}/vision`, cropForm(drawn.pointOfInterest, drawn.subjectArea));
    expect(saved).toEqual({ status: 200, body: { data: { ...found, manualCropMetadata: drawn } } });
    expect(await visionOf(id)).toEqual({ ...found, manualCropMetadata: drawn });
    const reset = await send(`media/${id}/vision`, cropForm(undefined, undefined));
    expect(reset.body.data).toEqual(found);
    expect((await call('GET', `media/${id}/vision`)).status).toBe(404);
    expect((await read('settings')).status).toBe(404);
  });

  it.each([
    ['a point beside the picture', { x: 1.1, y: 0 }, { x: 0, y: 0, width: 1, height: 1 }],
    ['an area that sticks out', { x: 0.5, y: 0.5 }, { x: 0.5, y: 0, width: 0.6, height: 1 }],
    ['an area without a width', { x: 0.5, y: 0.5 }, { x: 0.5, y: 0, width: 0, height: 1 }],
    ['a point alone', { x: 0.5, y: 0.5 }, undefined],
    ['words', { x: 'left', y: 0 }, { x: 0, y: 0, width: 1, height: 1 }],
  ])('S2.23 refuses %s', async (_what, point, area) => {
    const { id } = await uploaded('a.png', await drawing(RIGHT));
    expect((await send(`media/${id}/vision`, cropForm(point, area))).status).toBe(400);
    expect((await visionOf(id)).manualCropMetadata).toBeNull();
  });

  it('S2.23 deletes the manual crop when the picture is replaced', async () => {
    const { id } = await uploaded('a.png', await drawing(RIGHT));
    const area = { x: 0, y: 0, width: 0.5, height: 0.5 };
    await send(`media/${id}/vision`, cropForm({ x: 0.1, y: 0.1 }, area));
    const { status } = await upload('a.png', await picture(20, 20, 'png'), {
      folderPath: '/Brand',
      whenTaken: 'replace',
    });
    expect([status, (await visionOf(id)).manualCropMetadata]).toEqual([200, null]);
  });

  it('S2.24 R7.84 finds the crop of a picture outside the platform; 413 above 10 MB, 400 for another type', async () => {
    const ask = (name: string, bytes: Uint8Array) => {
      const form = new FormData();
      form.append('file', new Blob([bytes as BlobPart]), name);
      return send('external-media/vision', form, 'user');
    };
    const png = await drawing(RIGHT);
    const own = await uploaded('a.png', png);
    const found = await ask('there.png', png);
    expect([found.status, found.body.data]).toEqual([200, await visionOf(own.id)]);
    expect((await ask('there.jpg', await sharp(png).jpeg().toBuffer())).status).toBe(200);
    const large = await ask('large.png', Buffer.concat([png, Buffer.alloc(10_000_001 - png.length)]));
    expect([large.status, large.body.detail]).toEqual([413, expect.stringContaining('10 MB')]);
    expect((await ask('there.tif', await sharp(png).tiff().toBuffer())).status).toBe(400);
    expect((await ask('there.png', await sharp(png).tiff().toBuffer())).status).toBe(400);
    expect((await ask('there.png', png.subarray(0, 60))).status).toBe(400);
  });

  it('S2.23 crops previews by the manual crop, else by the detected one', async () => {
    const { id } = await uploaded('wide.png', await drawing(RIGHT, [1200, 300]));
    const frame = {
      ...newImageFrame('Picture'),
      source: { type: 'connector', connectorId: '', assetId: id } as const,
    };
    const placement = {
      ...newPlacement('image', { x: 0, y: 0, width: 60, height: 60 }),
      fit: { ...NEW_FIT, mode: 'smartCrop' as const },
    };
    const document = documentOf([{ frame, placement }], { width: 60, height: 60 });
    const made = await call('POST', 'templates', {
      account: 'template.designer',
      query: { name: 'Crop' },
      body: document,
    });
    expect(made.status, made.text).toBe(201);
    const templateId = made.json<{ data: { id: string } }>().data.id;
    const redness = async () => {
      const { status, bytes } = await call('GET', `templates/${templateId}/preview/thumbnail`, {
        account: 'template.designer',
      });
      expect(status).toBe(200);
      const { channels } = await sharp(bytes).stats();
      return (channels[0]?.mean ?? 0) - (channels[1]?.mean ?? 0);
    };
    const asFound = await redness();
    expect(asFound).toBeGreaterThan(20);
    await send(`media/${id}/vision`, cropForm({ x: 0.1, y: 0.5 }, { x: 0, y: 0, width: 0.2, height: 1 }));
    expect(await redness()).toBeLessThan(15);
    await send(`media/${id}/vision`, cropForm(undefined, undefined));
    expect(await redness()).toBeCloseTo(asFound);
  });
});
