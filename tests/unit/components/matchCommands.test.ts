import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchCommands } from '@/components/CommandPalette';

const groups = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: 'usage', label: 'Usage', keywords: ['renders', 'storage'] },
      { id: 'groups', label: 'User groups' },
      { id: 'users', label: 'Users', description: 'Everyone in the subscription' },
    ],
  },
  {
    id: 'people',
    label: 'People',
    items: [{ id: 'reviewer', label: 'Relecteur qualité', description: 'relecteur@demo.test' }],
  },
];

const found = (query: string) =>
  matchCommands(groups, query).flatMap(({ items }) => items.map(({ id }) => id));

describe('matchCommands', () => {
  it('returns everything for an empty query', () => {
    expect(matchCommands(groups, '  ')).toEqual(groups);
  });

  it('finds by label, description and keywords, without regard to case and accents', () => {
    expect(found('QUALITE')).toEqual(['reviewer']);
    expect(found('renders')).toEqual(['usage']);
    expect(found('everyone')).toEqual(['users']);
    expect(found('demo.test')).toEqual(['reviewer']);
  });

  it('puts words that begin with the query first', () => {
    expect(found('us')).toEqual(['usage', 'groups', 'users']);
    expect(found('group us')).toEqual(['groups']);
    expect(found('sub')).toEqual(['users']);
  });

  it('leaves empty groups out', () => {
    expect(matchCommands(groups, 'users').map(({ id }) => id)).toEqual(['pages']);
    expect(matchCommands(groups, 'nothing of the kind')).toEqual([]);
  });

  it('finds every item by any part of its label, without duplicates', () => {
    const item = fc.constantFrom(...groups.flatMap(({ items }) => items));
    fc.assert(
      fc.property(item, fc.nat(), fc.nat(), ({ id, label }, from, length) => {
        const part = label.slice(from % label.length, (from % label.length) + 1 + (length % label.length));
        const ids = found(part);
        expect(ids).toContain(id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
