/*
 * Must be imported before oidc-provider, which warns on import that it wants Node.js 22 LTS or later. The platform's
 * tests run on 20.19, 22 and 24 (`npm run test:node-versions`), so a reader of the log need not act on it.
 */
const RUNTIME = 'oidc-provider WARNING: Unsupported runtime.';
const { warn } = console;

// eslint-disable-next-line no-console -- the library has no other switch
console.warn = (...values: unknown[]) => {
  if (!String(values[0]).includes(RUNTIME)) warn(...values);
};
