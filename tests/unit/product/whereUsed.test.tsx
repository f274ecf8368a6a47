import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { EnvironmentDetail } from '@/api/types';
import { initialTableState } from '@/components/DataTable';
import { demoId, ENVIRONMENTS, outputSettingId, userInterfaceId } from '@/demo';
import { ConnectorsScreen } from '@/features/connectors';
import { FontsScreen } from '@/features/fonts';
import { OutputSettingScreen } from '@/features/output-settings';
import { TemplatesScreen } from '@/features/templates';
import { UserInterfaceScreen } from '@/features/user-interfaces';
import { OpenPagesContext } from '@/product/WhereUsed';
import { createFeatureStage } from '../features/support/feature';

const start = createFeatureStage();
const PRODUCTION = ENVIRONMENTS.auroraProduction;
const base = `/environments/${PRODUCTION}`;

async function setUp() {
  const stage = start({ persona: 'template.designer' });
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: PRODUCTION } },
  });
  // Drawing needs the files of fonts, which do not exist here.
  stage.answer('get', '/environment/:name/font-styles/:styleId/preview/:shape', 500);
  stage.answer('get', '/environment/:name/templates/:templateId/preview/:quality', 500);
  return { ...stage, environment };
}

async function act(name: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions of ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

const view = { search: '', sort: { by: 'name', direction: 'asc' } } as const;

function Fonts({ environment }: { environment: EnvironmentDetail }) {
  return (
    <FontsScreen
      environment={environment}
      view={view}
      withheld={undefined}
      hasDownload={false}
      onViewChange={() => undefined}
    />
  );
}

function Connectors({ environment }: { environment: EnvironmentDetail }) {
  const [tableState, onTableStateChange] = useState(initialTableState);
  return (
    <ConnectorsScreen
      mayRemove
      environment={environment}
      tableState={tableState}
      onTableStateChange={onTableStateChange}
    />
  );
}

/** Maps linked names to their addresses. */
const linksIn = (place: HTMLElement) =>
  Object.fromEntries(
    within(place)
      .getAllByRole('listitem')
      .map((item) => [item.textContent, within(item).queryByRole('link')?.getAttribute('href') ?? null]),
  );

describe('where something is used', () => {
  it('S16.05 a font lists the templates and brand kits that use it, as links', async () => {
    const { environment, draw, store } = await setUp();
    draw(<Fonts environment={environment} />);
    await act('Inter', 'Where used…');
    const dialog = await screen.findByRole('dialog', { name: 'Where Inter is used' });
    await within(dialog).findByRole('heading', { name: 'Templates' });
    const card = store.templates.find(
      ({ name, environmentId }) => name === 'Business card' && environmentId === PRODUCTION,
    );
    const kit = demoId(`brand-kit:${PRODUCTION}:Night bake`);
    expect(linksIn(dialog)).toMatchObject({
      'Business card': `${base}/studio/templates/${card?.id}`,
      'Night bake': `${base}/brand-kits/${kit}`,
    });
  });

  it('S16.05 a user without the right to edit gets links to the list only', async () => {
    const { environment, draw } = await setUp();
    draw(
      <OpenPagesContext value={(page) => page === 'templates'}>
        <Fonts environment={environment} />
      </OpenPagesContext>,
    );
    await act('Inter', 'Where used…');
    const dialog = await screen.findByRole('dialog', { name: 'Where Inter is used' });
    await within(dialog).findByRole('heading', { name: 'Templates' });
    expect(linksIn(dialog)).toMatchObject({
      'Business card': `${base}/studio/templates?q=Business%20card`,
      'Night bake': null,
    });
  });

  it('S16.05 an unused style shows a note, and a failed request can be repeated', async () => {
    const { environment, draw, store, answer } = await setUp();
    store.templates = [];
    store.brandKits = [];
    const takeBack = answer('get', '/environment/:name/where-used', 500);
    draw(<Fonts environment={environment} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Inter' }));
    await act('Inter SemiBold', 'Where used…');
    const dialog = await screen.findByRole('dialog', { name: 'Where Inter SemiBold is used' });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The list of uses could not be loaded.',
    );
    takeBack();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByText(/^Nothing in Aurora.* uses it\./)).toBeVisible();
  });

  it('S16.05 a user without the right sees the reason without a retry', async () => {
    const { environment, draw, answer } = await setUp();
    answer('get', '/environment/:name/where-used', 403);
    draw(<Fonts environment={environment} />);
    await act('Inter', 'Where used…');
    const dialog = await screen.findByRole('dialog', { name: 'Where Inter is used' });
    expect(await within(dialog).findByText(/^You're missing permission/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('S16.05 a font lists its uses before it is deleted', async () => {
    const { environment, draw } = await setUp();
    draw(<Fonts environment={environment} />);
    await act('Inter', 'Delete family…');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Inter?' });
    expect(await within(dialog).findByText(/^\d+ templates and \d+ brand kits? use it:$/)).toBeVisible();
    expect(within(dialog).getByText('Arabic poster (template)')).toBeVisible();
  });

  it('S16.05 an output setting lists on its page the user interfaces that offer it', async () => {
    const { environment, draw } = await setUp();
    draw(
      <OutputSettingScreen
        environment={environment}
        withheld={undefined}
        onOpen={vi.fn()}
        onGone={vi.fn()}
        flags={{
          outputLimitFileSizeEnabled: true,
          pdfErrorSettingsFailOnEnabled: true,
          imageBatchOutputSettingsEnabled: true,
          animationBatchOutputSettingsEnabled: true,
        }}
        settingId={outputSettingId(PRODUCTION, 'PDF for the press')}
      />,
    );
    const section = await screen.findByRole('region', { name: 'Where used' });
    const shop = await within(section).findByRole('link', { name: 'For the shop' });
    expect(shop).toHaveAttribute(
      'href',
      `${base}/studio/user-interfaces/${userInterfaceId(PRODUCTION, 'For the shop')}`,
    );
  });

  it('S16.05 a user interface lists the collections that use it on its page and before its deletion', async () => {
    const { environment, draw, store } = await setUp();
    const [collection] = store.collections.filter((row) => row.environmentId === PRODUCTION);
    if (!collection) throw new Error('The demo has no collection.');
    const id = userInterfaceId(PRODUCTION, 'For the shop');
    collection.userInterfaceId = id;
    draw(
      <UserInterfaceScreen
        environment={environment}
        withheld={undefined}
        hasBuilder={true}
        onOpen={vi.fn()}
        onGone={vi.fn()}
        userInterfaceId={id}
      />,
    );
    const section = await screen.findByRole('region', { name: 'Where used' });
    expect(await within(section).findByRole('link', { name: collection.name })).toHaveAttribute(
      'href',
      `${base}/studio/collections?collection=${collection.id}`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(await within(dialog).findByText(`${collection.name} (collection)`)).toBeVisible();
  });

  it('S16.05 a connector lists the brand kits with its pictures in its menu and before its removal', async () => {
    const { environment, draw, store } = await setUp();
    const connectorId = demoId(`connector:${PRODUCTION}:Picture agency`);
    const kit = store.brandKits.find((row) => row.environmentId === PRODUCTION && row.name === 'Aurora');
    if (!kit) throw new Error('The demo has no such kit.');
    kit.content = {
      ...kit.content,
      media: [{ guid: 'one', name: 'One', mediaConnectorId: connectorId, mediaId: '42' }],
    };
    draw(<Connectors environment={environment} />);
    await act('Picture agency', 'Where used…');
    const asked = await screen.findByRole('dialog', { name: 'Where Picture agency is used' });
    expect(await within(asked).findByRole('link', { name: 'Aurora' })).toBeVisible();
    const [close] = within(asked).getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await act('Picture agency', 'Remove…');
    const dialog = await screen.findByRole('dialog', { name: 'Remove Picture agency?' });
    expect(await within(dialog).findByText('1 brand kit uses it:')).toBeVisible();
  });

  it('S16.05 a template lists the collections with it', async () => {
    const { environment, draw, store } = await setUp();
    const [collection] = store.collections.filter(
      (row) => row.environmentId === PRODUCTION && row.templates.length > 0,
    );
    const held = store.templates.find(({ id }) => id === collection?.templates[0]?.id);
    draw(
      <TemplatesScreen
        environment={environment}
        view={view}
        hasImport={true}
        withheld={undefined}
        look={'list' as const}
        onViewChange={() => undefined}
        onLookChange={() => undefined}
        historyOf={() => null}
        editorHref={() => '#editor'}
        onNavigate={() => undefined}
      />,
    );
    await act(String(held?.name), 'Where used…');
    const dialog = await screen.findByRole('dialog', { name: `Where ${held?.name} is used` });
    expect(await within(dialog).findByRole('link', { name: String(collection?.name) })).toBeVisible();
  });
});
