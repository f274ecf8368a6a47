import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ENVIRONMENTS } from '@/demo';
import { TemplatesScreen, type TemplatesView } from '@/features/templates';
import type { EnvironmentDetail } from '@/api/types';
import { createFeatureStage } from '../support/feature';

const start = createFeatureStage();
const isHere = ({ environmentId }: { environmentId: string }) =>
  environmentId === ENVIRONMENTS.auroraProduction;

function Page({ environment, withheld, collectionsWithheld, look }: PageProps) {
  const [view, setView] = useState<TemplatesView>({ search: '', sort: { by: 'name', direction: 'asc' } });
  return (
    <TemplatesScreen
      historyOf={() => null}
      editorHref={(id = 'new') => `/editor/${id}`}
      onNavigate={vi.fn()}
      hasImport={false}
      environment={environment}
      withheld={withheld}
      collectionsWithheld={collectionsWithheld}
      view={view}
      look={look}
      onViewChange={setView}
      onLookChange={vi.fn()}
    />
  );
}

interface PageProps {
  environment: EnvironmentDetail;
  withheld?: string | undefined;
  collectionsWithheld?: string | undefined;
  look: 'grid' | 'list';
}

async function setUp({ look = 'grid', ...withheld }: Partial<Omit<PageProps, 'environment'>> = {}) {
  const stage = start();
  stage.store.persona = 'template.designer';
  stage.answer('get', '/environment/:name/templates/:id/preview/:quality', 500);
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  stage.draw(<Page environment={environment} look={look} {...withheld} />);
  await screen.findByText('Business card');
  const choose = async (...names: readonly string[]) => {
    for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  };
  const idOf = (name: string) =>
    stage.store.templates.filter(isHere).find((template) => template.name === name)?.id;
  const collection = (name: string) =>
    stage.store.collections.filter(isHere).find((each) => each.name === name);
  const templates = stage.store.templates.filter(isHere);
  const collections = stage.store.collections.filter(isHere);
  return { ...stage, choose, idOf, collection, templates, collections };
}

const bar = () => screen.getByRole('group', { name: 'Selected templates' });

describe('S9.14 selected templates', () => {
  it.each(['grid', 'list'] as const)('are counted, also those a search hides (%s)', async (look) => {
    const { choose } = await setUp({ look });
    await choose('Business card', 'Story');
    expect(within(bar()).getByRole('status')).toHaveTextContent('2 templates selected');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'Story');
    await waitFor(() => expect(screen.queryByText('Business card')).toBeNull());
    expect(screen.getByRole('checkbox', { name: 'Select Story' })).toBeChecked();
    expect(within(bar()).getByRole('status')).toHaveTextContent('2 templates selected');
    await choose('Story');
    expect(within(bar()).getByRole('status')).toHaveTextContent('1 template selected');
    await userEvent.click(within(bar()).getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('group', { name: 'Selected templates' })).toBeNull();
  });

  it('can’t be selected without the right to templates', async () => {
    await setUp({ withheld: 'Ask an administrator.' });
    expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
  });

  it('are deleted at once; those in collections stay selected with the reason, and are deleted on confirmation', async () => {
    const { choose, idOf, tell, templates, collections } = await setUp();
    const [inCollection, free] = templates;
    if (!inCollection || !free) throw new Error('The demo has no templates.');
    for (const collection of collections)
      collection.templates = collection.templates.filter(({ id }) => id !== free.id);
    await choose(inCollection.name, free.name);
    await userEvent.click(within(bar()).getByRole('button', { name: 'Delete…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 templates?' });
    expect(within(dialog).getByText(`${inCollection.name}, ${free.name}.`)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete 2 templates' }));
    expect(await within(dialog).findByText(new RegExp(`^${inCollection.name}: .*collection`))).toBeVisible();
    expect(idOf(free.name)).toBeUndefined();
    expect(idOf(inCollection.name)).toBe(inCollection.id);
    expect(tell).toHaveBeenLastCalledWith('1 template deleted.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete from collections too' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(idOf(inCollection.name)).toBeUndefined();
    expect(screen.queryByRole('group', { name: 'Selected templates' })).toBeNull();
  });

  it('are added to a collection at once; failed ones stay selected with the reason', async () => {
    const { choose, answer, tell, collection, templates, collections } = await setUp();
    const [target] = collections;
    const [first, second] = templates.filter(({ id }) => target?.templates.every((held) => held.id !== id));
    if (!target || !first || !second) throw new Error('The demo has no such collection.');
    await choose(first.name, second.name);
    await userEvent.click(within(bar()).getByRole('button', { name: 'Add to collection…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add 2 templates to a collection' });
    expect(within(dialog).getByRole('button', { name: 'Add' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await within(dialog).findByRole('radio', { name: target.name }));
    const takeBack = answer('post', `/environment/:name/template-collections/${target.id}/templates`, 500);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await within(dialog).findByText(new RegExp(`^${first.name}: `))).toBeVisible();
    expect(tell).not.toHaveBeenCalled();
    takeBack();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(collection(target.name)?.templates.map(({ id }) => id)).toEqual(
      expect.arrayContaining([first.id, second.id]),
    );
    expect(tell).toHaveBeenLastCalledWith(`2 templates added to ${target.name}.`);
    expect(screen.queryByRole('group', { name: 'Selected templates' })).toBeNull();
  });

  it('can’t be added to collections without the right, with the reason', async () => {
    const { choose } = await setUp({ collectionsWithheld: 'Ask a template designer.' });
    await choose('Story');
    const add = within(bar()).getByRole('button', { name: 'Add to collection…' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(add);
    expect(await screen.findByRole('tooltip', { name: 'Ask a template designer.' })).toBeInTheDocument();
  });
});
