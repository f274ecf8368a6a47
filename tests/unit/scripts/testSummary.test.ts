import { describe, expect, it } from 'vitest';
import { type StepResult, summarise } from '../../../scripts/testSummary';

const step = (name: string, more: Partial<StepResult> = {}): StepResult => ({
  name,
  passed: 1,
  failed: 0,
  skipped: [],
  seconds: 1,
  tests: [],
  ...more,
});

describe('the summary of npm test', () => {
  it('ends with passed and failed counts on their own line', () => {
    expect(summarise([step('types'), step('unit', { passed: 40, failed: 2 })]).at(-1)).toBe(
      '41 passed, 2 failed',
    );
  });

  it('counts skipped tests separately, with the reasons', () => {
    const lines = summarise([
      step('visual', { passed: 0, skipped: ['No browser.', 'No browser.'] }),
      step('unit'),
    ]);
    expect(lines.at(-1)).toBe('1 passed, 0 failed, 2 skipped');
    expect(lines).toContain('visual: 2 skipped. No browser.');
  });

  it('names the ten slowest tests of all steps, the slowest first', () => {
    const tests = (of: string, times: number[]) =>
      times.map((time) => ({ step: of, title: `takes ${time}`, time }));
    const lines = summarise([
      step('unit', { tests: tests('unit', [5_000, 1_000, 7_000, 10, 20, 30]) }),
      step('e2e', { tests: tests('e2e', [6_000, 40, 50, 60, 70, 80]) }),
    ]);
    const from = lines.indexOf('The slowest tests:') + 1;
    const slowest = lines.slice(from, lines.indexOf('', from));
    expect(slowest).toHaveLength(10);
    expect(slowest.slice(0, 3)).toEqual([
      '   7.0 s  unit: takes 7000',
      '   6.0 s  e2e: takes 6000',
      '   5.0 s  unit: takes 5000',
    ]);
    expect(slowest).not.toContain('   0.0 s  unit: takes 10');
  });
});
