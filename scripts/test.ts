import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { buildConsole } from './buildConsole';
import { buildPlatform } from './buildPlatform';
import { findChromium, installChromium, missingBrowserPackages, missingChromium } from './chromium';
import { canInstall, installPackages } from './debianPackages';
import { missingFirefoxPackages } from './firefox';
import { missingNginxPackages } from './nginx';
import { missingPostgres, missingPostgresPackages, startPostgres } from './postgres';
import { areProgramsEnding, endPrograms, onStop, startProgram } from './programs';
import { missingReaderPackages } from './readers';
import { readReport, REPORTS } from './testReports';
import { type StepResult, summarise } from './testSummary';

interface Step {
  name: string;
  command: string[];
  environment?: Record<string, string>;
  /** Report from which tests are counted; a step without one counts as one check. */
  report?: string;
  /** Why it can't be run: it is skipped, and neither passes nor fails. */
  missing?: string | undefined;
}

/** Runs one step's command, and prints its output together at the end. */
function run({ name, command, environment = {}, report, missing }: Step): Promise<StepResult> {
  if (missing !== undefined) {
    console.log(`\n– ${name} is skipped. ${missing}`);
    return Promise.resolve({ name, seconds: 0, passed: 0, failed: 0, skipped: [missing], tests: [] });
  }
  // A run that is being stopped exits when its programs have ended.
  if (areProgramsEnding()) return new Promise(() => undefined);
  const started = Date.now();
  const [program = '', ...parameters] = command;
  // A build in this process has set it for itself.
  const { NODE_ENV: _, ...inherited } = process.env;
  return new Promise((resolve) => {
    const child = startProgram(program, parameters, { env: { ...inherited, ...environment } });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('close', (code) => {
      const seconds = (Date.now() - started) / 1000;
      const hasPassed = code === 0;
      console.log(`\n${hasPassed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
      const text = Buffer.concat(output).toString().trim();
      if (!hasPassed && text) console.log(text);
      resolve({ name, seconds, ...count(name, hasPassed, report) });
    });
  });
}

/** A failed runner without a red report still counts as a failure. */
function count(
  step: string,
  hasPassed: boolean,
  report: string | undefined,
): Omit<StepResult, 'name' | 'seconds'> {
  const none = { passed: 0, failed: 1, skipped: [], tests: [] };
  if (!report) return hasPassed ? { ...none, passed: 1, failed: 0 } : none;
  try {
    const { tests, skipped } = readReport(`${REPORTS}/${report}.json`);
    const passed = tests.filter((test) => test.hasPassed).length;
    return {
      passed,
      failed: Math.max(tests.length - passed, hasPassed ? 0 : 1),
      skipped,
      tests: tests.map(({ title, time }) => ({ step, title, time })),
    };
  } catch {
    return none;
  }
}

const npx = (...command: string[]) => ['npx', '--no-install', ...command];
const check = (name: string) => ['npm', 'run', '--silent', `check:${name}`];
const vitest = (
  name: string,
  project: string,
  {
    environment = {},
    without = [],
    missing,
  }: Pick<Step, 'environment' | 'missing'> & { without?: readonly string[] } = {},
): Step => ({
  name,
  command: npx(
    ...['vitest', 'run', '--project', project, '--reporter=dot', '--reporter=json'],
    `--outputFile.json=${REPORTS}/${name.replaceAll(' ', '-')}.json`,
    ...without.map((file) => `--exclude=${file}`),
  ),
  environment,
  missing,
  report: name.replaceAll(' ', '-'),
});

/** Installs missing programs of the tests, or prints how to: browsers, PostgreSQL, nginx, and readers of our files. */
function installMissing(): void {
  const missing = [
    ...missingBrowserPackages(),
    ...missingFirefoxPackages(),
    ...missingPostgresPackages(),
    ...missingNginxPackages(),
    ...missingReaderPackages(),
  ];
  if (missing.length === 0) return;
  if (!canInstall()) {
    const names = missing.join(' ');
    console.log(
      `Not everything the tests use is here; root installs it on Debian with: apt-get install ${names}`,
    );
    console.log('What can’t be done without it is skipped.');
    return;
  }
  console.log(`Installing ${missing.join(', ')} …`);
  try {
    installPackages(missing);
  } catch (error) {
    // Steps without their programs are skipped, and name the package to install.
    console.log(error instanceof Error ? error.message : error);
  }
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
// First, because two steps can't install or build at once; and together, as apt-get takes as long for one package.
installMissing();
installChromium();
const noChromium = missingChromium();
if (noChromium === undefined) process.env.CHROMIUM_PATH = findChromium();
await buildPlatform();
const noPostgres = missingPostgres();
const starting = noPostgres === undefined ? startPostgres() : undefined;
onStop(async () => {
  await endPrograms();
  await (await starting)?.stop();
});
const postgres = await starting;

/**
 * One more than cores, as steps wait for files, databases and browsers. Limited by memory on large machines: a step
 * takes up to 2 GB.
 */
const SIDE_BY_SIDE = Math.min(availableParallelism() + 1, 6);

/** Runs the groups in order, several at once: a free slot takes the next. The steps of a group run in sequence. */
async function runSideBySide(groups: readonly (readonly Step[])[]): Promise<StepResult[]> {
  const open = [...groups.entries()];
  const results: StepResult[][] = [];
  const work = async (): Promise<void> => {
    for (let next = open.shift(); next; next = open.shift()) {
      const [index, steps] = next;
      const own: StepResult[] = (results[index] = []);
      for (const step of steps) own.push(await run(step));
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return results.flat();
}

/**
 * Tests that do not depend on the database, and slow ones whose statements other tests run on the embedded database too,
 * as the end-to-end tests do: only on PostgreSQL if there is one, where they are faster.
 */
const WITHOUT_PGLITE = postgres
  ? [
      'tests/contract/accessExplained.test.ts',
      'tests/contract/connectorData.test.ts',
      'tests/contract/databaseGone.test.ts',
      'tests/contract/demoMedia.test.ts',
      'tests/contract/killedWorker.test.ts',
      'tests/contract/lifecycle.test.ts',
      'tests/contract/mediaPreviews.test.ts',
      'tests/contract/mockParity.test.ts',
      'tests/contract/output.test.ts',
      'tests/contract/outputLibrary.test.ts',
      'tests/contract/outputValues.test.ts',
      'tests/contract/pdfX4.test.ts',
      'tests/contract/permissionCategories.test.ts',
      'tests/contract/placedDrawings.test.ts',
      'tests/contract/placedPdf.test.ts',
      'tests/contract/placedPsdAndEps.test.ts',
      'tests/contract/projectPictures.test.ts',
      'tests/contract/seedFonts.test.ts',
      'tests/contract/slowPreviews.test.ts',
      'tests/contract/studioRoles.test.ts',
      'tests/contract/userRolesChanged.test.ts',
      'tests/contract/webHooks.test.ts',
      'tests/security/accessMatrix.test.ts',
      'tests/security/foreignAccounts.test.ts',
      'tests/security/foreignReferences.test.ts',
      'tests/security/forgedTokens.test.ts',
      'tests/security/hostileForms.test.ts',
      'tests/security/hostileInput.test.ts',
      'tests/security/integrationTokens.test.ts',
      'tests/security/pathTraversal.test.ts',
      'tests/security/serverAnswers.test.ts',
      'tests/security/signInFlood.test.ts',
      'tests/security/signInGuessing.test.ts',
      'tests/security/slowClients.test.ts',
      'tests/security/wrongBodies.test.ts',
    ]
  : [];
/** Tests of files, pictures, settings and packages, independent of the database. */
const WITHOUT_POSTGRES = [
  'tests/security/dataDirectory.test.ts',
  'tests/security/dependencies.test.ts',
  'tests/security/signatureSecret.test.ts',
  'tests/contract/smartCrop.test.ts',
  'tests/contract/storage.test.ts',
];

/* Longest first, so that short ones keep the processors busy until the end. */
const STEPS: readonly (readonly Step[])[] = [
  [vitest('unit', 'unit*')],
  // Contract and security tests in one run per database, which is created and filled once.
  [vitest('platform on PGlite', 'contract', { without: WITHOUT_PGLITE })],
  [
    vitest('platform on PostgreSQL', 'contract', {
      environment: postgres && { TEST_DATABASE_URL: postgres.url },
      without: WITHOUT_POSTGRES,
      missing: noPostgres,
    }),
  ],
  [vitest('stories', 'stories-*', { missing: noChromium })],
  // Both read the built Storybook, which the first one may have to build.
  [
    vitest('visual proof', 'visual'),
    { name: 'visual', command: ['npm', 'run', '--silent', 'test:visual'], report: 'visual' },
  ],
  [{ name: 'lint', command: check('lint') }],
  [vitest('consumer of the package', 'consumer')],
  // Built here for some end-to-end tests, which would otherwise build it while nothing else runs.
  [{ name: 'package of the studio', command: ['npm', 'run', '--silent', 'build:studio'] }],
  [{ name: 'console in mock mode', command: npx('tsx', 'scripts/buildMockConsole.ts') }],
  [{ name: 'types', command: check('types') }],
  [vitest('architecture', 'architecture')],
  [{ name: 'formatting', command: check('format') }],
  [{ name: 'unused code', command: check('unused') }],
  [{ name: 'contract drift', command: check('contract') }],
];

/* Several whole platforms and browsers: nothing runs beside them, or their waits time out. */
const END_TO_END: Step = {
  name: 'end to end',
  command: npx('playwright', 'test'),
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/e2e.json` },
  report: 'e2e',
  missing: noChromium,
};

/** Pictures prove no row, so their step may have been skipped. */
const skippedProof = (results: readonly StepResult[]): string | undefined =>
  results.some(({ name, skipped }) => name !== 'visual' && skipped.length > 0)
    ? 'A row is proven by tests that were run, and some were skipped'
    : undefined;

const results: StepResult[] = [];
try {
  const [steps] = await Promise.all([runSideBySide(STEPS), buildConsole({ isStrict: true })]);
  results.push(...steps);
  results.push(await run(END_TO_END));
  const command = ['npm', 'run', '--silent', 'requirements'];
  results.push(await run({ name: 'requirements', command, missing: skippedProof(results) }));
} finally {
  await postgres?.stop();
}

console.log(`\n${summarise(results).join('\n')}`);
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
