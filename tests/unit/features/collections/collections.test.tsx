import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { File } from 'node:buffer';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EnvironmentDetail } from '@/api/types';
import { demoId, ENVIRONMENTS } from '@/demo';
import { CollectionScreen, CollectionsScreen, type CollectionsView } from '@/features/collections';
import { createFeatureStage } from '../support/feature';
import { stubFiles } from '../support/stubFiles';

const start = createFeatureStage();
const ALL = ['Events', 'For the shop', 'Letters and cards', 'Social media', 'To take away'];
const FOR_THE_SHOP = demoId(`collection:${ENVIRONMENTS.auroraProduction}:For the shop`);

function List({ environment, withheld }: { environment: EnvironmentDetail; withheld: string | undefined }) {
  const [view, setView] = useState<CollectionsView>({ search: '', sort: { by: 'name', direction: 'asc' } });
  return (
    <CollectionsScreen
      environment={environment}
      withheld={withheld}
      view={view}
      onViewChange={setView}
      hrefOf={(id) => `/?collection=${id}`}
    />
  );
}

async function setUp({ withheld }: { withheld?: string } = {}) {
  const stage = start();
  stage.store.persona = 'template.designer';
  // No canvas here: the stories test the pictures.
  stage.answer(
    'get',
    '/environment/:name/template-collections/:id/templates/:templateId/preview/:quality',
    500,
  );
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  const list = () => stage.draw(<List environment={environment} withheld={withheld} />);
  const opened = () =>
    stage.draw(
      <CollectionScreen
        environment={environment}
        withheld={withheld}
        collectionId={FOR_THE_SHOP}
        allHref="/"
      />,
    );
  const names = async () =>
    (await screen.findAllByRole('article')).map((tile) => tile.getAttribute('aria-label'));
  const act = async (name: string, action: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions of ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...stage, list, opened, names, act };
}

describe('the collections of an environment', () => {
  it('S9.24 have a user interface chosen, or the default one', async () => {
    const { list, act, store, tell } = await setUp();
    list();
    const chosen = () => store.collections.find(({ id }) => id === FOR_THE_SHOP)?.userInterfaceId;
    const face = store.userInterfaces.find(
      (each) =>
        each.environmentId === ENVIRONMENTS.auroraProduction &&
        each.name !== 'Default' &&
        each.id !== chosen(),
    );
    if (!face) throw new Error('The demo has no other user interface.');
    for (const choice of [face.name, 'The default one']) {
      await act('For the shop', 'User interface…');
      const dialog = within(await screen.findByRole('dialog', { name: 'User interface of For the shop' }));
      await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'User interface' }), choice);
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(chosen()).toBe(choice === face.name ? face.id : null);
    }
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('S9.16 show the number of templates in each', async () => {
    const { list, names } = await setUp();
    list();
    expect(await names()).toEqual(ALL);
    const [events] = screen.getAllByRole('article');
    expect(events && within(events).getByText('4 templates')).toBeVisible();
    expect(screen.getByRole('link', { name: 'For the shop' })).toHaveAttribute(
      'href',
      `/?collection=${FOR_THE_SHOP}`,
    );
  });

  it('S9.17 keep the input when the name is taken, with the error at the field', async () => {
    const { list, names, tell } = await setUp();
    list();
    await userEvent.click(await screen.findByRole('button', { name: 'Create collection' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create a collection' });
    const field = within(dialog).getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'EVENTS{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/^A collection with this name exists already\./),
    );
    expect(field).toHaveValue('EVENTS');
    await userEvent.type(field, ' 2027{Enter}');
    await waitFor(() => expect(tell).toHaveBeenCalledWith('EVENTS 2027 was created.'));
    await waitFor(async () => expect(await names()).toEqual(['Events', 'EVENTS 2027', ...ALL.slice(1)]));
  });

  it('S9.18 are deleted without their templates, as the confirmation explains', async () => {
    const { list, names, act, store } = await setUp();
    const templates = store.templates.length;
    list();
    await act('Events', 'Delete…');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Events?' });
    expect(dialog).toHaveTextContent('Its templates stay.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete collection' }));
    await waitFor(async () => expect(await names()).toEqual(ALL.slice(1)));
    expect(store.templates).toHaveLength(templates);
  });

  it('are found by name', async () => {
    const { list, names } = await setUp();
    list();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search collections' }), 'SOC');
    await waitFor(async () => expect(await names()).toEqual(['Social media']));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search collections' }), 'zzz');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all collections' }));
    expect(await names()).toEqual(ALL);
  });

  it('S15.06 can’t be changed without the right, with the reason', async () => {
    const { list } = await setUp({ withheld: 'Your role allows reading only.' });
    list();
    const create = await screen.findByRole('button', { name: 'Create collection' });
    expect(create).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(create);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Your role allows reading only.');
  });
});

describe('one collection', () => {
  it('S9.16 grows by the templates that are ticked', async () => {
    const { opened, names, tell } = await setUp();
    opened();
    expect(await names()).toEqual([
      ...['Price tag', 'Window poster', 'Arabic poster', 'Opening flyer', 'Business card'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Add templates' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add templates to For the shop' });
    expect(await within(dialog).findByRole('checkbox', { name: /^Price tag/ })).toBeDisabled();
    for (const name of ['Story', 'Invitation'])
      await userEvent.click(within(dialog).getByRole('checkbox', { name }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add 2 templates' }));
    await waitFor(() => expect(tell).toHaveBeenCalledWith('2 templates added to For the shop.'));
    await waitFor(async () => expect(await names()).toHaveLength(7));
    expect(screen.getByText('7 templates')).toBeVisible();
  });

  it('S9.14 keeps failed templates ticked, with the reason', async () => {
    const { opened, answer } = await setUp();
    opened();
    await userEvent.click(await screen.findByRole('button', { name: 'Add templates' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add templates to For the shop' });
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Story' }));
    answer('post', '/environment/:name/template-collections/:id/templates', 404);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add 1 template' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Story:');
    expect(within(dialog).getByRole('checkbox', { name: 'Story' })).toBeChecked();
  });

  it('S9.18 S9.21 renames a template here and removes it, without changing the template', async () => {
    const { opened, names, act, store, tell } = await setUp();
    opened();
    await act('Price tag', 'Rename here…');
    const dialog = await screen.findByRole('dialog', { name: 'Rename Price tag in this collection' });
    const field = within(dialog).getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Label{Enter}');
    await waitFor(async () => expect((await names())[0]).toBe('Label'));
    await act('Label', 'Take out');
    await waitFor(async () => expect(await names()).not.toContain('Label'));
    expect(tell).toHaveBeenLastCalledWith('Label was taken out. The template stays.');
    expect(store.templates.some(({ name }) => name === 'Price tag')).toBe(true);
  });
});

describe('the cover of a collection', () => {
  const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const picture = (name: string) => new File([PNG], name, { type: 'image/png' });
  const choose = async (button: string, file: File) => {
    const dialog = await screen.findByRole('dialog', { name: 'Cover of For the shop' });
    expect(within(dialog).getByRole('button', { name: button })).toHaveAccessibleDescription(
      'PNG or JPG, 10 MB at most.',
    );
    await userEvent
      .setup({ applyAccept: false })
      .upload(within(dialog).getByTestId('gsc-file-input'), file as never);
    return within(dialog);
  };

  beforeEach(async () => {
    await stubFiles();
    vi.stubGlobal('createImageBitmap', () =>
      Promise.resolve({ width: 4, height: 2, close: () => undefined }),
    );
    return () => vi.unstubAllGlobals();
  });

  it('S9.19 R7.85 is added, replaced and removed, and the first template shows without one', async () => {
    const { list, act, store, tell } = await setUp();
    list();
    const tile = within(await screen.findByRole('article', { name: 'For the shop' }));
    expect(await tile.findByText(/^No preview:/)).toBeVisible();
    await act('For the shop', 'Cover…');
    await choose('Choose a picture', picture('first.png'));
    await waitFor(() => expect(tell).toHaveBeenLastCalledWith('For the shop has a new cover.'));
    expect(await tile.findByRole('img', { name: 'Cover of For the shop' })).toBeVisible();
    const first = store.collections.find(({ id }) => id === FOR_THE_SHOP)?.cover;
    await act('For the shop', 'Cover…');
    await choose('Choose another picture', picture('second.png'));
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(2));
    expect(store.collections.find(({ id }) => id === FOR_THE_SHOP)?.cover?.id).not.toBe(first?.id);
    await act('For the shop', 'Cover…');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove cover' }));
    await waitFor(() => expect(tell).toHaveBeenLastCalledWith('The cover of For the shop was removed.'));
    expect(await tile.findByText(/^No preview:/)).toBeVisible();
  });

  it('S9.19 shows at the field why a file can’t be the cover, and keeps the dialog open', async () => {
    const { opened, store } = await setUp();
    opened();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a cover' }));
    const dialog = await choose('Choose a picture', picture('cover.tif'));
    expect(await dialog.findByText('A cover is a PNG or JPG picture.')).toBeVisible();
    const pdf = new File(['%PDF-1.7'], 'really.png', { type: 'image/png' });
    await choose('Choose a picture', pdf);
    expect(
      await dialog.findByText('“really.png” has content that does not match its extension.'),
    ).toBeVisible();
    expect(dialog.queryByText('A cover is a PNG or JPG picture.')).toBeNull();
    expect(store.collections.find(({ id }) => id === FOR_THE_SHOP)?.cover).toBeNull();
  });
});
