import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { componentsManifest, componentsReadme } from './buildComponentsManifest';
import { emitComponentTypes } from './buildComponentsTypes';
import { fingerprint } from './fingerprint';

/** Folder of the design system's package. */
export const COMPONENTS = 'dist-components';

const SOURCE = 'src/components';
const INPUTS = [SOURCE, 'src/domain', 'scripts', 'package.json', 'package-lock.json'];
const STAMP = '.cache/components-inputs';

/**
 * Builds the design system's package into {@link COMPONENTS}, unless it is current: one file per module, so that
 * bundlers drop unused ones, with types and dependencies.
 * @throws Error when it does not build, or its types do not check
 */
export async function buildComponents(): Promise<void> {
  const inputs = fingerprint(INPUTS);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs && existsSync(COMPONENTS)) return;
  rmSync(COMPONENTS, { recursive: true, force: true });
  const names = readdirSync(SOURCE).filter((name) => existsSync(join(SOURCE, name, 'index.ts')));
  const outside = await buildModules(names);
  emitComponentTypes(names, COMPONENTS);
  const index = names.map((name) => `export * from './components/${name}/index.js';\n`).join('');
  writeFileSync(`${COMPONENTS}/index.js`, index);
  writeFileSync(`${COMPONENTS}/index.d.ts`, index);
  writeFileSync(`${COMPONENTS}/package.json`, componentsManifest(outside));
  writeFileSync(`${COMPONENTS}/README.md`, componentsReadme());
  mkdirSync('.cache', { recursive: true });
  writeFileSync(STAMP, inputs);
}

/** Builds the modules behind the components, and returns the packages they import. */
async function buildModules(names: readonly string[]): Promise<string[]> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [filesByAddress()],
    resolve: { alias: { '@': resolve('src') } },
    build: {
      outDir: COMPONENTS,
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: Object.fromEntries(
          names.map((name) => [`components/${name}/index`, resolve(SOURCE, name, 'index.ts')]),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        external: (id) => /^[\w@](?!\/)/u.test(id) && !id.endsWith('?url'),
        output: { preserveModules: true, preserveModulesRoot: resolve('src'), entryFileNames: '[name].js' },
      },
    },
  });
  const chunks = (Array.isArray(result) ? result : [result as Rolldown.RolldownOutput])
    .flatMap(({ output }) => output)
    .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const files = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  return [...new Set(imported.filter((id) => !files.has(id) && !id.startsWith('.')).map(packageOf))].sort();
}

function packageOf(id: string): string {
  const [scope = '', name = ''] = id.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/**
 * Makes `package/file?url` a file of the package, and a module with its address in the form that every bundler
 * recognises; a plain library build would inline the file.
 */
function filesByAddress(): Plugin {
  return {
    name: 'files-by-address',
    enforce: 'pre',
    resolveId: (id, importer) => {
      if (!id.endsWith('?url') || !importer) return null;
      const path = fileURLToPath(import.meta.resolve(id.slice(0, -'?url'.length)));
      const name = basename(path);
      mkdirSync(`${COMPONENTS}/files`, { recursive: true });
      cpSync(path, `${COMPONENTS}/files/${name}`);
      writeFileSync(
        `${COMPONENTS}/files/${name}.js`,
        `export default new URL('./${name}', import.meta.url).href;\n`,
      );
      // Modules keep their paths relative to src, so relative addresses stay valid in the package.
      return { id: relative(dirname(importer), resolve(`src/files/${name}.js`)), external: true };
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildComponents();
