import type { Outcome } from './checkStories';
import { modeName, MODES } from './modes';
import type { Story } from './stories';

/** A report in vitest's format. */
export interface TestReport {
  testResults: {
    name: string;
    assertionResults: {
      fullName: string;
      status: 'passed' | 'failed' | 'skipped';
      duration: number;
      failureMessages: string[];
    }[];
  }[];
}

// By id, because titles contain requirements, which play functions prove and pictures do not.
const nameOf = (id: string, mode: string): string => `${id} looks as before, ${mode}`;

/** Converts a check to vitest's format, with a test for each picture and each orphan, for the summary of all tests. */
export function toTestReport({ findings, orphans }: Outcome): TestReport {
  const assertionResults = [
    ...findings.map(({ story, mode, verdict, time, error }) => ({
      fullName: nameOf(story.id, modeName(mode)),
      status: verdict === 'same' ? ('passed' as const) : ('failed' as const),
      duration: time ?? 0,
      failureMessages: error ? [error] : [],
    })),
    ...orphans.map((file) => ({
      fullName: `${file} has a story`,
      status: 'failed' as const,
      duration: 0,
      failureMessages: [],
    })),
  ];
  return { testResults: [{ name: 'tests/visual/baselines', assertionResults }] };
}

/** Builds a report in which every picture of the stories is skipped, for a reason. */
export function toSkippedReport(stories: readonly Story[], reason: string): TestReport {
  const assertionResults = stories.flatMap(({ id }) =>
    MODES.map((mode) => ({
      fullName: nameOf(id, modeName(mode)),
      status: 'skipped' as const,
      duration: 0,
      failureMessages: [reason],
    })),
  );
  return { testResults: [{ name: 'tests/visual/baselines', assertionResults }] };
}
