import { resolve } from 'node:path';
import { loadConfigFromFile, type UserConfig } from 'vite';
import { createVitest, type TestCase, type TestSpecification, type Vitest } from 'vitest/node';
import { breakFile } from './breakFile';
import type { BreakingRow } from './rows';

/*
 * Tries one row after another for scripts/testRows.ts, which sends each as a message and gets the verdict back. One
 * Vitest serves all rows, so that the database is seeded once and unchanged modules are read once.
 */

/** The verdict of one row: null when its test noticed the change, else the reason why not. */
export type Verdict = string | null;

const breaking = breakFile();

/** Starts the projects of vitest.config.ts, each with the plugin that changes a file. */
async function startVitest(): Promise<Vitest> {
  const environment = { command: 'serve', mode: 'test' } as const;
  const loaded = await loadConfigFromFile(environment, 'vitest.config.ts');
  const config: UserConfig = loaded?.config ?? {};
  const projects = (config.test?.projects ?? []).map((project) =>
    typeof project === 'object' && 'test' in project
      ? { ...project, plugins: [breaking.plugin, ...(project.plugins ?? [])] }
      : project,
  );
  return createVitest('test', {
    config: false,
    watch: false,
    reporters: [{}],
    projects,
  });
}

function specify(vitest: Vitest, { testFile, testName }: BreakingRow): TestSpecification | undefined {
  const file = resolve(testFile);
  const project = vitest.projects.find((candidate) => candidate.matchesTestGlob(file));
  const name = new RegExp(testName.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return project?.createSpecification(file, { testNamePattern: name });
}

/** Makes the server and running tests read the modules of a file again. */
function forgetFile(vitest: Vitest, file: string): void {
  vitest.invalidateFile(file);
  vitest.watcher.invalidates.add(file);
}

function judge(tests: readonly TestCase[], id: string, wasLoaded: boolean): Verdict {
  if (!wasLoaded) return 'the test does not load the file';
  const ran = tests.filter((test) => test.result().state !== 'skipped' && test.fullName.includes(id));
  if (ran.length === 0) return 'no test of this name and row was run';
  return ran.some((test) => test.result().state === 'failed') ? null : 'the test stayed green';
}

async function tryRow(vitest: Vitest, row: BreakingRow): Promise<Verdict> {
  const specification = specify(vitest, row);
  if (!specification) return 'no project runs the test file';
  const file = resolve(row.file);
  forgetFile(vitest, file);
  breaking.begin({ file, text: row.text, replacement: row.replacement });
  try {
    const { testModules } = await vitest.runTestSpecifications([specification]);
    // Modules of earlier rows are among them.
    const own = testModules.filter(({ moduleId }) => moduleId === specification.moduleId);
    const tests = own.flatMap((module) => [...module.children.allTests()]);
    return judge(tests, row.id, breaking.wasLoaded());
  } finally {
    breaking.end();
    forgetFile(vitest, file);
  }
}

const vitest = await startVitest();
process.on('message', (row: BreakingRow) => {
  void tryRow(vitest, row)
    .catch((error: unknown) => String(error))
    .then((verdict) => process.send?.(verdict));
});
process.on('disconnect', () => void vitest.close().finally(() => process.exit()));
process.send?.('ready');
