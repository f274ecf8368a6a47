import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EnvironmentDetail, OutputTask } from '@/api/types';
import type { MockOutputTask } from '@/api/mocks/mockStore';
import { newOutputTask } from '@/api/mocks/operations/outputTaskRows';
import { initialTableState } from '@/components/DataTable';
import { demoUserId, ENVIRONMENTS } from '@/demo';
import { OutputTasksScreen } from '@/features/output-tasks';
import { emptyDocument } from '../../engine/support/sampleDocument';
import { createFeatureStage } from '../support/feature';

const start = createFeatureStage();
const HOUR = 3_600_000;
const DESIGNER = demoUserId('template.designer@demo.test');

function List({ environment }: { environment: EnvironmentDetail }) {
  const [tableState, onTableStateChange] = useState(initialTableState);
  return (
    <OutputTasksScreen
      environment={environment}
      tableState={tableState}
      onTableStateChange={onTableStateChange}
    />
  );
}

async function setUp(...tasks: (Partial<MockOutputTask> & { name: string })[]) {
  const stage = start();
  stage.store.persona = 'template.designer';
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  const document = emptyDocument();
  for (const [index, task] of tasks.entries())
    stage.store.outputTasks.push(
      newOutputTask(stage.store, {
        environmentId: environment.guid,
        ownerId: DESIGNER,
        source: 'template',
        sourceId: null,
        format: 'png',
        document,
        layoutId: document.selectedLayoutId,
        scale: 0.1,
        timesAsked: -1,
        createdAt: new Date(stage.store.now.getTime() - (index + 5) * HOUR),
        ...task,
      }),
    );
  stage.draw(<List environment={environment} />);
  return {
    ...stage,
    ago: (hours: number) => new Date(stage.store.now.getTime() - hours * HOUR),
    openMenu: async (name: string) =>
      userEvent.click(await screen.findByRole('button', { name: `Actions of ${name}` })),
  };
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const item = (name: string) => screen.findByRole('menuitem', { name });

afterEach(() => vi.useRealTimers());

describe('the output tasks of an environment', () => {
  it('S12.26 R3.57 are listed newest first with name, status, format, records and source', async () => {
    await setUp(
      { name: 'Banner', status: 'Processing', recordsTotal: 200, recordsDone: 14, format: 'pdf' },
      { name: 'Poster', status: 'Finished', source: 'project', endedAt: new Date(), recordsDone: 1 },
      { name: 'Cards', status: 'Finished', recordsTotal: 20, recordsDone: 20, recordsFailed: 3 },
    );
    expect(await row('Banner')).toHaveTextContent(/Processing.*14 of 200.*PDF.*Template/);
    expect(within(await row('Banner')).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '7');
    expect(await row('Poster')).toHaveTextContent(/Finished.*1 of 1.*PNG.*Project/);
    expect(await row('Cards')).toHaveTextContent('17 of 20, 3 failed');
    const names = screen.getAllByRole('row').map((each) => each.textContent?.slice(0, 6));
    expect(names.slice(1)).toEqual(['Banner', 'Poster', 'CardsF']);
  });

  it('S12.26 S12.33 R3.55 are searched, and filtered by status, format and type', async () => {
    await setUp(
      { name: 'Banner', status: 'Failed', format: 'pdf' },
      { name: 'Poster', status: 'Error', types: ['animated', 'batch'] },
    );
    await row('Banner');
    const open = async (filter: string) => {
      await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${filter}:`) }));
      return screen.findByRole('menu', { name: filter });
    };
    const choose = async (filter: string, ...options: string[]) => {
      const menu = within(await open(filter));
      for (const name of options) await userEvent.click(menu.getByRole('menuitemcheckbox', { name }));
      await userEvent.keyboard('{Escape}');
    };
    const isAlone = (name: string, other: string) =>
      waitFor(async () => {
        expect(await row(name)).toBeVisible();
        expect(screen.queryByRole('row', { name: new RegExp(`^${other}`) })).toBeNull();
      });
    await choose('Status', 'Internal error');
    await isAlone('Poster', 'Banner');
    await choose('Status', 'Failed');
    expect(await row('Banner')).toBeVisible();
    expect(await row('Poster')).toBeVisible();
    await choose('Status', 'All statuses');
    await choose('Format', 'PDF');
    await isAlone('Banner', 'Poster');
    await choose('Format', 'All formats');
    const types = within(await open('Type')).getAllByRole('menuitemcheckbox');
    expect(types.map(({ textContent }) => textContent)).toEqual([
      'All types',
      'Static',
      'Animated',
      'Without watermark',
      'Batch',
      'Check only',
    ]);
    await userEvent.keyboard('{Escape}');
    await choose('Type', 'Batch');
    await isAlone('Poster', 'Banner');
    await choose('Type', 'All types');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search output tasks' }), 'ban');
    await isAlone('Banner', 'Poster');
  });

  it('S12.26 are polled while one of them is running', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await setUp({ name: 'Banner', timesAsked: 0 });
    expect(await row('Banner')).toHaveTextContent('Pending');
    await vi.advanceTimersByTimeAsync(2_000);
    await waitFor(async () => expect(await row('Banner')).toHaveTextContent('Processing'));
    await vi.advanceTimersByTimeAsync(2_000);
    await waitFor(async () => expect(await row('Banner')).toHaveTextContent('Finished'));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('S12.27 can copy id, user and the whole row', async () => {
    const { openMenu, store } = await setUp({ name: 'Banner', status: 'Failed', detail: 'No.' });
    const copied: string[] = [];
    await row('Banner');
    userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      copied.push(text);
      return Promise.resolve();
    });
    for (const name of ['Copy id', 'Copy user', 'Copy row as JSON']) {
      await openMenu('Banner');
      await userEvent.click(await item(name));
    }
    await waitFor(() => expect(copied).toHaveLength(3));
    const [id, user, json = ''] = copied;
    expect(id).toBe(store.outputTasks[0]?.id);
    expect(user).toMatch(/, template\.designer@demo\.test$/);
    expect(JSON.parse(json) as OutputTask).toMatchObject({ id, name: 'Banner', detail: 'No.' });
  });

  it('S12.27 S12.28 are downloaded until their file expires, and show until when it was kept', async () => {
    const { openMenu, ago, store, tell } = await setUp(
      { name: 'Poster', status: 'Finished', format: 'pdf' },
      { name: 'Banner', status: 'Finished' },
    );
    const [poster, banner] = store.outputTasks;
    if (poster) poster.endedAt = ago(3);
    if (banner) banner.endedAt = ago(4);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await openMenu('Poster');
    await userEvent.click(await item('Download'));
    await waitFor(() => expect(tell).toHaveBeenCalledWith('Poster.pdf was downloaded.'));
    expect(save).toHaveBeenCalledTimes(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Banner' }));
    const dialog = await screen.findByRole('dialog', { name: 'Banner' });
    expect(within(dialog).getByText(/^The file has expired: it was kept until /)).toBeVisible();
  });

  it('S15.11 of a project can be downloaded only by its owner', async () => {
    const { openMenu, ago, store } = await setUp({ name: 'Poster', status: 'Finished', source: 'project' });
    const [task] = store.outputTasks;
    if (task) Object.assign(task, { endedAt: ago(1), ownerId: demoUserId('user@demo.test') });
    await openMenu('Poster');
    const download = await screen.findByRole('menuitem', { name: /^Download/ });
    expect(download).toHaveAttribute('aria-disabled', 'true');
    expect(download).toHaveTextContent(/Only .+ can have what is made of this project\.$/);
  });

  it('S12.14 open on why they have failed', async () => {
    await setUp({ name: 'Banner', status: 'Failed', detail: 'Record 1: Price needs a value.' });
    await userEvent.click(await screen.findByRole('button', { name: 'Banner' }));
    const dialog = await screen.findByRole('dialog', { name: 'Banner' });
    expect(within(dialog).getByText('Record 1: Price needs a value.')).toBeVisible();
  });

  it('S12.45 are cancelled while they run', async () => {
    const { openMenu, tell } = await setUp({ name: 'Banner', status: 'Processing', source: 'project' });
    await openMenu('Banner');
    await userEvent.click(await item('Cancel'));
    await waitFor(() => expect(tell).toHaveBeenCalledWith('Banner was cancelled.'));
    expect(await row('Banner')).toHaveTextContent('Failed');
    await userEvent.click(screen.getByRole('button', { name: 'Banner' }));
    expect(await screen.findByText(/^Cancelled by .+\.$/)).toBeVisible();
  });

  it('S12.44 are started again when they have failed, as new ones', async () => {
    const { openMenu, tell, store } = await setUp({ name: 'Banner', status: 'Error', recordsTotal: 3 });
    await openMenu('Banner');
    await userEvent.click(await item('Start again'));
    await waitFor(() => expect(tell).toHaveBeenCalledWith('Banner was started again.'));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Banner' })).toHaveLength(2));
    expect(store.outputTasks[1]).toMatchObject({ name: 'Banner', recordsTotal: 3, ownerId: DESIGNER });
  });

  it('S16.08 retry only the failed records when others succeeded', async () => {
    const { openMenu, tell, store } = await setUp({
      name: 'Cards',
      status: 'Finished',
      recordsTotal: 20,
      recordsDone: 20,
      recordsFailed: 3,
      endedAt: new Date(),
    });
    await openMenu('Cards');
    await userEvent.click(await item('Retry 3 failed records'));
    await waitFor(() => expect(tell).toHaveBeenCalledWith('Cards was started again.'));
    expect(store.outputTasks[1]).toMatchObject({ name: 'Cards', recordsTotal: 3 });
  });

  it('S12.34 that were checks have a report and no file', async () => {
    const report = [{ recordNumber: 1, errorList: [] }] as const;
    await setUp({
      name: 'Banner',
      status: 'Finished',
      types: ['analytics'],
      recordsDone: 1,
      report,
      endedAt: new Date(),
    });
    expect(await row('Banner')).toHaveTextContent('Check only');
    await userEvent.click(screen.getByRole('button', { name: 'Banner' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Banner' }));
    expect(dialog.getByText('This was a check: it made no file.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download report' })).toBeEnabled();
    expect(dialog.queryByRole('button', { name: 'Download' })).toBeNull();
  });

  it('S12.25 S12.27 download their report if there is one', async () => {
    const report = [
      { recordNumber: 2, errorList: [{ type: 'MissingVariableValue', details: 'Price needs a value.' }] },
    ] as const;
    const { openMenu, tell } = await setUp({ name: 'Banner', status: 'Failed', report }, { name: 'Poster' });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob);
      return 'blob:report';
    });
    await openMenu('Banner');
    await userEvent.click(await item('Download report'));
    await waitFor(() => expect(tell).toHaveBeenCalledWith('Banner report.json was downloaded.'));
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(report);
    await openMenu('Poster');
    expect(screen.queryByRole('menuitem', { name: /report/ })).toBeNull();
  });

  it('S12.29 R4.05 shows an expired task as not found, without actions', async () => {
    const { store, client } = await setUp({ name: 'Cards', status: 'Finished', endedAt: new Date() });
    await userEvent.click(await screen.findByRole('button', { name: 'Cards' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cards' });
    expect(within(dialog).getByText('Finished')).toBeVisible();
    store.outputTasks.length = 0;
    await act(() => client.refetchQueries());
    expect(await within(dialog).findByText('Not found')).toBeVisible();
    expect(within(dialog).getByText(/a task is kept for seven days/)).toBeVisible();
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).not.toContain('Download');
    const [close] = within(dialog).getAllByRole('button', { name: 'Close' });
    if (!close) throw new Error('The dialog can’t be closed.');
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
