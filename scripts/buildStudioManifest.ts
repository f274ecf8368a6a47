import { readFileSync } from 'node:fs';

/** Name of the studio's package. */
const PACKAGE = '@platen/studio';

/** Builds the `package.json` of the studio, which has no dependencies. */
export function studioManifest(): string {
  const { version, license } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    version: string;
    license: string;
  };
  const manifest = {
    name: PACKAGE,
    version,
    description: 'The project editor and the template editor of Platen, for pages of your own.',
    license,
    type: 'module',
    sideEffects: false,
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './package.json': './package.json',
    },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Returns the readme of the package: the page of the documentation. */
export const studioReadme = (): string => readFileSync('docs/embedding.md', 'utf8');
