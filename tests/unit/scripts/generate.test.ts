// @vitest-environment node
import { ESLint } from 'eslint';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { check, resolveConfig } from 'prettier';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generate, GeneratorError } from '../../../scripts/generate';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'platen-new-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const filesIn = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** Types of the files as if they stood in this repository, which is left alone. */
function typeErrors(files: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, resolve('.'));
  const host = ts.createCompilerHost({ ...options, incremental: false });
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, ...rest) => {
    const text = files.get(path);
    return text === undefined ? getSourceFile(path, ...rest) : ts.createSourceFile(path, text, rest[0], true);
  };
  const directoryExists = host.directoryExists?.bind(host);
  host.directoryExists = (path) =>
    [...files.keys()].some((file) => file.startsWith(`${path}/`)) || (directoryExists?.(path) ?? false);
  const rootNames = [...files.keys(), resolve('node_modules/@testing-library/jest-dom/vitest.d.ts')];
  const program = ts.createProgram({
    rootNames,
    options: { ...options, incremental: false, tsBuildInfoFile: undefined },
    host,
  });
  return [...files.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    return [...program.getSemanticDiagnostics(source), ...program.getSyntacticDiagnostics(source)].map(
      ({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}

describe('npm run new', { timeout: 60_000 }, () => {
  it('makes a component and a feature with story and test that pass types, lint and formatting', async () => {
    const paths = [
      ...(await generate(root, 'component', 'PaperSwatch')),
      ...(await generate(root, 'feature', 'paper-stock')),
    ];
    expect(paths).toEqual([
      'src/components/PaperSwatch/PaperSwatch.tsx',
      'src/components/PaperSwatch/index.ts',
      'stories/components/PaperSwatch.stories.tsx',
      'tests/unit/components/PaperSwatch.test.tsx',
      'src/features/paper-stock/PaperStockScreen.tsx',
      'src/features/paper-stock/index.ts',
      'stories/features/paper-stock/PaperStockScreen.stories.tsx',
      'tests/unit/features/paper-stock/PaperStockScreen.test.tsx',
    ]);
    const files = new Map(paths.map((path) => [resolve(path), readFileSync(join(root, path), 'utf8')]));
    expect(typeErrors(files)).toEqual([]);

    const eslint = new ESLint();
    for (const [path, text] of files) {
      expect(await check(text, { ...(await resolveConfig(path)), filepath: path })).toBe(true);
      const [result] = await eslint.lintText(text, { filePath: path });
      // The files stand in this repository only in thought, so what they import of each other can't be found.
      const unresolved = 'There is no policy allowing dependencies from elements of type';
      const messages = result?.messages.map(({ message }) => message) ?? [];
      expect(messages.filter((message) => !message.startsWith(unresolved))).toEqual([]);
    }
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

  it('refuses a name that is taken and leaves what is there', async () => {
    await generate(root, 'component', 'PaperSwatch');
    const before = filesIn(root).length;
    await expect(generate(root, 'component', 'PaperSwatch')).rejects.toThrow(
      'There is a component PaperSwatch already: src/components/PaperSwatch/PaperSwatch.tsx exists.',
    );
    expect(filesIn(root)).toHaveLength(before);
  });
});
