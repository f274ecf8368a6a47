import type { Outcome } from './checkStories';
import { modeName } from './modes';

interface TestReport {
  testResults: { assertionResults: { fullName: string; status: 'passed' | 'failed' }[] }[];
}

/** A check in the form vitest reports in, a test for each picture and each orphan, for the summary of all tests. */
export function toTestReport({ findings, orphans }: Outcome): TestReport {
  return {
    testResults: [
      {
        assertionResults: [
          ...findings.map(({ story, mode, verdict }) => ({
            // By id, because titles name requirements, which play functions prove and pictures do not.
            fullName: `${story.id} looks as before, ${modeName(mode)}`,
            status: verdict === 'same' ? ('passed' as const) : ('failed' as const),
          })),
          ...orphans.map((file) => ({ fullName: `${file} has a story`, status: 'failed' as const })),
        ],
      },
    ],
  };
}
