/*
 * Imported before anything that imports oidc-provider, which warns as it is imported that it wants Node.js 22 LTS or
 * later. The platform's tests run on 20.19, 22 and 24 (`npm run test:node-versions`), so that is nothing a reader of the
 * first line of output could act on.
 */
const RUNTIME = 'oidc-provider WARNING: Unsupported runtime.';
const { warn } = console;

// eslint-disable-next-line no-console -- the library has no other switch
console.warn = (...values: unknown[]) => {
  if (!String(values[0]).includes(RUNTIME)) warn(...values);
};
