import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/\w+\/chunk-[^/]+\.mjs$/;

/**
 * A module of the router without what it keeps for others. Its package offers its development build only, with its
 * warnings; and it makes links, forms and contexts with calls as it is imported and writes names onto them, both of
 * which a bundler must take for something that has to happen. The console draws its own links and sends no forms.
 */
export function withoutUnused(code: string): string {
  return code
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replaceAll(/^(var \w+ = )(\w+\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '');
}

/** Builds with {@link withoutUnused}, which saves 4 KB brotli on the way to the first screen. */
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
