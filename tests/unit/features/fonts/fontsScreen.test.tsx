import { Blob } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { EnvironmentDetail } from '@/api/types';
import { ENVIRONMENTS } from '@/demo';
import { openZip } from '@/domain/archive';
import { ARCHIVE_LIMITS } from '@/domain/template-archive';
import { FontsScreen, type FontsView } from '@/features/fonts';
import { createFeatureStage } from '../support/feature';

const start = createFeatureStage();

interface PageProps {
  environment: EnvironmentDetail;
  withheld?: string;
  hasDownload: boolean;
}

function Page({ environment, withheld, hasDownload }: PageProps) {
  const [view, setView] = useState<FontsView>({ search: '', sort: { by: 'name', direction: 'asc' } });
  return (
    <FontsScreen
      environment={environment}
      withheld={withheld}
      hasDownload={hasDownload}
      view={view}
      onViewChange={setView}
    />
  );
}

async function setUp({ withheld, hasDownload = true }: { withheld?: string; hasDownload?: boolean } = {}) {
  const stage = start();
  stage.store.persona = 'template.designer';
  // No canvas here: the stories test the pictures.
  stage.answer('get', '/environment/:name/font-styles/:styleId/preview/:shape', 500);
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  const draw = () =>
    stage.draw(
      <Page
        environment={environment}
        hasDownload={hasDownload}
        {...(withheld !== undefined && { withheld })}
      />,
    );
  const list = () => screen.findByRole('list', { name: 'Font families' });
  const names = async () => [...(await list()).children].map((row) => row.getAttribute('aria-label'));
  const open = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const styles = async (family: string) =>
    [...(await screen.findByRole('list', { name: `Styles of ${family}` })).children].map((row) =>
      row.getAttribute('aria-label'),
    );
  const act = async (name: string, action: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions of ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...stage, draw, names, open, styles, act };
}

describe('the fonts of an environment', () => {
  it('S3.19 R3.42 download a family as an archive of its styles, when the feature is on', async () => {
    // jsdom's Blob can't be read.
    vi.stubGlobal('Blob', Blob);
    const { draw, names, act, store } = await setUp();
    const family = store.fontFamilies.find(({ name }) => name === 'Aurora Price');
    for (const style of family?.styles ?? [])
      Object.assign(style, { read: () => Promise.resolve(new Blob([`the bytes of ${style.name}`])) });
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob);
      return 'blob:family';
    });
    const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    draw();
    await names();
    await act('Aurora Price', 'Download family');
    await waitFor(() => expect(saved).toHaveLength(1));
    vi.unstubAllGlobals();
    const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? []);
    const files = await openZip(
      {
        size: bytes.length,
        read: (at, length) => Promise.resolve(bytes.slice(at, at + length)),
        inflate: () => Promise.reject(new Error('Nothing in it is packed.')),
      },
      ARCHIVE_LIMITS,
    );
    const texts = await Promise.all(
      files.map(async (file) => [file.path, new TextDecoder().decode(await file.bytes())]),
    );
    expect(texts).toEqual(
      family?.styles.map(({ name, extension }) => [
        `Aurora Price ${name}.${extension}`,
        `the bytes of ${name}`,
      ]),
    );
    expect(link.mock.contexts[0]).toHaveProperty('download', 'Aurora Price.zip');
  });

  it('S3.19 R3.42 offer no family download when the feature is off', async () => {
    const { draw, names } = await setUp({ hasDownload: false });
    draw();
    await names();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of Aurora Price' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete family…' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Download family' })).toBeNull();
  });

  it('S3.12 are sorted by name, searched by name, and sorted differently on request', async () => {
    const { draw, names } = await setUp();
    draw();
    const all = await names();
    expect(all).toHaveLength(11);
    expect(all[0]).toBe('Arial');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, Z to A');
    await waitFor(async () => expect((await names())[0]).toBe('Noto Serif'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search fonts' }), 'AURORA');
    await waitFor(async () =>
      expect(await names()).toEqual(['Aurora Text', 'Aurora Price', 'Aurora Headline']),
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search fonts' }), 'zzz');
    expect(await screen.findByText('No fonts match')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all fonts' }));
    expect(await names()).toHaveLength(11);
  });

  it('are loaded a hundred at a time', async () => {
    const { draw, store, names } = await setUp();
    const first = store.fontFamilies.find(
      ({ environmentId }) => environmentId === ENVIRONMENTS.auroraProduction,
    );
    if (!first) throw new Error('The demo has no fonts.');
    for (let index = 0; index < 100; index++)
      store.fontFamilies.push({ ...first, id: store.nextId('font family'), name: `Family ${index}` });
    draw();
    expect(await names()).toHaveLength(100);
    expect(screen.getByText('100 of 111')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await names()).toHaveLength(111));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('S3.13 open to their styles from light to heavy, upright before italic', async () => {
    const { draw, open, styles } = await setUp();
    draw();
    await open('Inter');
    await waitFor(async () =>
      expect(await styles('Inter')).toEqual([
        ...['Light', 'Regular', 'Italic', 'Medium', 'SemiBold', 'Bold', 'Bold Italic', 'Black'],
      ]),
    );
    await open('Inter');
    expect(screen.queryByRole('list', { name: 'Styles of Inter' })).toBeNull();
  });

  it('S3.15 are deleted with all their styles after a confirmation', async () => {
    const { draw, names, open, act, tell } = await setUp();
    draw();
    await open('Inter');
    await act('Inter', 'Delete family…');
    const question = await screen.findByRole('alertdialog', { name: 'Delete Inter?' });
    expect(question).toHaveTextContent('The family is deleted with all its 8 styles.');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete family' }));
    await waitFor(() => expect(tell.mock.calls).toEqual([['Inter was deleted.']]));
    expect(await names()).not.toContain('Inter');
  });

  it('S3.16 lose styles one by one, and are deleted with the last one', async () => {
    const { draw, names, open, styles, act } = await setUp();
    draw();
    await open('Aurora Price');
    await act('Aurora Price SemiBold', 'Delete style…');
    const first = await screen.findByRole('alertdialog', { name: 'Delete Aurora Price SemiBold?' });
    expect(first).toHaveTextContent('The other styles of Aurora Price stay.');
    await userEvent.click(within(first).getByRole('button', { name: 'Delete style' }));
    await waitFor(async () => expect(await styles('Aurora Price')).toEqual(['Black']));
    await act('Aurora Price Black', 'Delete style…');
    const last = await screen.findByRole('alertdialog');
    expect(last).toHaveTextContent('It is the last style of Aurora Price, so the family is deleted too.');
    await userEvent.click(within(last).getByRole('button', { name: 'Delete style' }));
    await waitFor(async () => expect(await names()).not.toContain('Aurora Price'));
  });

  it('S3.17 refuse to delete the default family and its styles, with the reason', async () => {
    const { draw, open } = await setUp();
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of Arial' }));
    const family = await screen.findByRole('menuitem', { name: /Delete family/ });
    expect(family).toHaveAttribute('aria-disabled', 'true');
    expect(family).toHaveTextContent('Arial is the default family: it is in every environment');
    await userEvent.keyboard('{Escape}');
    await open('Arial');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of Arial Bold' }));
    const style = await screen.findByRole('menuitem', { name: /Delete style/ });
    expect(style).toHaveAttribute('aria-disabled', 'true');
    expect(style).toHaveTextContent('has this style in every environment: it can’t be deleted.');
  });

  it('stay in the list after a failed deletion, with the reason', async () => {
    const { draw, names, act, answer } = await setUp();
    answer('delete', '/environment/:name/font-families', 409, {
      status: 409,
      detail: 'Somebody was quicker.',
    });
    draw();
    await act('Inter', 'Delete family…');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete family' }));
    expect(await within(question).findByText('Somebody was quicker.')).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(await names()).toContain('Inter');
  });

  it('S15.17 show the reason without the right to change them', async () => {
    const { draw, open } = await setUp({ withheld: 'You may not manage fonts.' });
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of Inter' }));
    const family = await screen.findByRole('menuitem', { name: /Delete family/ });
    expect(family).toHaveAttribute('aria-disabled', 'true');
    expect(family).toHaveTextContent('You may not manage fonts.');
    await userEvent.keyboard('{Escape}');
    await open('Inter');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of Inter Bold' }));
    expect(await screen.findByRole('menuitem', { name: 'Download' })).toBeEnabled();
    expect(screen.getByRole('menuitem', { name: /Delete style/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('report a failed download', async () => {
    const { draw, open, act, answer, tell } = await setUp();
    answer('get', '/environment/:name/font-styles/:id/download', 500);
    draw();
    await open('Inter');
    await act('Inter Bold', 'Download');
    await waitFor(() =>
      expect(tell).toHaveBeenCalledWith(
        expect.stringMatching(/^Inter Bold could not be downloaded\./),
        'NEGATIVE',
      ),
    );
  });

  it('report a failed load, and load on retry', async () => {
    const { draw, answer, names } = await setUp();
    const mend = answer('get', '/environment/:name/font-families', 500);
    draw();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    mend();
    await userEvent.click(retry);
    expect(await names()).toHaveLength(11);
  });

  it('report inside a family that its styles could not be loaded', async () => {
    const { draw, answer, open, styles } = await setUp();
    const mend = answer('get', '/environment/:name/font-families/:id/styles', 500);
    draw();
    await open('Inter');
    expect(await screen.findByText(/The styles could not be loaded/)).toBeVisible();
    mend();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await styles('Inter')).toHaveLength(8));
  });
});
