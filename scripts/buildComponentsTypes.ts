import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

const SOURCE = resolve('src');
/** Gives Stitches' types the element map they look for (decision 0020). */
const AMBIENT = 'components/theme/jsx.d.ts';
/** The declarations of styled components use private types of Stitches. */
const STITCHES = '@stitches/react';
const STITCHES_TYPES = resolve('node_modules', STITCHES, 'types');
const SPECIFIER = /(\bfrom |\bimport\(|\bimport )(['"])([^'"]+)\2/gu;

/**
 * Writes the declarations of the components and of their modules into the folder, with relative paths in place of the
 * alias, together with those of Stitches.
 * @throws Error with the type errors
 */
export function emitComponentTypes(names: readonly string[], folder: string): void {
  emitTypes(
    names.map((name) => join(SOURCE, 'components', name, 'index.ts')),
    folder,
  );
  copyFileSync(join(SOURCE, AMBIENT), join(folder, AMBIENT));
  for (const name of readdirSync(STITCHES_TYPES)) {
    const text = readFileSync(join(STITCHES_TYPES, name), 'utf8');
    const withEndings = text.replaceAll(/(from '\.\/[\w-]+)'/gu, "$1.js'");
    write(join(folder, 'stitches', name), `/// <reference path="../${AMBIENT}" />\n${withEndings}`);
  }
}

/**
 * Writes the declarations of modules and their imports into the folder, at their paths relative to src, with relative
 * paths in place of the alias.
 * @throws Error with the type errors
 */
export function emitTypes(entries: readonly string[], folder: string): void {
  const options = emittingOptions(folder);
  const ambient = ts.sys.readDirectory(join(SOURCE, 'components'), ['.d.ts']);
  const program = ts.createProgram([...entries, ...ambient], options);
  const { diagnostics } = program.emit(undefined, (path, text, _mark, _onError, sources) => {
    const source = sources?.[0]?.fileName;
    if (source) write(path, withPlainPaths(text, source, options));
  });
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, ts.createCompilerHost(options)));
}

function emittingOptions(folder: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const root = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, resolve('.'));
  const { tsBuildInfoFile: _left, ...options } = root.options;
  return {
    ...options,
    noEmit: false,
    incremental: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: SOURCE,
    outDir: resolve(folder),
    paths: { ...options.paths, [`${STITCHES}/types/*`]: [join(STITCHES_TYPES, '*')] },
  };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Rewrites imports in declarations to relative file names, which every module resolution supports. */
function withPlainPaths(text: string, source: string, options: ts.CompilerOptions): string {
  const pathTo = (file: string): string => {
    const path = relative(dirname(source), file);
    return path.startsWith('.') ? path : `./${path}`;
  };
  return text.replaceAll(SPECIFIER, (whole, keyword: string, quote: string, specifier: string) => {
    if (specifier.startsWith(STITCHES)) {
      const [name = 'index'] = specifier.split('/types/').slice(1);
      return `${keyword}${quote}${pathTo(join(SOURCE, 'stitches', `${name}.js`))}${quote}`;
    }
    const { resolvedModule } = ts.resolveModuleName(specifier, source, options, ts.sys);
    if (!resolvedModule?.resolvedFileName.startsWith(SOURCE)) return whole;
    const file = resolvedModule.resolvedFileName.replace(/\.tsx?$/u, '.js');
    return `${keyword}${quote}${pathTo(file)}${quote}`;
  });
}
