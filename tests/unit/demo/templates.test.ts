import { afterAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { demoPictures } from '@/demo/media/pictures';
import { demoTemplates } from '@/demo/templates';
import { drawnPages, readDocument, resolveLayout } from '@/engine/document';
import { createRenderer, type PictureSource } from '../../../platform/rendering';

const templates = demoTemplates();
const renderer = createRenderer({ threads: 1 });
afterAll(() => renderer.close());

const context = { today: '2026-11-22', mediaConnectorId: 'media' };

const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#d9d2c5' } })
  .png()
  .toBuffer();
const loadImage = (source: PictureSource) => {
  const isThere = demoPictures().some(
    ({ folder, name }) => source.type === 'connector' && source.assetId.endsWith(`:${folder}/${name}`),
  );
  return isThere ? picture : Promise.resolve(undefined);
};

/** Every page of every layout, drawn. */
const pages = templates.flatMap(({ name, document }) =>
  document.layouts.order.flatMap((layoutId) => {
    const { settings } = resolveLayout(document, layoutId);
    return drawnPages(document, settings.intent).map((pageId) => ({ name, document, layoutId, pageId }));
  }),
);

describe('the templates of the demo data', { timeout: 60_000 }, () => {
  it('are thirteen, each of its own name', () => {
    expect(new Set(templates.map(({ name }) => name)).size).toBe(13);
  });

  it('have several pages, layouts with multiple inheritance, and editable frames', () => {
    const of = (name: string) => templates.find((each) => each.name === name)?.document;
    expect(of('Brochure')?.pages.order).toHaveLength(8);
    expect(of('Social post')?.layouts.items.full).toMatchObject({ type: 'child', parentId: 'portrait' });
    expect(Object.values(of('Social post')?.constraints.frames ?? {})).toEqual([
      expect.objectContaining({ cropAllowed: true }),
      expect.objectContaining({ horizontalMoveAllowed: true, verticalMoveAllowed: true }),
    ]);
    expect(of('E-mail banner')?.layouts.order).toHaveLength(3);
  });

  it('are the same in every run', () => {
    expect(demoTemplates()).toEqual(templates);
  });

  it.each(templates)('$name is a document of the engine', ({ document }) => {
    expect(readDocument(JSON.stringify(document))).toEqual({ ok: true, value: document });
  });

  it('have variables of every type and layouts for print, screens and films', () => {
    const types = templates.flatMap(({ document }) =>
      Object.values(document.variables.items).map(({ type }) => type),
    );
    expect([...new Set(types)].toSorted()).toEqual([
      ...['boolean', 'dataSource', 'date', 'group', 'image', 'list', 'longText', 'number', 'richText'],
      'shortText',
    ]);
    const intents = templates.map(({ document }) => resolveLayout(document, 'main').settings.intent);
    expect(new Set(intents)).toEqual(new Set(['print', 'digitalStatic', 'digitalAnimated']));
  });

  it.each(pages)('$name, $layoutId, $pageId is drawn whole', async ({ document, layoutId, pageId }) => {
    const output = { format: 'png', size: { longestSide: 256 } } as const;
    const { findings } = await renderer.render(
      { document, layoutId, pageId, context, output },
      { loadImage },
    );
    const faults = findings.filter(
      ({ finding }) => !(finding.type === 'barcode' && finding.status === 'success'),
    );
    expect(faults).toEqual([]);
  });
});
