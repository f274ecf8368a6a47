import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTableState, writeTableState } from '@/product/SavedViews';

const word = fc.stringMatching(/^[a-z][a-z-]{0,8}$/);

describe('a table’s state in the address', () => {
  it('survives a round trip for any text', () => {
    const state = fc.record({
      search: fc.string(),
      sort: fc.option(
        fc.record({ column: word, direction: fc.constantFrom('asc' as const, 'desc' as const) }),
        { nil: undefined },
      ),
      filters: fc.dictionary(
        word,
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 3 }),
      ),
      hiddenColumns: fc.uniqueArray(word),
      view: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(state, (written) => {
        const address = writeTableState(new URLSearchParams(), written).toString();
        const read = readTableState(new URLSearchParams(address));
        expect({ ...read, filters: { ...read.filters } }).toEqual({
          ...written,
          filters: { ...written.filters },
        });
      }),
    );
  });

  it('repeats a parameter for each value, without duplicates', () => {
    const { filters } = readTableState(
      new URLSearchParams('filter.status=Active&filter.status=Pending&filter.status=Active&filter.role='),
    );
    expect(filters).toEqual({ status: ['Active', 'Pending'] });
    const state = { search: '', sort: undefined, filters, hiddenColumns: [] };
    expect(writeTableState(new URLSearchParams('filter.status=Blocked'), state).toString()).toBe(
      'filter.status=Active&filter.status=Pending',
    );
  });

  it('does not change the rest of the query', () => {
    const query = new URLSearchParams('subscriptionId=abc&q=old&filter.type=sandbox');
    const next = writeTableState(query, { search: '', sort: undefined, filters: {}, hiddenColumns: [] });
    expect(next.toString()).toBe('subscriptionId=abc');
  });
});
