import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../../scripts/sourceFiles';

/** Hooks that keep the search, the filters and the order of a list in the address. */
const KEEPS = /\buse(?:TableUrlState|ListUrlState)\(/;

describe('a page with a list in its address', () => {
  it('offers saved views', () => {
    const pages = sourceFiles('src/app/pages').filter((file) => file.endsWith('.tsx'));
    const keeping = pages.filter((file) => KEEPS.test(readFileSync(file, 'utf8')));
    expect(keeping).toContain('src/app/pages/EnvironmentsPage.tsx');
    expect(keeping.filter((file) => !readFileSync(file, 'utf8').includes('<ListViews'))).toEqual([]);
  });
});
