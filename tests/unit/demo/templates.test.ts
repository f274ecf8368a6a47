// @vitest-environment node
import { afterAll, describe, expect, it } from 'vitest';
import { demoTemplates } from '@/demo/templates';
import { drawnPages, readDocument, resolveLayout } from '@/engine/document';
import { createRenderer } from '../../../platform/rendering';

const templates = demoTemplates();
const renderer = createRenderer({ threads: 1 });
afterAll(() => renderer.close());

const context = { today: '2026-11-22', mediaConnectorId: 'media' };

/** Every page of every layout, as it is drawn. */
const pages = templates.flatMap(({ name, document }) =>
  document.layouts.order.flatMap((layoutId) => {
    const { settings } = resolveLayout(document, layoutId);
    return drawnPages(document, settings.intent).map((pageId) => ({ name, document, layoutId, pageId }));
  }),
);

describe('the templates of the demo data', { timeout: 60_000 }, () => {
  it('are eight, each of its own name', () => {
    expect(new Set(templates.map(({ name }) => name)).size).toBe(8);
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
    const { findings } = await renderer.render({ document, layoutId, pageId, context, output });
    const faults = findings.filter(
      ({ finding }) => !(finding.type === 'barcode' && finding.status === 'success'),
    );
    expect(faults).toEqual([]);
  });
});
