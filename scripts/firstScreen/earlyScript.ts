import { build, type Plugin, type Rolldown } from 'vite';

const NAME = 'early.js';

/**
 * Builds a script of its own beside the console, which shares no file with it, and has the page run it as soon as it is
 * there: it is small, and need not wait for the large one.
 */
export function earlyScript(entry: string, alias: Record<string, string>): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    async buildStart() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        resolve: { alias },
        build: {
          write: false,
          target: 'es2022',
          lib: { entry, formats: ['iife'], name: 'early' },
          rolldownOptions: { treeshake: { moduleSideEffects: false } },
        },
      });
      const [output] = [built].flat() as Rolldown.RolldownOutput[];
      this.emitFile({ type: 'asset', name: NAME, source: output?.output[0].code ?? '' });
    },
    transformIndexHtml(_page, { bundle }) {
      const file = Object.values(bundle ?? {}).find(
        (each) => each.type === 'asset' && each.names.includes(NAME),
      );
      if (!file) throw new Error('The early script was not built.');
      return [
        {
          tag: 'script',
          attrs: { async: true, crossorigin: true, src: `/${file.fileName}` },
          injectTo: 'head-prepend',
        },
      ];
    },
  };
}
