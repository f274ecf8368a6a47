import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/\w+\/chunk-[^/]+\.mjs$/;

/**
 * Removes unused parts from a module of the router. Its package has only a development build with warnings. It also
 * creates links, forms and contexts at import, which a bundler must keep as side effects. The console has its own links
 * and sends no forms.
 */
export function withoutUnused(code: string): string {
  return code
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replaceAll(/^(var \w+ = )(\w+\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '');
}

/** Builds with {@link withoutUnused}, which saves 4 KB brotli for the first screen. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  };
}
