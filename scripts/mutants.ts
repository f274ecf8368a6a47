import { Stryker } from '@stryker-mutator/core';
import { mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { AREAS, type Area } from './mutants/areas';
import { changedFiles, rulesOf, unloadedTests } from './mutants/files';
import { figuresOf, type MutantResult } from './mutants/figures';

/*
 * Makes small wrong changes in the rules and runs the tests of their area against each (docs/mutants.md):
 *   npm run test:mutants                          every area
 *   npm run test:mutants -- --since main~20       files changed since then
 *   npm run test:mutants -- src/domain/users       files of the folder
 *   npm run test:mutants -- --area access         one area
 * Results are reused from .cache/mutants when neither the file nor its tests have changed; --force tries
 * everything again, as after a change of what either calls.
 */
const { values, positionals } = parseArgs({
  options: {
    since: { type: 'string' },
    area: { type: 'string' },
    force: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

/** Least share of mutants, in per cent, that the tests of an area must detect. */
const NEEDED = 90;
const CACHE = '.cache/mutants';
mkdirSync(CACHE, { recursive: true });

const isAsked = (file: string) =>
  positionals.length === 0 ||
  positionals.some((path) => `${file}/`.startsWith(`${path.replace(/\/$/, '')}/`));
const changed = values.since === undefined ? undefined : changedFiles(values.since);

async function mutate(area: Area, files: string[]): Promise<MutantResult[]> {
  process.env.MUTANTS_AREA = area.name;
  const results = await new Stryker({
    mutate: files,
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // A mutant in code that runs at import would need every test file loaded again; and the runner counts tests that
    // failed to load as passed.
    ignoreStatic: true,
    // One per core would leave none for anything else.
    concurrency: 1,
    incremental: true,
    force: values.force,
    incrementalFile: `${CACHE}/${area.name}.json`,
    tempDirName: `${CACHE}/sandbox`,
    ignorePatterns: [
      '/.*',
      '!/.storybook',
      '/dist*',
      '/docs',
      '/reports',
      '/test-results',
      '/storybook-static',
      '/tests/visual',
    ],
    reporters: ['progress-append-only', 'html'],
    htmlReporter: { fileName: `reports/mutants/${area.name}.html` },
    tsconfigFile: 'none',
    disableTypeChecks: false,
    allowConsoleColors: false,
  }).runMutationTest();
  return results.filter(({ fileName }) => files.some((file) => fileName.endsWith(file)));
}

/** Fails when tests could not be loaded, which the runner counts as passed. */
function refuseUnloaded(area: Area): void {
  const report = readFileSync(`${CACHE}/${area.name}.json`, 'utf8');
  const { testFiles } = JSON.parse(report) as { testFiles: Record<string, unknown> };
  const files = unloadedTests(area, new Set(Object.keys(testFiles)));
  if (files.length > 0) throw new Error(`These tests did not run: ${files.join(', ')}`);
}

let hasMissed = false;
for (const area of AREAS) {
  if (values.area !== undefined && values.area !== area.name) continue;
  const files = rulesOf(area).filter((file) => isAsked(file) && (changed?.has(file) ?? true));
  if (files.length === 0) continue;
  const results = await mutate(area, files);
  refuseUnloaded(area);
  const figures = figuresOf(results);
  for (const line of figures.unnoticed) console.log(line);
  console.log(
    `${area.name}: ${figures.noticed} of ${figures.counted} mutants noticed, ${figures.score.toFixed(1)} %`,
  );
  hasMissed ||= figures.score < NEEDED;
}
process.exitCode = hasMissed ? 1 : 0;
