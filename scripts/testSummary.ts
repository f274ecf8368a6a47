/** One test and its step, in milliseconds. */
export interface TimedTest {
  step: string;
  title: string;
  time: number;
}

/** The result of one step of `npm test`. */
export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  /** The distinct reasons of skipped tests; empty when none is known. */
  skipped: string[];
  seconds: number;
  tests: TimedTest[];
}

const SLOWEST = 10;
const LONGEST_TITLE = 100;

/**
 * Builds the summary of `npm test`: a line for each step, the reasons of skipped tests, the ten slowest tests, and the
 * last line `N passed, N failed`, with `, N skipped` if some were. Skipped tests are neither passed nor failed.
 */
export function summarise(results: readonly StepResult[]): string[] {
  const sum = (count: (result: StepResult) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  const skipped = sum((result) => result.skipped.length);
  return [
    'Step                      passed  failed skipped  seconds',
    ...results.map(({ name, passed, failed, skipped: { length }, seconds }) =>
      [
        name.padEnd(26),
        String(passed).padStart(6),
        String(failed).padStart(8),
        String(length).padStart(8),
        seconds.toFixed(1).padStart(9),
      ].join(''),
    ),
    ...describeSkipped(results),
    '',
    'The slowest tests:',
    ...results
      .flatMap(({ tests }) => tests)
      .sort((one, other) => other.time - one.time)
      .slice(0, SLOWEST)
      .map(({ step, title, time }) => {
        const shown = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE)}…` : title;
        return `${(time / 1_000).toFixed(1).padStart(6)} s  ${step}: ${shown}`;
      }),
    '',
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed` +
      (skipped > 0 ? `, ${skipped} skipped` : ''),
  ];
}

function describeSkipped(results: readonly StepResult[]): string[] {
  const reasons = results.flatMap(({ name, skipped }) =>
    [...new Set(skipped)].map((reason) => {
      const count = skipped.filter((one) => one === reason).length;
      return `${name}: ${count} skipped${reason ? `. ${reason}` : ', for no stated reason.'}`;
    }),
  );
  return reasons.length > 0 ? ['', ...reasons] : [];
}
