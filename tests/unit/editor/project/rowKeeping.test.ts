import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BatchSession } from '@/editor/project/batch/BatchSession';
import type { RowDraft } from '@/editor/project/batch/batchView';
import type { RowCells } from '@/editor/project/batch/cells';
import { readRowDraft } from '@/editor/project/batch/useRowStore';
import { SAVE_DELAY } from '@/editor/project/core/Autosave';
import { makeRowStore } from './support/makeRowStore';

const ONE: readonly RowCells[] = [{ product: 'One' }];
const TWO: readonly RowCells[] = [{ product: 'Two' }];
const cellsOf = (session: BatchSession) => session.view().rows.map(({ cells }) => cells);

/** Opens a table with the rows of the platform and the browser. */
async function open(rows: readonly RowCells[] = [], kept?: RowDraft) {
  const given = makeRowStore(rows, kept);
  const session = new BatchSession(given.store);
  await session.open();
  const pause = () => vi.advanceTimersByTimeAsync(SAVE_DELAY);
  const type = (product: string, row = 0) => session.write(row, [{ product }], 'Product');
  return { session, pause, type, ...given };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the rows of a batch table', () => {
  it('F7.06 are saved on the platform after a pause, and removed from the browser', async () => {
    const { session, pause, type, platform, browser, store } = await open();
    type('Wheat');
    type('Rye', 1);
    expect(session.view().saveState).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(SAVE_DELAY - 1);
    expect(store.save).not.toHaveBeenCalled();
    expect(browser.draft).toEqual({ rows: [{ product: 'Wheat' }, { product: 'Rye' }], version: '0' });
    await pause();
    expect(platform.rows).toEqual([{ product: 'Wheat' }, { product: 'Rye' }]);
    expect(session.view().saveState).toBe('saved');
    expect(browser.draft).toBeUndefined();
    // Another browser has no rows of its own.
    const other = new BatchSession(makeRowStore(platform.rows).store);
    await other.open();
    expect(cellsOf(other)).toEqual(platform.rows);
  });

  it('F7.06 are saved with the changes made during a save', async () => {
    const { session, pause, type, platform, browser, store } = await open(ONE);
    let finish = (_: string) => undefined as void;
    store.save.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    type('Two');
    await pause();
    expect(session.view().saveState).toBe('saving');
    type('Three');
    platform.revision = 7;
    finish('7');
    await pause();
    expect(store.save).toHaveBeenLastCalledWith([{ product: 'Three' }], '7');
    expect(session.view().saveState).toBe('saved');
    expect(browser.draft).toBeUndefined();
  });

  it('F7.06 are not saved when undo restores the saved state', async () => {
    const { session, pause, type, store, browser } = await open(ONE);
    type('Two');
    session.undo();
    await pause();
    expect(store.save).not.toHaveBeenCalled();
    expect(session.view().saveState).toBe('saved');
    expect(browser.draft).toBeUndefined();
  });

  it('F7.07 from another window can be loaded, and undo restores the own ones', async () => {
    const { session, pause, type, platform, browser } = await open(ONE);
    Object.assign(platform, { rows: TWO, revision: 2 });
    type('Mine');
    await pause();
    expect(session.view()).toMatchObject({ saveState: 'failed', failure: { status: 412 } });
    expect(cellsOf(session)).toEqual([{ product: 'Mine' }]);
    expect(browser.draft?.rows).toEqual([{ product: 'Mine' }]);
    await session.loadNewer();
    expect(cellsOf(session)).toEqual(TWO);
    expect(session.view()).toMatchObject({ saveState: 'saved', undoes: 'loading the newer rows' });
    expect(browser.draft).toBeUndefined();
    session.undo();
    await pause();
    expect(platform).toMatchObject({ rows: [{ product: 'Mine' }], revision: 3 });
  });

  it('F7.07 saved in another window are overwritten on request', async () => {
    const { session, pause, type, platform } = await open(ONE);
    Object.assign(platform, { rows: TWO, revision: 2 });
    type('Mine');
    await pause();
    expect(platform.rows).toEqual(TWO);
    await session.overwrite();
    expect(platform).toMatchObject({ rows: [{ product: 'Mine' }], revision: 3 });
    expect(session.view().saveState).toBe('saved');
    type('More');
    await pause();
    expect(platform.revision).toBe(4);
  });

  it('F7.08 stay in the browser when they can’t be saved, and are saved on the next visit', async () => {
    const { session, pause, type, platform, browser } = await open(ONE);
    platform.fault = new Error('The network is down.');
    type('Mine');
    await pause();
    expect(session.view()).toMatchObject({ saveState: 'failed', failure: platform.fault });
    expect(browser.draft).toEqual({ rows: [{ product: 'Mine' }], version: '1' });
    session.close();
    const next = await open(ONE, browser.draft);
    expect(cellsOf(next.session)).toEqual([{ product: 'Mine' }]);
    expect(next.session.view()).toMatchObject({
      saveState: 'unsaved',
      said: 'These rows were in this browser only. They are saved with the project now.',
    });
    await next.pause();
    expect(next.platform.rows).toEqual([{ product: 'Mine' }]);
    expect(next.browser.draft).toBeUndefined();
  });

  it('F7.08 are saved with the text being typed on a manual save', async () => {
    const { session, pause, type, platform } = await open(ONE);
    platform.fault = new Error('The network is down.');
    type('Mine');
    await pause();
    session.type({ variableId: 'product', text: 'Typed', cell: 'Typed', label: 'Product', from: 'Mine' });
    platform.fault = undefined;
    expect(await session.save()).toBe(true);
    expect(platform.rows).toEqual([{ product: 'Typed' }]);
  });

  it('F7.09 of an earlier version move from the browser to a project without rows', async () => {
    const { session, pause, platform, browser } = await open([], { rows: TWO, version: undefined });
    expect(cellsOf(session)).toEqual(TWO);
    await pause();
    expect(platform.rows).toEqual(TWO);
    expect(browser.draft).toBeUndefined();
  });

  it.each([undefined, '7'])(
    'F7.09 are asked for if the browser has others than the project, made from version %s',
    async (version) => {
      const first = await open(ONE, { rows: TWO, version });
      expect(first.session.view()).toMatchObject({ isRead: false, asked: { own: TWO, isAsked: true } });
      await first.pause();
      expect(first.platform.rows).toEqual(ONE);
      first.session.answer('own');
      expect(cellsOf(first.session)).toEqual(TWO);
      await first.pause();
      expect(first.platform).toMatchObject({ rows: TWO, revision: 2 });
      expect(first.browser.draft).toBeUndefined();
      first.session.undo();
      expect(cellsOf(first.session)).toEqual(ONE);

      const second = await open(ONE, { rows: TWO, version });
      second.session.answer('stored');
      await second.pause();
      expect(cellsOf(second.session)).toEqual(ONE);
      expect(second.browser.draft).toBeUndefined();
      expect(second.store.save).not.toHaveBeenCalled();
    },
  );

  it('F7.09 cause no question when the browser has the same rows as the project', async () => {
    const { session, browser } = await open(ONE, { rows: ONE, version: undefined });
    expect(session.view()).toMatchObject({ isRead: true, asked: undefined });
    expect(browser.draft).toBeUndefined();
  });

  it('F7.10 can be loaded again after a failure', async () => {
    const { store, platform } = makeRowStore(ONE);
    platform.fault = new Error('The network is down.');
    const session = new BatchSession(store);
    await session.open();
    expect(session.view()).toMatchObject({ isRead: false, readFailure: platform.fault });
    platform.fault = undefined;
    await Promise.all([session.open(), session.open()]);
    expect(cellsOf(session)).toEqual(ONE);
    expect(store.read).toHaveBeenCalledTimes(2);
    expect(session.view()).toMatchObject({ isRead: true, readFailure: undefined });
  });
});

describe('rows stored in the browser', () => {
  it.each([
    [undefined, undefined],
    [[], undefined],
    ['rows', undefined],
    [{ rows: 5, version: '1' }, undefined],
    [[{ a: 'x' }, 5, { b: 1 }], { rows: [{ a: 'x' }], version: undefined }],
    [
      { rows: [{ a: 'x' }], version: '3' },
      { rows: [{ a: 'x' }], version: '3' },
    ],
    [
      { rows: [], version: '3' },
      { rows: [], version: '3' },
    ],
  ])('F7.09 is read before it is trusted: %j', (kept, draft) => expect(readRowDraft(kept)).toEqual(draft));
});
