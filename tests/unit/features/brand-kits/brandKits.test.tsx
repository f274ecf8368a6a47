import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { EnvironmentDetail } from '@/api/types';
import { ENVIRONMENTS } from '@/demo';
import { BrandKitsScreen, type BrandKitsView } from '@/features/brand-kits';
import { createFeatureStage } from '../support/feature';

const start = createFeatureStage();

function List({ environment, withheld }: { environment: EnvironmentDetail; withheld: string | undefined }) {
  const [view, setView] = useState<BrandKitsView>({ search: '', sort: { by: 'name', direction: 'asc' } });
  return (
    <BrandKitsScreen
      environment={environment}
      withheld={withheld}
      view={view}
      onViewChange={setView}
      hrefOf={(id) => `/brand-kits/${id}`}
    />
  );
}

async function setUp({ withheld }: { withheld?: string } = {}) {
  const stage = start();
  stage.store.persona = 'template.designer';
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  const draw = () => stage.draw(<List environment={environment} withheld={withheld} />);
  const names = async () =>
    (await screen.findAllByRole('article')).map((tile) => tile.getAttribute('aria-label'));
  const act = async (name: string, action: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions of ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...stage, draw, names, act };
}

describe('the brand kits of an environment', () => {
  it('show a summary of their content and link to it', async () => {
    const { draw, names, store } = await setUp();
    draw();
    expect(await names()).toEqual(['Aurora', 'Night bake', 'Partner shops']);
    const [aurora, nightBake] = screen.getAllByRole('article');
    expect(aurora && within(aurora).getByText('6 colours · 4 styles · 3 themes')).toBeVisible();
    expect(nightBake && within(nightBake).getByText('3 colours · 2 styles')).toBeVisible();
    const row = store.brandKits.find(({ name }) => name === 'Aurora');
    expect(screen.getByRole('link', { name: 'Aurora' })).toHaveAttribute('href', `/brand-kits/${row?.id}`);
  });

  it('S4.01 keep the input when the name is taken, with the error at the field', async () => {
    const { draw, names, tell } = await setUp();
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Create brand kit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create a brand kit' });
    const field = within(dialog).getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, ' AURORA {Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/^A brand kit with this name exists already\./),
    );
    expect(field).toHaveValue(' AURORA ');
    await userEvent.type(field, '2027{Enter}');
    await waitFor(() => expect(tell).toHaveBeenCalledWith('AURORA 2027 was created.'));
    await waitFor(async () =>
      expect(await names()).toEqual(['Aurora', 'AURORA 2027', 'Night bake', 'Partner shops']),
    );
  });

  it('are duplicated with all their content', async () => {
    const { draw, names, act, tell, store } = await setUp();
    draw();
    await act('Aurora', 'Duplicate…');
    const dialog = await screen.findByRole('dialog', { name: 'Duplicate Aurora' });
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Aurora copy');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(tell).toHaveBeenCalledWith('Aurora copy is a copy of Aurora.'));
    await waitFor(async () => expect(await names()).toContain('Aurora copy'));
    const contentOf = (name: string) => store.brandKits.find((row) => row.name === name)?.content;
    expect(contentOf('Aurora copy')).toEqual(contentOf('Aurora'));
  });

  it('are renamed and keep their content', async () => {
    const { draw, names, act, store } = await setUp();
    const before = store.brandKits.find(({ name }) => name === 'Aurora')?.content;
    draw();
    await act('Aurora', 'Rename…');
    const dialog = await screen.findByRole('dialog', { name: 'Rename Aurora' });
    const field = within(dialog).getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Zenith{Enter}');
    await waitFor(async () => expect(await names()).toEqual(['Night bake', 'Partner shops', 'Zenith']));
    expect(store.brandKits.find(({ name }) => name === 'Zenith')?.content).toEqual(before);
  });

  it('S4.18 are deleted after a confirmation that documents keep their look', async () => {
    const { draw, names, act, tell } = await setUp();
    draw();
    await act('Night bake', 'Delete…');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Night bake?' });
    expect(dialog).toHaveTextContent('Documents that did look as before.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await names()).toHaveLength(3);
    await act('Night bake', 'Delete…');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete brand kit' }));
    await waitFor(async () => expect(await names()).toEqual(['Aurora', 'Partner shops']));
    expect(tell).toHaveBeenCalledWith('Night bake was deleted.');
  });

  it('are found by name and sorted', async () => {
    const { draw, names } = await setUp();
    draw();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Name, Z to A');
    await waitFor(async () => expect(await names()).toEqual(['Partner shops', 'Night bake', 'Aurora']));
    const field = screen.getByRole('searchbox', { name: 'Search brand kits' });
    await userEvent.type(field, 'NIGHT');
    await waitFor(async () => expect(await names()).toEqual(['Night bake']));
    await userEvent.type(field, 'zzz');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all brand kits' }));
    expect(await names()).toHaveLength(3);
    expect(field).toHaveFocus();
  });

  it('S15.12 S15.17 can’t be changed without the right, with the reason', async () => {
    const { draw } = await setUp({ withheld: 'Your role allows reading only.' });
    draw();
    const create = await screen.findByRole('button', { name: 'Create brand kit' });
    expect(create).toHaveAttribute('aria-disabled', 'true');
    create.focus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Your role allows reading only.');
  });
});
