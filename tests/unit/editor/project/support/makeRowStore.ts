import { vi } from 'vitest';
import { ResponseError } from '@/api/http';
import type { RowDraft, RowStore } from '@/editor/project/batch/batchView';
import type { RowCells } from '@/editor/project/batch/cells';

/** Keeps rows of a project on a platform and in a browser, both in memory. */
export function makeRowStore(rows: readonly RowCells[] = [], kept?: RowDraft) {
  const platform = { rows, revision: rows.length > 0 ? 1 : 0, fault: undefined as Error | undefined };
  const browser = { draft: kept };
  const store = {
    read: vi.fn<RowStore['read']>(() =>
      platform.fault
        ? Promise.reject(platform.fault)
        : Promise.resolve({ rows: platform.rows, version: String(platform.revision) }),
    ),
    save: vi.fn<RowStore['save']>((saved, version) => {
      if (platform.fault) return Promise.reject(platform.fault);
      if (version !== '' && version !== String(platform.revision)) return Promise.reject(stale());
      Object.assign(platform, { rows: saved, revision: platform.revision + 1 });
      return Promise.resolve(String(platform.revision));
    }),
    readDraft: vi.fn<RowStore['readDraft']>(() => Promise.resolve(browser.draft)),
    keepDraft: vi.fn<RowStore['keepDraft']>((draft) => {
      browser.draft = draft;
      return Promise.resolve();
    }),
    forgetDraft: vi.fn<RowStore['forgetDraft']>(() => {
      browser.draft = undefined;
      return Promise.resolve();
    }),
  };
  return { store, platform, browser };
}

/** The response to a save based on an older state. */
export const stale = () =>
  new ResponseError({ status: 412, statusText: '', body: { detail: 'Saved in another window.' } });
