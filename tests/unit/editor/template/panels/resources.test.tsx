import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SessionContext } from '@/editor/template/core/SessionContext';
import { PICTURE_TYPE, readPicture, ResourcesPanel } from '@/editor/template/panels';
import { dataSetId, ENVIRONMENTS } from '@/demo';
import { newConnector } from '@/domain/connectors';
import { newTextFrame, newVariable } from '@/engine/document';
import { createFeatureStage } from '../../../features/support/feature';
import { adding, changed, openSession, smallDocument } from '../support/openEditor';

const start = createFeatureStage();

async function setUp(
  environmentId: string = ENVIRONMENTS.auroraProduction,
  change: (store: ReturnType<typeof start>['store']) => void = () => undefined,
  hasBrandKits = true,
  withheld?: string,
) {
  const stage = start({ persona: 'subscription.admin', hasMedia: true });
  change(stage.store);
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId } },
  });
  const session = openSession(
    changed(smallDocument(), [
      adding('more', newTextFrame('More', 'Two'), { x: 0, y: 0, width: 9, height: 9 }),
    ]),
  );
  const onInsert = vi.fn();
  const drawn = stage.draw(
    <SessionContext value={session}>
      <ResourcesPanel
        environment={environment}
        onInsert={onInsert}
        hasBrandKits={hasBrandKits}
        thumbnail={() => null}
        mediaConnectorId="media"
        takingFonts={{
          withheld,
          choose: ({ connectors }) => <p>Choosing from {connectors.map(({ name }) => name).join(', ')}</p>,
        }}
      />
    </SessionContext>,
  );
  return { ...stage, drawn, session, onInsert };
}

const dawn = { connectorId: 'media', assetId: expect.any(String) as string, name: 'dawn.jpg' };

describe('S10.26 the resources panel', () => {
  it('S10.26 S4.15b R3.58 has the tabs media, fonts and data, and brand kit when enabled', async () => {
    const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
    const first = await setUp(ENVIRONMENTS.auroraProduction, () => undefined, false);
    expect(tabs()).toEqual(['Media', 'Fonts', 'Data']);
    first.drawn.unmount();
    await setUp();
    expect(tabs()).toEqual(['Media', 'Fonts', 'Data', 'Brand kit']);
  });

  it('S10.26 gives a dragged picture its connector, name and size', async () => {
    await setUp();
    await userEvent.click(await screen.findByRole('button', { name: 'Backgrounds' }));
    const tile = await screen.findByRole('article', { name: 'dawn.jpg' });
    const setData = vi.fn<(type: string, json: string) => void>();
    fireEvent.dragStart(tile, { dataTransfer: { setData, effectAllowed: 'none' } });
    expect(setData).toHaveBeenCalledOnce();
    const [type, json] = setData.mock.calls[0] ?? [];
    expect(type).toBe(PICTURE_TYPE);
    expect(readPicture(json ?? '')).toMatchObject(dawn);
    expect(readPicture(json ?? '')?.width).toBeGreaterThan(0);
  });

  it('S10.26 inserts a picture on click, without dragging', async () => {
    const { onInsert } = await setUp();
    await userEvent.click(await screen.findByRole('button', { name: 'Backgrounds' }));
    const tile = await screen.findByRole('article', { name: 'dawn.jpg' });
    within(tile).getByRole('button', { name: 'dawn.jpg' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onInsert).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(dawn));
  });

  it('S14.08 S14.10 offers the default connector of media first, and pictures of another with that connector', async () => {
    const { onInsert, store } = await setUp();
    const from = await screen.findByRole('combobox', { name: 'From' });
    const names = () =>
      within(from)
        .getAllByRole('option')
        .map((option) => option.textContent);
    // Excludes disabled connectors and those without a source.
    expect(names()).toEqual(['Environment media', 'Campaign pictures']);
    expect(from).toHaveDisplayValue('Environment media');
    await userEvent.selectOptions(from, 'Campaign pictures');
    await userEvent.click(await screen.findByRole('button', { name: 'Summer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'sea-hills.jpg' }));
    const { id } = store.connectors.find(({ name }) => name === 'Campaign pictures') ?? {};
    expect(onInsert).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ connectorId: id, name: 'sea-hills.jpg', width: 1600, height: 900 }),
    );
  });

  it('S14.08 opens on another connector once it is the default', async () => {
    const stage = await setUp(ENVIRONMENTS.auroraProduction, (store) => {
      for (const row of store.connectors)
        if (row.type === 'media') row.isDefault = row.name === 'Campaign pictures';
    });
    expect(await screen.findByRole('combobox', { name: 'From' })).toHaveDisplayValue('Campaign pictures');
    expect(await screen.findByRole('button', { name: 'Autumn' })).toBeVisible();
    expect(stage.onInsert).not.toHaveBeenCalled();
  });

  it('S14.10 searches a connector with Enter, and reports an unreachable source', async () => {
    await setUp(ENVIRONMENTS.auroraProduction, (store) => {
      for (const row of store.connectors) if (row.name === 'Picture agency') row.isEnabled = true;
    });
    const search = async (text: string) =>
      userEvent.type(await screen.findByRole('searchbox', { name: 'Search pictures' }), text);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'From' }), 'Campaign pictures');
    await screen.findByRole('button', { name: 'Autumn' });
    await search('hills');
    expect(screen.getByRole('button', { name: 'Autumn' })).toBeVisible();
    await search('{Enter}');
    expect(await screen.findByRole('article', { name: 'golden-hills.jpg' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await search('zz{Enter}');
    expect(await screen.findByText('No picture matches “hillszz”.')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'Picture agency');
    expect(
      await screen.findByText(/Picture agency can’t be reached: there is no host example\.test\./),
    ).toBeVisible();
  });

  it('S10.26 rejects invalid picture data', () => {
    for (const json of ['', 'null', '{"assetId":"a"}', '[1]']) expect(readPicture(json)).toBeUndefined();
    expect(readPicture('{"connectorId":"c","assetId":"a","name":"n","width":"9","height":-1}')).toEqual({
      connectorId: 'c',
      assetId: 'a',
      name: 'n',
      width: null,
      height: null,
    });
  });

  it('S10.26 lists the fonts of the environment, and finds them', async () => {
    await setUp();
    await userEvent.click(screen.getByRole('tab', { name: 'Fonts' }));
    const list = within(await screen.findByRole('list', { name: 'Fonts' }));
    expect((await list.findAllByRole('listitem')).length).toBeGreaterThan(1);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search fonts' }), 'zzz');
    expect(await screen.findByText('No font matches “zzz”.')).toBeVisible();
  });

  it('S14.08 offers fonts of font connectors, the default one first, if there are any', async () => {
    const addFoundries = ({ connectors, nextId, now }: ReturnType<typeof start>['store']): void => {
      for (const name of ['Archive', 'Foundry'])
        connectors.push({
          ...newConnector({ name, type: 'fonts' }, { type: 'http', address: 'https://a.test' }, () => ''),
          id: nextId('connector'),
          environmentId: ENVIRONMENTS.auroraProduction,
          createdAt: now,
          isEnabled: true,
          isDefault: name === 'Foundry',
        });
    };
    const take = () => screen.findByRole('button', { name: 'Add from a connector' });
    const without = await setUp();
    await userEvent.click(screen.getByRole('tab', { name: 'Fonts' }));
    await screen.findByRole('list', { name: 'Fonts' });
    expect(screen.queryByRole('button', { name: 'Add from a connector' })).toBeNull();
    without.drawn.unmount();
    const open = await setUp(ENVIRONMENTS.auroraProduction, addFoundries);
    await userEvent.click(screen.getByRole('tab', { name: 'Fonts' }));
    await userEvent.click(await take());
    expect(screen.getByText('Choosing from Foundry, Archive')).toBeVisible();
    open.drawn.unmount();
    await setUp(ENVIRONMENTS.auroraProduction, addFoundries, true, 'You may not manage fonts.');
    await userEvent.click(screen.getByRole('tab', { name: 'Fonts' }));
    expect(await take()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(await take());
    expect(await screen.findByRole('tooltip')).toHaveTextContent('You may not manage fonts.');
  });

  it('S10.26 sets the template’s data source, and removes it', async () => {
    const { session } = await setUp(ENVIRONMENTS.auroraSandbox, ({ connectors }) => {
      for (const row of connectors)
        if (row.name === 'Test data') row.source = { type: 'http', address: 'https://data.demo.test/orders' };
    });
    await userEvent.click(screen.getByRole('tab', { name: 'Data' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use Test data' }));
    expect(await screen.findByText(/there is no host data\.demo\.test/)).toBeVisible();
    const { connectors, variables } = session.view().document;
    const [connectorId = ''] = connectors.order;
    expect(connectors.items[connectorId]).toMatchObject({
      name: 'Test data',
      source: { type: 'environment' },
    });
    expect(Object.values(variables.items)).toEqual([
      expect.objectContaining({ type: 'dataSource', source: { type: 'connector', connectorId } }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Stop using Test data' }));
    expect(session.view().document.variables.order).toEqual([]);
  });

  it('S14.08 offers no data connector without a source', async () => {
    await setUp(ENVIRONMENTS.auroraSandbox, (store) => {
      store.dataSets = [];
    });
    await userEvent.click(screen.getByRole('tab', { name: 'Data' }));
    expect(await screen.findByText(/No source of data is available/)).toBeVisible();
  });

  it('S14.06 a second data source asks to replace the first', async () => {
    const { session } = await setUp();
    const sourcesOf = () =>
      Object.values(session.view().document.variables.items).flatMap((variable) =>
        variable.type === 'dataSource' ? [variable.source] : [],
      );
    const setOf = (name: string) => ({
      type: 'dataSet',
      dataSetId: dataSetId(ENVIRONMENTS.auroraProduction, name),
    });
    await userEvent.click(screen.getByRole('tab', { name: 'Data' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use Price list' }));
    expect(sourcesOf()).toEqual([setOf('Price list')]);

    await userEvent.click(screen.getByRole('button', { name: 'Use Guests of the opening' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Replace the data source?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(sourcesOf()).toEqual([setOf('Price list')]);
    await userEvent.click(screen.getByRole('button', { name: 'Use Guests of the opening' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Replace' }));
    expect(sourcesOf()).toEqual([setOf('Guests of the opening')]);
  });

  it('S14.06 variables are created for the data source’s columns, without changing existing ones', async () => {
    const { session } = await setUp();
    await userEvent.click(screen.getByRole('tab', { name: 'Data' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use Guests of the opening' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create 5 variables from its columns' }));
    const { items, order } = session.view().document.variables;
    expect(order.map((id) => [items[id]?.name, items[id]?.type])).toEqual([
      ['Data', 'dataSource'],
      ['Guest', 'shortText'],
      ['From', 'shortText'],
      ['Table', 'number'],
      ['Arrives', 'date'],
      ['Vegetarian', 'boolean'],
    ]);
    expect(screen.queryByRole('button', { name: /from its columns/ })).not.toBeInTheDocument();
  });

  it('S14.06 a document with two data sources is refused', () => {
    const two = changed(smallDocument(), [
      { kind: 'addVariable', variableId: 'one', variable: newVariable('One', 'dataSource') },
    ]);
    const session = openSession(two);
    const second = {
      kind: 'addVariable',
      variableId: 'two',
      variable: newVariable('Two', 'dataSource'),
    } as const;
    expect(session.change([second], { label: 'another' })).toBe('A document has one data source at most.');
  });

  it('S10.26 reports that an environment has no data source', async () => {
    await setUp(ENVIRONMENTS.auroraDevelopment);
    await userEvent.click(screen.getByRole('tab', { name: 'Data' }));
    expect(await screen.findByText(/No source of data is available/)).toBeVisible();
  });
});
