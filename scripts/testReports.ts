import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder every test runner writes its JSON report to. */
export const REPORTS = 'reports';

/** One test of a report, with the titles of its groups before its own. */
export interface ReportedTest {
  title: string;
  hasPassed: boolean;
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; ok: boolean; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** The tests of every report of the last run. Skipped tests count as not run. */
export function readReports(): ReportedTest[] {
  if (!existsSync(REPORTS)) return [];
  return readdirSync(REPORTS)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readReport(join(REPORTS, name)));
}

/** The tests of one report, of vitest or of Playwright. */
export function readReport(path: string): ReportedTest[] {
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof report !== 'object' || report === null) return [];
  if ('testResults' in report) return fromVitest(report as VitestReport);
  if ('suites' in report)
    return (report.suites as PlaywrightSuite[]).flatMap((suite) => fromPlaywright(suite));
  return [];
}

function fromVitest(report: VitestReport): ReportedTest[] {
  return report.testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status }) => ({ title: fullName, hasPassed: status === 'passed' }));
}

function fromPlaywright(suite: PlaywrightSuite, prefix = ''): ReportedTest[] {
  const own = suite.specs
    .filter((spec) => spec.tests.some((test) => test.status !== 'skipped'))
    .map((spec) => ({ title: `${prefix}${suite.title} ${spec.title}`, hasPassed: spec.ok }));
  const nested = (suite.suites ?? []).flatMap((child) => fromPlaywright(child, `${prefix}${suite.title} `));
  return [...own, ...nested];
}
