import { resolve } from 'node:path';
import {
  build,
  loadConfigFromFile,
  type Plugin,
  type PluginOption,
  type Rolldown,
  type UserConfig,
} from 'vite';

/** One of the optimizations of the console's start, and how to build without it. */
export interface Trick {
  name: string;
  /** Build plugins to omit, by name. */
  plugins?: readonly string[];
  /** Whether the bundler may split scripts freely. */
  hasLooseChunks?: boolean;
  /** Modules without it, by the end of their paths, as functions of the original code. */
  modules?: Readonly<Record<string, (code: string) => string>>;
}

/** Like `String.replace`, but requires a match. @throws Error */
function replace(from: string, to: string): (code: string) => string {
  return (code) => {
    if (!code.includes(from)) throw new Error(`There is no "${from}" any more.`);
    return code.replace(from, to);
  };
}

/** The tricks of decision 0087, each of which can be deleted by itself. */
export const TRICKS: readonly Trick[] = [
  {
    name: 'Read ahead',
    modules: { '/src/app/start/readAhead.ts': replace('if (token) {', 'if (token && !token) {') },
  },
  {
    name: 'Drawn once, with its page',
    modules: { '/src/app/main.tsx': replace('if (started.ok) await routerReady(router);', '') },
  },
  { name: 'Controls a frame later', modules: { '/src/app/main.tsx': replace('holdDeferred();', '') } },
  {
    name: 'Begun after its file',
    modules: { '/src/app/main.tsx': replace('queueMicrotask(() => void start());', 'void start();') },
  },
  {
    name: 'Identity client after the first screen',
    modules: {
      '/src/app/session/Auth0SessionProvider.tsx': replace('useState(token === undefined)', 'useState(true)'),
    },
  },
  { name: 'One file of script', hasLooseChunks: true },
  { name: 'Compile hints', plugins: ['compile-hints'] },
  { name: 'Lean router', plugins: ['lean-router'] },
];

const isPlugin = (option: PluginOption): option is Plugin =>
  typeof option === 'object' && option !== null && 'name' in option;

/** Builds the console without a trick into a separate folder, and returns it. */
export async function buildWithout({
  name,
  plugins = [],
  hasLooseChunks = false,
  modules = {},
}: Trick): Promise<string> {
  const directory = resolve('.cache/bench-start', name.toLowerCase().replaceAll(' ', '-'));
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
  if (!loaded) throw new Error('The console has no configuration of its build.');
  const config: UserConfig = loaded.config;
  const all = (config.plugins ?? []).flat(2);
  const kept = all.filter((plugin) => !(isPlugin(plugin) && plugins.includes(plugin.name)));
  if (all.length - kept.length !== plugins.length)
    throw new Error(`There is no plugin ${plugins.join(', ')}.`);
  const output = config.build?.rolldownOptions?.output as Rolldown.OutputOptions;
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      ...kept,
      {
        name: 'without-trick',
        enforce: 'pre',
        transform(code, id) {
          const [, change] = Object.entries(modules).find(([end]) => id.endsWith(end)) ?? [];
          return change && { code: change(code), map: null };
        },
      },
    ],
    build: {
      ...config.build,
      outDir: directory,
      emptyOutDir: true,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: hasLooseChunks ? { ...output, codeSplitting: true } : output,
      },
    },
  });
  return directory;
}
