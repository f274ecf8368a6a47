import { describe, expect, it } from 'vitest';
import type { DataTableColumn, DataTableFilter } from '@/components/DataTable';
import { filterRows } from '@/components/DataTable/filterRows';

interface Person {
  name: string;
  role: string;
  seats: number;
}

const ROWS: Person[] = [
  { name: 'Zoë Ardent', role: 'designer', seats: 12 },
  { name: 'Bo Larsen', role: 'admin', seats: 3 },
];

const COLUMNS: DataTableColumn<Person>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name },
  { id: 'role', header: 'Role', value: (row) => row.role, searchable: false },
  { id: 'seats', header: 'Seats', value: (row) => row.seats },
];

const FILTERS: DataTableFilter<Person>[] = [
  {
    id: 'role',
    label: 'Role',
    allLabel: 'All roles',
    options: [{ value: 'admin', label: 'Admin' }],
    matches: (row, value) => row.role === value,
  },
  {
    id: 'size',
    label: 'Size',
    allLabel: 'All sizes',
    options: [{ value: 'large', label: 'Large' }],
    matches: (row, value) => value === 'large' && row.seats > 10,
  },
];

const names = (search: string, filters: Record<string, string[]> = {}) =>
  filterRows(ROWS, COLUMNS, FILTERS, { search, filters }).map((row) => row.name);

describe('filterRows', () => {
  it('returns the same array without a filter', () => {
    expect(filterRows(ROWS, COLUMNS, FILTERS, { search: '  ', filters: { role: [] } })).toBe(ROWS);
  });

  it('finds all words regardless of case, accents and order', () => {
    expect(names('ARD zoe')).toEqual(['Zoë Ardent']);
    expect(names('zoe larsen')).toEqual([]);
  });

  it('searches only searchable columns, and numbers only with the option', () => {
    expect(names('designer')).toEqual([]);
    expect(names('12')).toEqual([]);
  });

  it('of several values of a filter one is enough, and of several filters each has to match', () => {
    expect(names('', { role: ['admin', 'designer'] })).toEqual(['Zoë Ardent', 'Bo Larsen']);
    expect(names('', { role: ['admin', 'designer'], size: ['large'] })).toEqual(['Zoë Ardent']);
    expect(names('', { role: ['nobody'] })).toEqual([]);
  });

  it('combines words and filters', () => {
    expect(names('', { role: ['admin'] })).toEqual(['Bo Larsen']);
    expect(names('zoe', { role: ['admin'] })).toEqual([]);
  });
});
