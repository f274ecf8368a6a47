import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { PLATFORM } from '../../scripts/buildPlatform';

const lines = readFileSync('deploy/Containerfile', 'utf8').split('\n');

/** Returns the sources of a line `COPY a b target`. */
function sourcesOf(line: string): string[] {
  const words = line.split(/\s+/).slice(1);
  return words.some((word) => word.startsWith('--from=')) ? [] : words.slice(0, -1);
}

const sources = lines.filter((line) => line.startsWith('COPY ')).flatMap(sourcesOf);
const platformAt = lines.findIndex((line) => /^FROM .* AS platform$/.test(line));
const platformEnd = lines.findIndex((line, index) => index > platformAt && line.startsWith('FROM '));
const inPlatform = lines.slice(platformAt, platformEnd).filter((line) => line.startsWith('COPY '));

/** Resolves an import of this repository to its file. */
function fileOf(specifier: string, importer: string): string {
  const base = specifier.startsWith('@/')
    ? resolve('src', specifier.slice(2))
    : resolve(dirname(importer), specifier);
  const found = [base, `${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((path) =>
    ts.sys.fileExists(path),
  );
  if (!found) throw new Error(`${importer} imports ${specifier}, which is not there.`);
  return found;
}

/** Collects everything the running platform needs: files of this repository, and names of packages. */
function readPlatform() {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const options = {
      verbatimModuleSyntax: true,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
    };
    const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions: options });
    for (const { fileName: specifier } of ts.preProcessFile(outputText, true, true).importedFiles) {
      if (specifier.startsWith('.') || specifier.startsWith('@/')) visit(fileOf(specifier, file));
      else if (!specifier.startsWith('node:'))
        packages.add(
          specifier
            .split('/')
            .slice(0, specifier.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  };
  visit(resolve('platform/main.ts'));
  return { files: [...files].map((file) => relative('.', file)), packages: [...packages].sort() };
}

describe('the container file', () => {
  it('copies existing files that the build context includes', () => {
    const unseen = readFileSync('.dockerignore', 'utf8').trim().split('\n');
    expect(sources.length).toBeGreaterThan(5);
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
    expect(sources.filter((source) => unseen.includes(source))).toEqual([]);
  });

  it('includes every file and package the platform runs on, without development tools', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const { files, packages } = readPlatform();
    const copied = inPlatform.flatMap(sourcesOf);
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !copied.some((source) => file.startsWith(`${source}/`)))).toEqual([]);
    expect(packages).toContain('fastify');
    // It runs the built platform, which reads files beside their sources.
    expect(inPlatform).toContain(`COPY --from=build /platen/${PLATFORM} ${PLATFORM}`);
    expect(lines[platformEnd - 2]).toContain(`"${PLATFORM}/main.mjs"`);
    expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
  });
});
