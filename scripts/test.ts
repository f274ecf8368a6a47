import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { buildConsole } from './buildConsole';
import { ensureChromium } from './chromium';
import { startPostgres } from './postgres';
import { readReport, REPORTS } from './testReports';

interface Step {
  name: string;
  command: string[];
  environment?: Record<string, string>;
  /** Report to count tests from; a step without one counts as one check. */
  report?: string;
}

interface Result {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

/** One step's command, its output kept together and printed when it is done. */
function run({ name, command, environment = {}, report }: Step): Promise<Result> {
  const started = Date.now();
  const [program = '', ...parameters] = command;
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { env: { ...process.env, ...environment } });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('close', (code) => {
      const seconds = (Date.now() - started) / 1000;
      const hasPassed = code === 0;
      console.log(`\n${hasPassed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
      const text = Buffer.concat(output).toString().trim();
      if (!hasPassed && text) console.log(text);
      resolve({ name, seconds, ...count(hasPassed, report) });
    });
  });
}

/** A report may be missing or all green although its runner failed: that counts as a failure all the same. */
function count(hasPassed: boolean, report: string | undefined): { passed: number; failed: number } {
  if (!report) return hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const tests = readReport(`${REPORTS}/${report}.json`);
    const passed = tests.filter((test) => test.hasPassed).length;
    return { passed, failed: Math.max(tests.length - passed, hasPassed ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const npx = (...command: string[]) => ['npx', '--no-install', ...command];
const check = (name: string) => ['npm', 'run', '--silent', `check:${name}`];
const vitest = (name: string, project: string, environment: Record<string, string> = {}): Step => ({
  name,
  command: npx(
    ...['vitest', 'run', '--project', project, '--reporter=dot', '--reporter=json'],
    `--outputFile.json=${REPORTS}/${name.replaceAll(' ', '-')}.json`,
  ),
  environment,
  report: name.replaceAll(' ', '-'),
});

async function inTurn(steps: Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) results.push(await run(step));
  return results;
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
process.env.CHROMIUM_PATH = ensureChromium();
const postgres = await startPostgres();

const results: Result[] = [];
try {
  // Two lanes for two cores; what needs a browser or a database to itself runs in one of them.
  const lanes = await Promise.all([
    inTurn([
      { name: 'types', command: check('types') },
      { name: 'lint', command: check('lint') },
      { name: 'formatting', command: check('format') },
      { name: 'unused code', command: check('unused') },
      { name: 'contract drift', command: check('contract') },
      vitest('architecture', 'architecture'),
    ]),
    inTurn([
      vitest('unit', 'unit'),
      vitest('contract on PGlite', 'contract'),
      vitest('contract on PostgreSQL', 'contract', { TEST_DATABASE_URL: postgres.url }),
    ]),
  ]);
  results.push(...lanes.flat());
  await buildConsole();
  results.push(
    ...(await inTurn([
      vitest('stories', 'stories-*'),
      { name: 'visual', command: ['npm', 'run', '--silent', 'test:visual'], report: 'visual' },
      vitest('visual proof', 'visual'),
      vitest('consumer of the package', 'consumer'),
    ])),
  );
  results.push(
    ...(await inTurn([
      {
        name: 'end to end',
        command: npx('playwright', 'test'),
        environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/e2e.json` },
        report: 'e2e',
      },
      { name: 'requirements', command: ['npm', 'run', '--silent', 'requirements'] },
    ])),
  );
} finally {
  await postgres.stop();
}

console.log('\nStep                      passed  failed  seconds');
for (const { name, passed, failed, seconds } of results) {
  const figures = [String(passed).padStart(6), String(failed).padStart(8), seconds.toFixed(1).padStart(9)];
  console.log(`${name.padEnd(26)}${figures.join('')}`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
