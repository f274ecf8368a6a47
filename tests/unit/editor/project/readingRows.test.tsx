import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BatchSession } from '@/editor/project/batch/BatchSession';
import { useAddRows } from '@/editor/project/batch/useAddRows';
import type { TableRead } from '@/domain/table-file';
import { makeRowStore } from './support/makeRowStore';

type Options = { signal: AbortSignal; onProgress: (part: number) => void };

const reading = vi.hoisted(() => ({
  options: undefined as Options | undefined,
  finish: (_: TableRead) => undefined as void,
}));
vi.mock('@/product/tableFile', () => ({
  readTableFile: (_: File, options: Options) =>
    new Promise<TableRead>((resolve) => {
      Object.assign(reading, { options, finish: resolve });
    }),
}));

async function open() {
  const session = new BatchSession(makeRowStore().store);
  await session.open();
  return { session, ...renderHook(() => useAddRows(session, [])) };
}

const table = (count: number): TableRead => ({
  table: { lines: [['a'], ['b']], count, hasCommas: false, sheets: [], notes: [] },
});

describe('reading a large file of rows', () => {
  beforeEach(() => {
    reading.options = undefined;
  });

  it('F3.17 shows its progress, and hides it at the end', async () => {
    const { result } = await open();
    act(() => void result.current.readFile(new File([], 'rows.xlsx')));
    expect(result.current.reading).toMatchObject({ name: 'rows.xlsx', part: undefined });
    act(() => reading.options?.onProgress(0.4));
    expect(result.current.reading?.part).toBe(0.4);
    await act(async () => {
      reading.finish(table(2));
      await Promise.resolve();
    });
    expect(result.current.reading).toBeUndefined();
    expect(result.current.asked).toBeDefined();
  });

  it('F3.17 reports too many rows at once and opens no dialog', async () => {
    const { result, session } = await open();
    act(() => void result.current.readFile(new File([], 'rows.xlsx')));
    await act(async () => {
      reading.finish(table(100_001));
      await Promise.resolve();
    });
    expect(session.view().refused).toBe('A table has up to 10,000 rows; these would be 100,000.');
    expect(result.current.asked).toBeUndefined();
  });

  it('F3.17 can be cancelled without adding rows', async () => {
    const { result, session } = await open();
    act(() => void result.current.readFile(new File([], 'rows.xlsx')));
    act(() => result.current.reading?.cancel());
    expect(reading.options?.signal.aborted).toBe(true);
    expect(result.current.reading).toBeUndefined();
    await act(async () => {
      reading.finish(table(2));
      await Promise.resolve();
    });
    expect(result.current.asked).toBeUndefined();
    expect(session.view().rows).toEqual([]);
  });

  it('F3.17 is ended when the table is left', async () => {
    const { result, unmount } = await open();
    act(() => void result.current.readFile(new File([], 'rows.xlsx')));
    unmount();
    expect(reading.options?.signal.aborted).toBe(true);
  });
});
