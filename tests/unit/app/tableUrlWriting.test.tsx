import { act, render } from '@testing-library/react';
import { createMemoryRouter, type DataRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTableUrlState } from '@/app/tables/useTableUrlState';
import type { DataTableState } from '@/components/DataTable';

let table: { state: DataTableState; change: (state: DataTableState) => void };
let router: DataRouter;

function Table() {
  const [state, change] = useTableUrlState();
  table = { state, change };
  return null;
}

const change = (part: Partial<DataTableState>) => act(() => table.change({ ...table.state, ...part }));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const back = () => act(async () => router.navigate(-1));
const address = () => decodeURIComponent(router.state.location.search);

beforeEach(() => {
  vi.useFakeTimers();
  router = createMemoryRouter(
    [
      { path: '/users', element: <Table /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/users?keep=1'] },
  );
  render(<RouterProvider router={router} useTransitions={false} />);
});

afterEach(() => {
  vi.useRealTimers();
});

const ASCENDING = { column: 'name', direction: 'asc' } as const;
const DESCENDING = { column: 'name', direction: 'desc' } as const;

describe('a table writes the address', () => {
  it('once for the keys of a word, in the same history entry', async () => {
    const drawn: string[] = [];
    const stop = router.subscribe(({ location }) => drawn.push(location.search));
    for (const search of ['a', 'ad', 'adm']) {
      change({ search });
      expect(table.state.search).toBe(search);
      await pass(100);
    }
    expect(drawn).toEqual([]);
    await pass(300);
    expect(drawn).toEqual(['?keep=1&q=adm']);
    expect(router.state.historyAction).toBe('REPLACE');
    stop();
  });

  it('with a history entry for each order and filter, undone by back', async () => {
    change({ sort: ASCENDING });
    await pass(300);
    change({ filters: { status: ['Active'] } });
    await pass(300);
    expect(address()).toBe('?keep=1&sort=name:asc&filter.status=Active');
    await back();
    expect(table.state).toMatchObject({ sort: ASCENDING, filters: {} });
    await back();
    expect(table.state.sort).toBeUndefined();
  });

  it('with one entry for clicks in quick succession', async () => {
    change({ sort: ASCENDING });
    change({ sort: DESCENDING });
    change({ sort: undefined });
    change({ sort: ASCENDING });
    await pass(300);
    expect(address()).toBe('?keep=1&sort=name:asc');
    expect(table.state.sort).toEqual(ASCENDING);
    await back();
    expect(address()).toBe('?keep=1');
    expect(table.state.sort).toBeUndefined();
  });

  it('so that back from an order finds the words typed just before it', async () => {
    change({ search: 'adm' });
    change({ sort: ASCENDING });
    await pass(300);
    expect(address()).toBe('?keep=1&q=adm&sort=name:asc');
    await back();
    expect(table.state).toMatchObject({ search: 'adm', sort: undefined });
  });

  it('not after the user has gone back', async () => {
    change({ sort: ASCENDING });
    await pass(300);
    change({ search: 'adm' });
    await back();
    await pass(1_000);
    expect(address()).toBe('?keep=1');
    expect(table.state).toMatchObject({ search: '', sort: undefined });
  });

  it('still when another part of the query is written before it', async () => {
    change({ search: 'adm' });
    await act(async () => router.navigate('/users?keep=2'));
    expect(table.state.search).toBe('adm');
    await pass(300);
    expect(address()).toBe('?keep=2&q=adm');
  });

  it('not after the page was left', async () => {
    change({ search: 'adm' });
    await act(async () => router.navigate('/elsewhere'));
    await pass(1_000);
    expect(router.state.location).toMatchObject({ pathname: '/elsewhere', search: '' });
  });

  it('when the browser is idle, if it can report that', async () => {
    let idle: (() => void) | undefined;
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => ((idle = callback), 1));
    vi.stubGlobal('cancelIdleCallback', () => (idle = undefined));
    change({ search: 'adm' });
    await pass(300);
    expect(address()).toBe('?keep=1');
    change({ search: 'admin' });
    expect(idle).toBeUndefined();
    await pass(300);
    await act(async () => idle?.());
    expect(address()).toBe('?keep=1&q=admin');
  });
});
