import { describe, expect, it } from 'vitest';
import { AREAS } from '../../../scripts/mutants/areas';
import { rulesOf } from '../../../scripts/mutants/files';
import { figuresOf, type MutantResult } from '../../../scripts/mutants/figures';

const mutant = (status: MutantResult['status']): MutantResult => ({
  id: '1',
  fileName: 'src/domain/rule.ts',
  location: { start: { line: 3, column: 5 }, end: { line: 3, column: 9 } },
  mutatorName: 'BooleanLiteral',
  replacement: 'fal\n  se',
  status,
});

describe('the areas of mutants', () => {
  it.each(AREAS.map((area) => [area.name, area] as const))('%s has rules', (_, area) => {
    expect(rulesOf(area)).not.toEqual([]);
  });

  it('share no file', () => {
    const files = AREAS.flatMap(rulesOf);
    expect(new Set(files).size).toBe(files.length);
  });
});

describe('the figures of mutants', () => {
  it('count an endless loop as noticed, and code no test runs as not', () => {
    const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage'] as const;
    expect(figuresOf(statuses.map(mutant))).toMatchObject({ noticed: 2, counted: 4, score: 50 });
  });

  it('leave out untested mutants', () => {
    const statuses = ['Killed', 'Ignored', 'CompileError', 'RuntimeError', 'Pending'] as const;
    expect(figuresOf(statuses.map(mutant))).toMatchObject({ noticed: 1, counted: 1, score: 100 });
  });

  it('report the place of an unnoticed mutant', () => {
    expect(figuresOf([mutant('Survived')]).unnoticed).toEqual([
      'src/domain/rule.ts:3:5 Survived BooleanLiteral: fal se',
    ]);
  });
});
