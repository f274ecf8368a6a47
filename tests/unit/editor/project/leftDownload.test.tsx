import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MockOutputTask } from '@/api/mocks/mockStore';
import { newOutputTask } from '@/api/mocks/operations/outputTaskRows';
import { demoUserId, ENVIRONMENTS } from '@/demo';
import { LeftDownloadNote } from '@/editor/project/panels/LeftDownload';
import { emptyDocument } from '../../engine/support/sampleDocument';
import { createFeatureStage } from '../../features/support/feature';
import { noteDownloads } from '../../features/support/noteDownloads';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('@/product/browserKeeping', () => ({
  leftDownloadKey: (id: string) => `download ${id}`,
  readKept: (key: string) => Promise.resolve(kept.get(key)),
  forget: (key: string) => Promise.resolve(void kept.delete(key)),
}));

const start = createFeatureStage();
const PROJECT = '11111111-1111-4111-8111-111111111111';
const KEY = `download ${PROJECT}`;

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A plain user reopens the download of a project that was in progress. */
async function comeBack(state: Partial<MockOutputTask>) {
  const saved = noteDownloads();
  const stage = start({ persona: 'user' });
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  const document = emptyDocument();
  const task = newOutputTask(stage.store, {
    environmentId: environment.guid,
    ownerId: demoUserId('user@demo.test'),
    name: 'Poster',
    source: 'project',
    sourceId: PROJECT,
    format: 'pdf',
    scale: 0.1,
    document,
    layoutId: document.selectedLayoutId,
    ...state,
  });
  stage.store.outputTasks.push(task);
  kept.set(KEY, { taskId: task.id, fileName: 'Poster.pdf' });
  const { container } = stage.draw(<LeftDownloadNote environment={environment} projectId={PROJECT} />);
  return { ...stage, task, saved, container };
}

describe('a download that was left', () => {
  it('H1.06 is found again by a plain user and saved', async () => {
    const { tell, saved } = await comeBack({ status: 'Finished', endedAt: new Date(), timesAsked: -1 });
    expect(await screen.findByText('Poster.pdf was made meanwhile.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save the file' }));
    await waitFor(() => expect(tell.mock.calls).toEqual([['Poster.pdf was downloaded.']]));
    expect(saved.map(({ fileName }) => fileName)).toEqual(['Poster.pdf']);
    expect(screen.queryByText(/Poster\.pdf/)).toBeNull();
    expect(kept.size).toBe(0);
  });

  it('H1.06 is shown as still being made', async () => {
    await comeBack({ status: 'Processing', timesAsked: -1 });
    expect(await screen.findByText('Poster.pdf is still being made.')).toBeVisible();
  });

  it('H1.06 shows why it failed until that is dismissed', async () => {
    const { task } = await comeBack({
      status: 'Failed',
      detail: 'There is no font House.',
      endedAt: new Date(),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Poster.pdf was not made.');
    expect(task.status).toBe('Failed');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(kept.size).toBe(0);
  });

  it('H1.06 is not shown once its task is deleted', async () => {
    const { store, container, client } = await comeBack({ status: 'Finished', timesAsked: -1 });
    store.outputTasks.length = 0;
    await waitFor(() => expect(client.getQueryCache().getAll()[0]?.state.status).toBe('error'));
    expect(container).toBeEmptyDOMElement();
  });

  it('H1.06 ignores invalid data of the browser', async () => {
    kept.set(KEY, { taskId: 7 });
    const stage = start();
    const environment = await stage.api.request('get', '/environments/{environmentId}', {
      params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
    });
    const { container } = stage.draw(<LeftDownloadNote environment={environment} projectId={PROJECT} />);
    await Promise.resolve();
    expect(container).toBeEmptyDOMElement();
  });
});
