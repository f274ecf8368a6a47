import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { EnvironmentDetail } from '@/api/types';
import { collectionQueries } from '@/api/collections';
import { projectQueries } from '@/api/projects';
import { ENVIRONMENTS } from '@/demo';
import { ProjectsScreen, type ProjectsView } from '@/features/projects';
import { createFeatureStage } from '../support/feature';

const start = createFeatureStage();

interface PageProps {
  environment: EnvironmentDetail;
  onOpen: (projectId: string) => void;
  onChoosing: () => void;
}

function Page({ environment, onOpen, onChoosing }: PageProps) {
  const [view, setView] = useState<ProjectsView>({
    search: '',
    sort: { by: 'modified', direction: 'desc' },
    look: 'grid',
  });
  return (
    <ProjectsScreen
      environment={environment}
      view={view}
      onOpen={onOpen}
      onChoosing={onChoosing}
      onViewChange={setView}
      hrefOf={(id) => `/projects/${id}`}
    />
  );
}

async function setUp(prepare: (stage: ReturnType<typeof start>) => void = () => undefined) {
  const stage = start();
  stage.store.persona = 'user';
  // No canvas here: the stories test the pictures.
  for (const path of [
    '/template-collections/:id/templates/:templateId/preview/:quality',
    '/projects/:id/preview/:quality',
  ])
    stage.answer('get', `/environment/:name${path}`, 500);
  prepare(stage);
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  const onOpen = vi.fn();
  const onChoosing = vi.fn();
  stage.draw(<Page environment={environment} onOpen={onOpen} onChoosing={onChoosing} />);
  const own = () => screen.findByRole('region', { name: 'Your projects' });
  const names = async () =>
    (await within(await own()).findAllByRole('article')).map((tile) => tile.getAttribute('aria-label'));
  const act = async (name: string, action: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions of ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...stage, environment, onOpen, onChoosing, own, names, act };
}

const MINE = [
  'Rye with wild honey, shelf 2',
  'Night bake in May',
  'Neighbours’ breakfast',
  'Post: cinnamon knots',
];

describe('my projects', () => {
  it('S11.01 begin with the collections to start from, then list the user’s own, newest change first', async () => {
    const { names } = await setUp();
    const row = await screen.findByRole('region', { name: 'Start from a collection' });
    const tiles = await within(row).findAllByRole('article');
    expect(tiles.map((tile) => tile.getAttribute('aria-label'))).toEqual([
      ...['Events', 'For the shop', 'Letters and cards', 'Social media', 'To take away'],
    ]);
    expect(tiles[0] && within(tiles[0]).getByText('4 templates')).toBeVisible();
    expect(await names()).toEqual(MINE);
  });

  it('S11.01 are searched, sorted and shown as a grid or a list', async () => {
    const { names, own } = await setUp();
    expect(await names()).toEqual(MINE);
    const field = screen.getByRole('searchbox', { name: 'Search projects' });
    await userEvent.type(field, 'BREAKFAST');
    await waitFor(async () => expect(await names()).toEqual(['Neighbours’ breakfast']));
    await userEvent.type(field, 'zzz');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all projects' }));
    expect(field).toHaveFocus();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z');
    await waitFor(async () =>
      expect(await names()).toEqual([
        'Neighbours’ breakfast',
        'Night bake in May',
        'Post: cinnamon knots',
        'Rye with wild honey, shelf 2',
      ]),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    const list = await within(await own()).findByRole('list', { name: 'Projects' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(4);
    expect(rows[1] && within(rows[1]).getByRole('link', { name: 'Night bake in May' })).toBeVisible();
    expect(rows[1]).toHaveTextContent(/Changed .+Started /);
  });

  it('S11.02 are started with a collection’s template, with its name there, and opened', async () => {
    const { onOpen, names, tell, store } = await setUp();
    await userEvent.click(await screen.findByRole('button', { name: 'For the shop' }));
    const dialog = await screen.findByRole('dialog', { name: 'For the shop' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Window poster' }));
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith(store.projects.at(-1)?.id));
    expect(tell).toHaveBeenCalledWith('Window poster was started.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(async () => expect(await names()).toContain('Window poster'));
  });

  it('S11.02 have their editor fetched while a template is chosen, and open without waiting for the list', async () => {
    const { onOpen, onChoosing, names, hold } = await setUp();
    await names();
    expect(onChoosing).not.toHaveBeenCalled();
    const lists = hold('get', '/environment/:name/projects');
    await userEvent.click(await screen.findByRole('button', { name: 'For the shop' }));
    expect(onChoosing).toHaveBeenCalledOnce();
    const dialog = await screen.findByRole('dialog', { name: 'For the shop' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Window poster' }));
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
    expect(await names()).toEqual(MINE);
    lists.end();
    await waitFor(async () => expect(await names()).toContain('Window poster'));
  });

  it('S11.02 are shown by the picture of their template until their own is made', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    const { api, client, environment, onOpen, store } = await setUp();
    await userEvent.click(await screen.findByRole('button', { name: 'For the shop' }));
    const dialog = await screen.findByRole('dialog', { name: 'For the shop' });
    const ofShop = store.collections.find(
      ({ name, environmentId }) => name === 'For the shop' && environmentId === environment.guid,
    );
    const { id: templateId = '', revision: of = 0 } =
      store.templates.find(
        ({ name, environmentId }) => name === 'Price tag' && environmentId === environment.guid,
      ) ?? {};
    const held = collectionQueries(api, environment).preview({
      collectionId: ofShop?.id ?? '',
      id: templateId,
      revision: of,
      quality: 'medium',
    });
    const picture = new Blob(['as it is']);
    client.setQueryData(held.queryKey, picture);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Price tag' }));
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
    const { id = '', revision = 0 } = store.projects.at(-1) ?? {};
    const own = projectQueries(api, environment).preview({ id, revision, quality: 'medium' });
    expect(client.getQueryData(own.queryKey)).toBe(picture);
  });

  it('S11.02 show in the dialog why a project can’t be started', async () => {
    const { answer, onOpen } = await setUp();
    answer('post', '/environment/:name/projects', 500);
    await userEvent.click(await screen.findByRole('button', { name: 'Events' }));
    const dialog = await screen.findByRole('dialog', { name: 'Events' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Invitation' }));
    expect(await within(dialog).findByTestId('gsc-inline-message')).toBeVisible();
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('S11.05 are renamed, duplicated and opened from their menu', async () => {
    const { act, names, tell, onOpen, store } = await setUp();
    await act('Night bake in May', 'Rename…');
    const dialog = await screen.findByRole('dialog', { name: 'Rename Night bake in May' });
    const field = within(dialog).getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, ' {Enter}');
    expect(field).toHaveAccessibleDescription(/^A name is needed\./);
    await userEvent.type(field, 'Night bake in June{Enter}');
    await waitFor(() => expect(tell).toHaveBeenCalledWith('Night bake in May is now Night bake in June.'));
    await act('Night bake in June', 'Duplicate');
    await waitFor(() => expect(tell).toHaveBeenCalledWith('Night bake in June copy was made.'));
    await waitFor(async () => expect(await names()).toContain('Night bake in June copy'));
    await act('Night bake in June copy', 'Open');
    expect(onOpen).toHaveBeenCalledWith(store.projects.at(-1)?.id);
  });

  it('S16.11 are handed over to another member after the address is entered', async () => {
    const { act, names, tell, store } = await setUp();
    await act('Night bake in May', 'Hand over…');
    const dialog = await screen.findByRole('dialog', { name: 'Hand over Night bake in May?' });
    expect(dialog).toHaveAccessibleDescription(/You no longer see it, and only they can hand it back/);
    const field = within(dialog).getByRole('textbox', { name: 'Email of the new owner' });
    await userEvent.type(field, 'somebody{Enter}');
    expect(field).toHaveAccessibleDescription(/^Enter an email address\./);
    await userEvent.clear(field);
    await userEvent.type(field, 'nobody@demo.test{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/^No member of this environment has this address\./),
    );
    await userEvent.clear(field);
    await userEvent.type(field, 'Template.Designer@demo.test{Enter}');
    await waitFor(() =>
      expect(tell).toHaveBeenCalledWith('Night bake in May now belongs to Template.Designer@demo.test.'),
    );
    const left = MINE.filter((name) => name !== 'Night bake in May');
    await waitFor(async () => expect(await names()).toEqual(left));
    const receiver = store.users.find(({ email }) => email === 'template.designer@demo.test');
    const theirs = store.projects.filter(({ ownerId }) => ownerId === receiver?.id);
    expect(theirs.filter(({ name }) => name === 'Night bake in May')).toHaveLength(2);
  });

  it('S11.05 are deleted after a confirmation', async () => {
    const { act, names, tell } = await setUp();
    await act('Night bake in May', 'Delete…');
    const question = await screen.findByRole('alertdialog', { name: 'Delete Night bake in May?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await names()).toEqual(MINE);
    await act('Night bake in May', 'Delete…');
    const again = await screen.findByRole('alertdialog');
    await userEvent.click(within(again).getByRole('button', { name: 'Delete project' }));
    await waitFor(() => expect(tell).toHaveBeenCalledWith('Night bake in May was deleted.'));
    const left = MINE.filter((name) => name !== 'Night bake in May');
    await waitFor(async () => expect(await names()).toEqual(left));
  });

  it('S11.01 are listed even when the collections fail to load', async () => {
    const { names } = await setUp(({ answer }) =>
      answer('get', '/environment/:name/template-collections', 500),
    );
    expect(await screen.findByText(/^The collections could not be loaded/)).toBeVisible();
    expect(await names()).toEqual(MINE);
  });
});
