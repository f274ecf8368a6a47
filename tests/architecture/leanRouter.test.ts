import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutUnused } from '../../scripts/firstScreen/leanRouter';

const FOLDER = 'node_modules/react-router/dist/development';

/** Reads the module with links and forms. */
function readRouter(): string {
  const modules = readdirSync(FOLDER).filter((name) => /^chunk-.+\.mjs$/.test(name));
  const code = modules.map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));
  return code.find((text) => text.includes('function LinkWithRef')) ?? '';
}

describe('the router a build is made with', () => {
  const lean = withoutUnused(readRouter());

  it('is free of side effects on import', () => {
    for (const name of ['Link', 'NavLink', 'Form'])
      expect(lean).toMatch(new RegExp(`^var ${name} = /\\* @__PURE__ \\*/ \\w+\\.forwardRef\\(`, 'm'));
    expect(lean).not.toMatch(/^\w+\.displayName = /m);
  });

  it('does not warn developers', () => {
    expect(lean).toContain('var ENABLE_DEV_WARNINGS = false;');
    expect(lean).not.toContain('ENABLE_DEV_WARNINGS = true');
  });
});
