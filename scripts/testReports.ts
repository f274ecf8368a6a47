import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Folder of the JSON reports of all test runners. */
export const REPORTS = 'reports';

/** One test of a report, with the titles of its groups before its own. */
export interface ReportedTest {
  title: string;
  hasPassed: boolean;
  /** Its file, relative to the repository's root; undefined when the report lacks it. */
  file: string | undefined;
  /** Its duration in milliseconds, including retries; 0 when the report lacks it. */
  time: number;
}

/** The tests of a report. */
export interface ReadReport {
  /** The tests that were run. */
  tests: ReportedTest[];
  /** The distinct reasons of skipped tests; empty when the report has none. */
  skipped: string[];
}

interface VitestReport {
  testResults: {
    name?: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

interface PlaywrightTest {
  status: string;
  annotations?: { type: string; description?: string }[];
  results?: { duration: number }[];
}

interface PlaywrightSuite {
  title: string;
  file?: string;
  specs: { title: string; ok: boolean; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

/** Returns a suffix for the titles of tests that need a missing program. */
export const because = (missing: string | undefined): string =>
  missing === undefined ? '' : ` (skipped: ${missing})`;

/** The reason that {@link because} wrote into a title. */
const reasonIn = (title: string): string | undefined => /\(skipped: ([^)]*)\)/.exec(title)?.[1];

/** Reads the tests of every report of the last run. Skipped tests count as not run. */
export function readReports(): ReportedTest[] {
  if (!existsSync(REPORTS)) return [];
  return readdirSync(REPORTS)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readReport(join(REPORTS, name)).tests);
}

/** Reads one report, of vitest or of Playwright. */
export function readReport(path: string): ReadReport {
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof report === 'object' && report !== null) {
    if ('testResults' in report) return fromVitest(report as VitestReport);
    if ('suites' in report) {
      const { config, suites } = report as PlaywrightReport;
      return merge(
        suites.map((suite) => fromPlaywright(suite, suite.file && below(join(config.rootDir, suite.file)))),
      );
    }
  }
  return { tests: [], skipped: [] };
}

const merge = (reports: ReadReport[]): ReadReport => ({
  tests: reports.flatMap(({ tests }) => tests),
  skipped: reports.flatMap(({ skipped }) => skipped),
});

/** Makes a path relative to the repository, with slashes. */
function below(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}

function fromVitest(report: VitestReport): ReadReport {
  const results = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({ ...result, file: name && below(name) })),
  );
  const wasRun = (status: string) => status === 'passed' || status === 'failed';
  return {
    tests: results
      .filter(({ status }) => wasRun(status))
      .map(({ fullName, status, duration, file }) => ({
        title: fullName,
        hasPassed: status === 'passed',
        file,
        time: duration ?? 0,
      })),
    skipped: results
      .filter(({ status }) => !wasRun(status))
      .map(({ fullName, failureMessages }) => failureMessages?.[0] ?? reasonIn(fullName) ?? ''),
  };
}

function fromPlaywright(suite: PlaywrightSuite, file: string | undefined, prefix = ''): ReadReport {
  const wasRun = ({ tests }: { tests: PlaywrightTest[] }) => tests.some(({ status }) => status !== 'skipped');
  const own: ReadReport = {
    tests: suite.specs.filter(wasRun).map((spec) => ({
      title: `${prefix}${suite.title} ${spec.title}`,
      hasPassed: spec.ok,
      file,
      time: spec.tests
        .flatMap(({ results = [] }) => results)
        .reduce((sum, { duration }) => sum + duration, 0),
    })),
    skipped: suite.specs
      .filter((spec) => !wasRun(spec))
      .map(({ tests }) => tests[0]?.annotations?.find(({ type }) => type === 'skip')?.description ?? ''),
  };
  const nested = (suite.suites ?? []).map((child) => fromPlaywright(child, file, `${prefix}${suite.title} `));
  return merge([own, ...nested]);
}
