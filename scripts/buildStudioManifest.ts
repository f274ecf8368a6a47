import { readFileSync } from 'node:fs';

/** Name of the package of the studio. */
const PACKAGE = '@platen/studio';

/** The `package.json` of the studio: nothing has to be installed beside it. */
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

/** What a reader of the package needs to know to use it: the page of the documentation. */
export const studioReadme = (): string => readFileSync('docs/embedding.md', 'utf8');
