import type { Plugin } from 'vite';

/** Has the page fetch and compile a chunk beside the entry that imports it dynamically, instead of after it. */
export function preloadChunk(name: string): Plugin {
  return {
    name: 'preload-chunk',
    apply: 'build',
    transformIndexHtml(_page, { bundle }) {
      const file = Object.values(bundle ?? {}).find((each) => each.type === 'chunk' && each.name === name);
      if (!file) throw new Error(`There is no chunk named ${name}.`);
      return [
        {
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file.fileName}` },
          injectTo: 'head',
        },
      ];
    },
  };
}
