import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { because, readReport } from '../../../scripts/testReports';

function read(report: object) {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return readReport(path);
}

const ofVitest = (...assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]) =>
  read({ testResults: [{ assertionResults }] });

describe('why tests were skipped', () => {
  it('is read from the title of a test with a missing program', () => {
    const missing = 'gs not installed; on Debian: apt-get install ghostscript';
    const { tests, skipped } = ofVitest(
      { fullName: `a file of PostScript${because(missing)} has a preview`, status: 'skipped' },
      { fullName: 'a picture has a preview', status: 'passed' },
    );
    expect(skipped).toEqual([missing]);
    expect(tests.map(({ title }) => title)).toEqual(['a picture has a preview']);
  });

  it('adds nothing to the title when nothing is missing', () => {
    expect(because(undefined)).toBe('');
  });

  it('is the failure message of a picture report', () => {
    const failureMessages = ['No browser draws them.'];
    expect(ofVitest({ fullName: 'a picture', status: 'skipped', failureMessages }).skipped).toEqual(
      failureMessages,
    );
  });

  it('is empty without a reason', () => {
    expect(ofVitest({ fullName: 'a picture', status: 'pending' }).skipped).toEqual(['']);
  });

  it('is the skip annotation of an end-to-end test', () => {
    const annotations = [{ type: 'skip', description: 'PostgreSQL not installed' }];
    const spec = { title: 'stays up', ok: true, tests: [{ status: 'skipped', annotations }] };
    const suites = [{ title: 'deployed.e2e.ts', file: 'deployed.e2e.ts', specs: [spec] }];
    expect(read({ config: { rootDir: process.cwd() }, suites }).skipped).toEqual([
      'PostgreSQL not installed',
    ]);
  });
});
