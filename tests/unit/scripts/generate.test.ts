import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generate, GeneratorError } from '../../../scripts/generate';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'platen-new-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const filesIn = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** Whether to copy a file: the sources and everything their checks read. */
const isSource = (path: string) =>
  !/^(?:\.git|node_modules|dist|dist-components|dist-mock|dist-studio|storybook-static|reports|test-results|\.cache|\.data)$/.test(
    path,
  ) && path !== join('tests', 'visual', 'baselines');

/** Copies this repository there, with its packages as a link. */
function copyRepository(): void {
  cpSync('.', root, { recursive: true, filter: (path) => isSource(path) });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
}

/** Runs a tool in the copy. @throws Error with its output when it fails */
function run(...command: string[]): void {
  try {
    execFileSync('npx', ['--no-install', ...command], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
}

describe('npm run new', { timeout: 600_000 }, () => {
  it('makes a component, and a feature with page, route and states, that pass every check', async () => {
    copyRepository();
    const component = await generate(root, 'component', 'PaperSwatch');
    const feature = await generate(root, 'feature', 'paper-stock');
    expect(component).toEqual([
      'src/components/PaperSwatch/PaperSwatch.tsx',
      'src/components/PaperSwatch/index.ts',
      'stories/components/PaperSwatch.stories.tsx',
      'tests/unit/components/PaperSwatch.test.tsx',
    ]);
    expect(feature).toEqual([
      'src/features/paper-stock/PaperStockScreen.tsx',
      'src/features/paper-stock/index.ts',
      'src/app/pages/PaperStockPage.tsx',
      'stories/states/tables/paperStock.ts',
      'stories/states/workspace/PaperStock.stories.tsx',
      'tests/unit/features/paper-stock/paperStockScreen.test.tsx',
      'src/domain/paths/paths.ts',
      'src/app/routeTable/subscriptionRoutes.ts',
      'src/app/routes/pageLoaders.ts',
      'src/app/commands/storyOf.ts',
      'stories/states/screens.ts',
      'tests/e2e/support/accessTable.ts',
    ]);
    run('tsgo', '--singleThreaded', '--noEmit', '--incremental', 'false');
    run('eslint', '--max-warnings', '0', ...component, ...feature);
    run('prettier', '--check', ...component, ...feature);
    const rules = ['accessMatrix', 'componentStories', 'navigation', 'states'];
    run('vitest', 'run', '--project', 'architecture', ...rules.map((rule) => `tests/architecture/${rule}`));
    run('vitest', 'run', '--project', 'unit', 'PaperSwatch', 'paperStockScreen');
  });

  it.each([
    ['component', 'statusDot', 'is no name for a component. Write it like StatusDot.'],
    ['component', '../Escape', 'is no name for a component. Write it like StatusDot.'],
    ['feature', 'BrandKits', 'is no name for a feature. Write it like brand-kits.'],
    ['feature', 'brand--kits', 'is no name for a feature. Write it like brand-kits.'],
    ['feature', undefined, 'is no name for a feature. Write it like brand-kits.'],
    ['toString', 'Name', 'Say what to make: npm run new component|feature NAME'],
  ])('refuses %s %s and writes nothing', async (kind, name, message) => {
    const wish = generate(root, kind, name);
    await expect(wish).rejects.toThrow(GeneratorError);
    await expect(wish).rejects.toThrow(message);
    expect(filesIn(root)).toEqual([]);
  });

  it('refuses a taken name and keeps existing files', async () => {
    await generate(root, 'component', 'PaperSwatch');
    const before = filesIn(root).length;
    await expect(generate(root, 'component', 'PaperSwatch')).rejects.toThrow(
      'There is a component PaperSwatch already: src/components/PaperSwatch/PaperSwatch.tsx exists.',
    );
    expect(filesIn(root)).toHaveLength(before);
  });
});
