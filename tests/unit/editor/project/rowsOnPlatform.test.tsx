import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { demoId, ENVIRONMENTS } from '@/demo';
import { newVariable } from '@/engine/document';
import { AskForKept } from '@/editor/project/batch/AskForKept';
import { BatchSession, useBatchView } from '@/editor/project/batch/BatchSession';
import { RowsFailure } from '@/editor/project/batch/RowsFailure';
import type { RowStore } from '@/editor/project/batch/batchView';
import { useRowStore } from '@/editor/project/batch/useRowStore';
import { ProjectSession } from '@/editor/project/core/ProjectSession';
import { useProjectSaving } from '@/editor/project/useProjectSaving';
import { EditorHostContext, type EditorEvent } from '@/editor/page/EditorHost';
import { keepInMemory } from '@/product/browserKeeping';
import { UnsavedChangesContext } from '@/product/UnsavedChangesContext';
import { emptyDocument } from '../../engine/support/sampleDocument';
import { createFeatureStage } from '../../features/support/feature';
import { makeRowStore, stale } from './support/makeRowStore';

const start = createFeatureStage();
const PROJECT = demoId(`project:${ENVIRONMENTS.auroraProduction}:user:Rye with wild honey, shelf 2`);

/** Opens the store of a project of the plain user, with the notices to the page around the editor. */
async function openStore() {
  keepInMemory();
  const stage = start({ persona: 'user' });
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  const told: EditorEvent[] = [];
  const held: { store?: RowStore } = {};
  function Holder() {
    const store = useRowStore(environment, PROJECT);
    return <button onClick={() => (held.store = store)}>Hold</button>;
  }
  const host = { report: (event: EditorEvent) => void told.push(event), hold: () => () => undefined };
  stage.draw(
    <EditorHostContext value={host}>
      <Holder />
    </EditorHostContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Hold' }));
  if (!held.store) throw new Error('There is no store.');
  return { ...stage, told, store: held.store };
}

describe('the rows of a project on the platform', () => {
  it('F7.06 are loaded and saved there, and the surrounding page is notified', async () => {
    const { store, told } = await openStore();
    expect(await store.read()).toEqual({ rows: [], version: '"0"' });
    expect(await store.save([{ product: 'Rye' }], '"0"')).toBe('"1"');
    expect(await store.read()).toEqual({ rows: [{ product: 'Rye' }], version: '"1"' });
    expect(told).toEqual([{ type: 'saved' }]);
  });

  it('F7.08 count as saved if the answer to an earlier save was lost', async () => {
    const { store, told } = await openStore();
    await store.save([{ product: 'Rye' }], '"0"');
    expect(await store.save([{ product: 'Rye' }], '"0"')).toBe('"1"');
    await expect(store.save([{ product: 'Oat' }], '"0"')).rejects.toMatchObject({ status: 412 });
    expect(told.map(({ type }) => type)).toEqual(['saved', 'saved', 'failed']);
    // Without a version they overwrite any state.
    expect(await store.save([{ product: 'Oat' }], '')).toBe('"2"');
  });

  it('F7.08 are kept in the browser by their project until they are forgotten', async () => {
    const { store } = await openStore();
    expect(await store.readDraft()).toBeUndefined();
    await store.keepDraft({ rows: [{ product: 'Rye' }], version: '"1"' });
    expect(await store.readDraft()).toEqual({ rows: [{ product: 'Rye' }], version: '"1"' });
    await store.forgetDraft();
    expect(await store.readDraft()).toBeUndefined();
  });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('rows that are not saved', () => {
  /** A table whose save fails with this. */
  async function failing(fault: Error) {
    const given = makeRowStore([{ product: 'One' }]);
    const session = new BatchSession(given.store);
    await session.open();
    given.platform.fault = fault;
    session.write(0, [{ product: 'Mine' }], 'Product');
    await session.save();
    render(<RowsFailure session={session} />);
    return { session, ...given };
  }

  it('F7.08 show why, and are saved by “Retry”', async () => {
    const { platform } = await failing(new Error('The network is down.'));
    expect(screen.getByRole('alert')).toHaveTextContent('The rows are not saved. The network is down.');
    platform.fault = undefined;
    await press('Retry');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(platform.rows).toEqual([{ product: 'Mine' }]);
  });

  it('F7.07 report a newer change from another window, and why its rows can’t be loaded', async () => {
    const { platform, session } = await failing(stale());
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The rows were changed in another window.');
    expect(alert).toHaveTextContent('Loading the newer rows replaces those of this table.');
    platform.fault = new Error('The network is down.');
    await press('Load the newer rows');
    await waitFor(() => expect(alert).toHaveTextContent('The network is down.'));
    expect(session.view().rows.map(({ cells }) => cells)).toEqual([{ product: 'Mine' }]);
    Object.assign(platform, { fault: undefined, rows: [{ product: 'Two' }], revision: 5 });
    await press('Load the newer rows');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(session.view().rows.map(({ cells }) => cells)).toEqual([{ product: 'Two' }]);
  });

  it.each([
    ['Use the rows of this browser', 'Mine'],
    ['Use the rows of the project', 'One'],
  ])('F7.09 are asked about by their number: %s', async (button, product) => {
    const own = { rows: [{ product: 'Mine' }], version: '0' };
    const session = new BatchSession(makeRowStore([{ product: 'One' }, {}], own).store);
    await session.open();
    function Question() {
      const found = useBatchView(session, (view) => view.asked);
      return found && <AskForKept session={session} found={found} />;
    }
    render(<Question />);
    expect(
      screen.getByText(/This browser has 1 row that was not saved\. The project has 2 rows/),
    ).toBeVisible();
    await press(button);
    expect(session.view().rows[0]?.cells).toEqual({ product });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('leaving a project', () => {
  it('F7.11 asks while rows are unsaved, and a surrounding page saves them on closing', async () => {
    const { store, platform } = makeRowStore();
    const rows = new BatchSession(store);
    await rows.open();
    const save = vi.fn(() => Promise.resolve('2'));
    const session = new ProjectSession({
      document: {
        ...emptyDocument(),
        variables: { order: ['Name'], items: { Name: newVariable('Name', 'shortText') } },
      },
      version: '1',
      context: { today: '2026-11-27', mediaConnectorId: '' },
      now: () => 0,
      save,
    });
    const held: { save?: () => Promise<boolean> } = {};
    const host = {
      report: () => undefined,
      hold: (way: () => Promise<boolean>) => {
        held.save = way;
        return () => undefined;
      },
    };
    const reported = new Map<string, boolean>();
    const changes = {
      report: (id: string, isDirty: boolean) => void reported.set(id, isDirty),
      mayDiscard: () => Promise.resolve(true),
    };
    function Editor() {
      const state = useBatchView(rows, (view) => (view.draft ? 'unsaved' : view.saveState));
      return <p>{useProjectSaving({ session, rows, states: ['saved', state] })}</p>;
    }
    render(
      <EditorHostContext value={host}>
        <UnsavedChangesContext value={changes}>
          <Editor />
        </UnsavedChangesContext>
      </EditorHostContext>,
    );
    expect([...reported.values()]).toEqual([false]);
    act(() => rows.type({ variableId: 'Name', text: 'Rye', cell: 'Rye', label: 'Name' }));
    expect(screen.getByText('unsaved')).toBeVisible();
    expect([...reported.values()]).toEqual([true]);
    act(() => void session.setValue('Name', 'Ada'));
    await act(async () => expect(await held.save?.()).toBe(true));
    expect(platform.rows).toEqual([{ Name: 'Rye' }]);
    expect(save).toHaveBeenCalledTimes(1);
    expect([...reported.values()]).toEqual([false]);
    platform.fault = new Error('The network is down.');
    act(() => void rows.write(0, [{ Name: 'Oat' }], 'Name'));
    await act(async () => expect(await held.save?.()).toBe(false));
    expect(screen.getByText('failed')).toBeVisible();
  });
});
