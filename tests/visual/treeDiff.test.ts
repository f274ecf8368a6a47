import { describe, expect, it } from 'vitest';
import { diffText } from './treeDiff';

const linesOf = (before: string, after: string) =>
  diffText(before, after).map(({ kind, text }) => `${kind} ${text}`);

describe('diffText', () => {
  it('marks removed and added lines', () => {
    expect(linesOf('a\nb\nc', 'a\nB\nc')).toEqual(['same a', 'removed b', 'added B', 'same c']);
  });

  it('omits lines far from every change', () => {
    const many = Array.from({ length: 20 }, (_, index) => `line ${index}`).join('\n');
    expect(linesOf(`${many}\nold`, `${many}\nnew`)).toEqual([
      'gap … 17 lines',
      'same line 17',
      'same line 18',
      'same line 19',
      'removed old',
      'added new',
    ]);
  });
});
