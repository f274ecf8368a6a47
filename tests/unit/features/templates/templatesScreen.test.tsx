import { act as settle, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EnvironmentDetail } from '@/api/types';
import { ENVIRONMENTS } from '@/demo';
import { TemplatesScreen, type TemplatesView } from '@/features/templates';
import { createFeatureStage } from '../support/feature';
import { noteDownloads } from '../support/noteDownloads';
import { stubScrolling } from '../support/stubScrolling';

const start = createFeatureStage();
const onNavigate = vi.fn();

function Page({ environment, withheld }: { environment: EnvironmentDetail; withheld?: string }) {
  const [view, setView] = useState<TemplatesView>({
    search: '',
    sort: { by: 'modified', direction: 'desc' },
  });
  const [look, setLook] = useState<'grid' | 'list'>('grid');
  return (
    <TemplatesScreen
      historyOf={() => null}
      editorHref={(id = 'new') => `/editor/${id}`}
      onNavigate={onNavigate}
      hasImport
      environment={environment}
      withheld={withheld}
      view={view}
      look={look}
      onViewChange={setView}
      onLookChange={setLook}
    />
  );
}

/** Adds a hundred templates to those of the demo. */
function addTemplates(store: ReturnType<typeof start>['store']): void {
  const [first] = store.templates;
  if (!first) throw new Error('The demo has no templates.');
  for (let index = 0; index < 100; index++)
    store.templates.push({ ...first, id: store.nextId('template'), name: `Template ${index}` });
}

async function setUp({
  withheld,
  environmentId = ENVIRONMENTS.auroraProduction,
  persona = 'template.designer',
}: { withheld?: string; environmentId?: string; persona?: 'template.designer' | 'subscription.admin' } = {}) {
  const stage = start();
  stage.store.persona = persona;
  // No canvas here: the stories test the pictures.
  stage.answer('get', '/environment/:name/templates/:id/preview/:quality', 500);
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId } },
  });
  const draw = () =>
    stage.draw(<Page environment={environment} {...(withheld !== undefined && { withheld })} />);
  const tiles = () => screen.findAllByRole('article');
  const names = async () => (await tiles()).map((tile) => tile.getAttribute('aria-label'));
  const act = async (name: string, action: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions of ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...stage, draw, names, act };
}

describe('the templates of an environment', () => {
  it('S9.01a S9.01c are found by name and sorted, newest change first', async () => {
    const { draw, names } = await setUp();
    draw();
    expect((await names())[0]).toBe('Business card');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name, Z to A');
    await waitFor(async () => expect((await names())[0]).toBe('Story'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'POST');
    await waitFor(async () =>
      expect(await names()).toEqual(['Social post', 'Night bake poster', 'Arabic poster']),
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'zzz');
    expect(await screen.findByText('No templates match')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all templates' }));
    expect(await names()).toHaveLength(13);
  });

  it('S9.01b are sorted by name, created and changed, in both directions', async () => {
    const { draw, store, names } = await setUp();
    const ours = store.templates.filter(
      ({ environmentId }) => environmentId === ENVIRONMENTS.auroraProduction,
    );
    // Three orders of their own: no two of them agree by chance.
    for (const [index, template] of ours.entries())
      Object.assign(template, {
        createdAt: new Date(1_000 * ((index * 5) % 13)),
        modifiedAt: new Date(1_000 * ((index * 8) % 13)),
      });
    const sorted = (by: 'name' | 'createdAt' | 'modifiedAt') =>
      ours
        .toSorted((a, b) => (by === 'name' ? a.name.localeCompare(b.name) : Number(a[by]) - Number(b[by])))
        .map(({ name }) => name);
    draw();
    await names();
    for (const [label, by, isReversed] of [
      ['Name, A to Z', 'name', false],
      ['Name, Z to A', 'name', true],
      ['Oldest', 'createdAt', false],
      ['Newest', 'createdAt', true],
      ['Changed longest ago', 'modifiedAt', false],
      ['Last changed', 'modifiedAt', true],
    ] as const) {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), label);
      const wanted = isReversed ? sorted(by).toReversed() : sorted(by);
      await waitFor(async () => expect(await names(), label).toEqual(wanted));
    }
  });

  it('S9.03 are loaded a hundred at a time', async () => {
    const { draw, store, names } = await setUp();
    addTemplates(store);
    const scroll = stubScrolling();
    draw();
    expect(await names()).toHaveLength(100);
    expect(screen.getByText('100 of 113')).toBeVisible();
    settle(() => scroll.toEnd());
    await waitFor(async () => expect(await names()).toHaveLength(113));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('S9.03 report a failed page and load it again only by the button', async () => {
    const { draw, store, names, answer } = await setUp();
    addTemplates(store);
    const scroll = stubScrolling();
    draw();
    expect(await names()).toHaveLength(100);
    const takeBack = answer('get', '/environment/:name/templates', 500);
    settle(() => scroll.toEnd());
    expect(await screen.findByText('The next ones could not be loaded.')).toBeVisible();
    expect(scroll.isWatched(screen.getByText('100 of 113'))).toBe(false);
    takeBack();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await names()).toHaveLength(113));
    expect(screen.queryByText('The next ones could not be loaded.')).toBeNull();
  });

  it('S9.02 show as tiles or in rows with name, created and changed', async () => {
    const { draw, names } = await setUp();
    draw();
    expect(await names()).toHaveLength(13);
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    const rows = within(screen.getByRole('list', { name: 'Templates' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)[0]).toMatch(/Business cardCreated .+Changed /);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('open in the editor with the right to edit, else in a viewer', async () => {
    const { draw, names, act } = await setUp();
    draw();
    await names();
    await userEvent.click(screen.getByRole('button', { name: 'Business card' }));
    expect(onNavigate).toHaveBeenLastCalledWith(expect.stringMatching(/^\/editor\/[\da-f-]+$/));
    expect(screen.getByRole('link', { name: 'Create template' })).toHaveAttribute('href', '/editor/new');
    await act('Business card', 'Look at it');
    expect(await screen.findByRole('dialog', { name: 'Business card' })).toBeVisible();
  });

  it('S15.03 open in a viewer with a note without the right to edit', async () => {
    const withheld = 'Only template designers edit templates.';
    const { draw, names } = await setUp({ withheld, persona: 'subscription.admin' });
    draw();
    await names();
    onNavigate.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Business card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Business card' }));
    expect(dialog.getByText(withheld)).toBeVisible();
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it('S16.03 S16.04 show two of their versions side by side, and restore an earlier one', async () => {
    const { draw, act, store, tell, answer } = await setUp();
    answer('get', '/environment/:name/templates/:id/versions/:version/preview/:quality', 500);
    const row = store.templates.find(({ name }) => name === 'Story');
    if (!row) throw new Error('The demo has no such template.');
    const was = row.document;
    const savedAt = new Date(row.contentModifiedAt.getTime() - 86_400_000);
    const { id: templateId, savedById } = row;
    store.templateVersions.push(
      { templateId, revision: 1, document: was, savedById, savedAt, note: 'First draft' },
      { templateId, revision: 2, document: '{}', savedById: null, savedAt, note: null },
    );
    Object.assign(row, { revision: 3, document: was.replace('"Story"', '"Story 3"') });
    draw();
    await act('Story', 'Versions…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions of Story' }));
    const versions = await dialog.findAllByRole('radio');
    expect(versions.map((radio) => radio.getAttribute('value'))).toEqual(['3', '2', '1']);
    expect(dialog.getByRole('radio', { name: /^Version 1/ })).toHaveAccessibleDescription(/First draft/);
    expect(dialog.getByRole('radio', { name: /^Version 2/ })).toBeChecked();
    expect(dialog.getByRole('combobox', { name: 'Compared with' })).toHaveDisplayValue('Version 3 (current)');
    await userEvent.click(dialog.getByRole('radio', { name: /^Version 3/ }));
    expect(dialog.getByRole('button', { name: /^Restore/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('radio', { name: /^Version 1/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Restore version 1' }));
    await waitFor(() => expect(tell).toHaveBeenCalledWith('Version 1 of Story was restored.'));
    expect(row).toMatchObject({ revision: 4, document: was, note: 'Version 1 restored' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('S16.04 don’t offer to restore versions without the right to edit', async () => {
    const { draw, act, answer } = await setUp({ withheld: 'Only designers edit templates.' });
    answer('get', '/environment/:name/templates/:id/versions/:version/preview/:quality', 500);
    draw();
    await act('Story', 'Versions…');
    const restore = await screen.findByRole('button', { name: /^Restore/ });
    expect(restore).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(restore);
    expect((await screen.findAllByText('Only designers edit templates.')).length).toBeGreaterThan(0);
  });

  it('S9.05 are renamed, and a name without letters is refused at its field', async () => {
    const { draw, names, act, tell } = await setUp();
    draw();
    await act('Story', 'Rename…');
    const field = await screen.findByRole('textbox', { name: /Name/ });
    await userEvent.clear(field);
    await userEvent.type(field, '   {Enter}');
    expect(await screen.findByText('A name is needed.')).toBeVisible();
    await userEvent.type(field, 'Evening story{Enter}');
    await waitFor(() => expect(tell.mock.calls).toEqual([['Story is now Evening story.']]));
    expect(await names()).toContain('Evening story');
  });

  it('S9.06a are duplicated with “copy” after the name', async () => {
    const { draw, names, act, store } = await setUp();
    draw();
    await act('Story', 'Duplicate');
    await waitFor(async () => expect(await names()).toContain('Story copy'));
    const [one, other] = ['Story', 'Story copy'].map((wanted) =>
      store.templates.find(
        ({ name, environmentId }) => name === wanted && environmentId === ENVIRONMENTS.auroraProduction,
      ),
    );
    expect(other?.document).toBe(one?.document);
    expect(other?.id).not.toBe(one?.id);
  });

  it('are deleted after a question', async () => {
    const { draw, names, act, store } = await setUp();
    store.collections = [];
    draw();
    await act('Story', 'Delete…');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete template' }));
    await waitFor(async () => expect(await names()).not.toContain('Story'));
  });

  it('S9.12 are deleted from collections too once these have been named', async () => {
    const { draw, names, act, store } = await setUp();
    draw();
    await act('Opening flyer', 'Delete…');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete template' }));
    expect(
      await within(question).findByText('3 collections hold it: “Events”, “For the shop”, “To take away”.'),
    ).toBeVisible();
    expect(store.templates.some(({ name }) => name === 'Opening flyer')).toBe(true);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete from collections too' }));
    await waitFor(async () => expect(await names()).not.toContain('Opening flyer'));
  });

  describe('downloaded', () => {
    /** Opens the dialog, and records files passed to the browser's download. */
    async function openDownload(name: string, options: Parameters<typeof setUp>[0] = {}) {
      const saved = noteDownloads();
      const stage = await setUp(options);
      stage.draw();
      await stage.act(name, 'Download…');
      const dialog = within(await screen.findByRole('dialog', { name: `Download ${name}` }));
      return { ...stage, dialog, saved };
    }
    afterEach(() => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });

    it('S1.12 become a file of the chosen format, with progress', async () => {
      const { dialog, saved, store, tell } = await openDownload('Story');
      expect(dialog.getByRole('radio', { name: /^PDF/ })).toBeChecked();
      await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
      expect(await dialog.findByRole('progressbar', { name: 'Making Story.pdf' })).toBeVisible();
      await waitFor(() => expect(tell.mock.calls).toEqual([['Story.pdf was downloaded.']]));
      expect(saved.map(({ fileName, blob }) => [fileName, blob.type])).toEqual([
        ['Story.pdf', 'application/pdf'],
      ]);
      expect(store.outputTasks).toMatchObject([{ format: 'pdf', source: 'template' }]);
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('show the selected layout', async () => {
      const { dialog, store, tell } = await openDownload('Social post');
      await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Layout' }), 'Portrait post');
      await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
      await waitFor(() => expect(tell).toHaveBeenCalled());
      expect(store.outputTasks).toMatchObject([{ layoutId: 'portrait' }]);
    });

    it('S12.43 become films for animated layouts', async () => {
      const { dialog, saved, store, tell } = await openDownload('E-mail banner');
      await userEvent.click(await dialog.findByRole('radio', { name: /^MP4/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
      await waitFor(() => expect(tell.mock.calls).toEqual([['E-mail banner.mp4 was downloaded.']]));
      expect(saved.map(({ fileName, blob }) => [fileName, blob.type])).toEqual([
        ['E-mail banner.mp4', 'video/mp4'],
      ]);
      expect(store.outputTasks).toMatchObject([{ format: 'mp4' }]);
    });

    it('are no films of layouts that are not animated', async () => {
      const { dialog } = await openDownload('Social post');
      await dialog.findByRole('combobox', { name: 'Layout' });
      const names = dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);
      expect(names).toEqual(['pdf', 'png', 'jpg']);
    });

    it('S12.30 show a note about the watermark only in a sandbox', async () => {
      const text = 'Files that are made in a sandbox environment carry a watermark.';
      const sandbox = { environmentId: ENVIRONMENTS.auroraSandbox, persona: 'subscription.admin' } as const;
      const { dialog } = await openDownload('Story', sandbox);
      expect(dialog.getByText(text)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      cleanup();
      const production = await openDownload('Story');
      expect(production.dialog.queryByText(text)).toBeNull();
    });

    it('S1.13 report why there is no file, and can be retried', async () => {
      const { dialog, answer, saved, tell } = await openDownload('Story');
      const detail = 'Record 1: There is no font House Black.';
      const mend = answer('get', '/environment/:name/output/tasks/:taskId', 500, { status: 500, detail });
      await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
      expect(await dialog.findByText(detail)).toBeVisible();
      mend();
      await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
      await waitFor(() => expect(tell.mock.calls).toEqual([['Story.pdf was downloaded.']]));
      expect(saved).toHaveLength(1);
    });

    it('F7.35 stop polling once the dialog is closed, which names where to find them', async () => {
      const { dialog, hold, saved, store, tell } = await openDownload('Story');
      const asked = hold('get', '/environment/:name/output/tasks/:taskId');
      await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
      await waitFor(() => expect(asked.count()).toBe(1));
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      asked.end();
      expect(saved).toEqual([]);
      const told = 'Story.pdf goes on being made. You find it under Output tasks when it is ready.';
      expect(tell.mock.calls).toEqual([[told]]);
      expect(store.outputTasks).toMatchObject([{ status: 'Waiting' }]);
    });

    it('H1.06 are cancelled on the platform with a message, and can be started again', async () => {
      const { dialog, hold, saved, store, tell } = await openDownload('Story');
      const asked = hold('get', '/environment/:name/output/tasks/:taskId');
      await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
      await waitFor(() => expect(asked.count()).toBe(1));
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      expect(await dialog.findByText('Download cancelled.')).toBeVisible();
      expect(document.body).not.toHaveTextContent(/abort|stopped/i);
      expect(store.outputTasks).toMatchObject([{ status: 'Failed' }]);
      asked.end();
      await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
      await waitFor(() => expect(tell.mock.calls).toEqual([['Story.pdf was downloaded.']]));
      expect(saved).toHaveLength(1);
      expect(store.outputTasks).toHaveLength(2);
    });

    it('H3.24 are offered when they were ready before the cancellation', async () => {
      const { dialog, hold, saved, store, tell } = await openDownload('Story');
      const asked = hold('get', '/environment/:name/output/tasks/:taskId');
      await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
      await waitFor(() => expect(asked.count()).toBe(1));
      Object.assign(store.outputTasks[0] ?? {}, { status: 'Finished', endedAt: store.now });
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      asked.end();
      expect(await dialog.findByText('It was too late to cancel: Story.pdf is ready.')).toBeVisible();
      expect(dialog.queryByText('Download cancelled.')).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: 'Download it' }));
      await waitFor(() => expect(tell.mock.calls).toEqual([['Story.pdf was downloaded.']]));
      expect(saved).toHaveLength(1);
      expect(store.outputTasks).toHaveLength(1);
    });

    it('H3.24 show why they failed when that came before the cancellation', async () => {
      const { dialog, hold, store } = await openDownload('Story');
      const asked = hold('get', '/environment/:name/output/tasks/:taskId');
      await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
      await waitFor(() => expect(asked.count()).toBe(1));
      const detail = 'Record 1: There is no font House Black.';
      Object.assign(store.outputTasks[0] ?? {}, { status: 'Failed', detail, endedAt: store.now });
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      asked.end();
      expect(await dialog.findByText(detail)).toBeVisible();
      expect(dialog.queryByText('Download cancelled.')).toBeNull();
    });
  });

  it('S15.17 show the reason without the right to change them', async () => {
    const { draw } = await setUp({ withheld: 'You may not create and edit templates.' });
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of Story' }));
    const rename = await screen.findByRole('menuitem', { name: /Rename/ });
    expect(rename).toHaveAttribute('aria-disabled', 'true');
    expect(rename).toHaveTextContent('You may not create and edit templates.');
    expect(await screen.findByRole('menuitem', { name: 'Download…' })).toBeEnabled();
  });

  it('report a failed load, and load on retry', async () => {
    const { draw, answer, names } = await setUp();
    const mend = answer('get', '/environment/:name/templates', 500);
    draw();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    mend();
    await userEvent.click(retry);
    expect(await names()).toHaveLength(13);
  });

  it('show the reason for a missing preview in its place', async () => {
    const { draw } = await setUp();
    draw();
    expect((await screen.findAllByText(/^No preview:/))[0]).toBeVisible();
  });
});
