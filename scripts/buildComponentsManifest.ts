import { readFileSync } from 'node:fs';

interface Manifest {
  version: string;
  license: string;
  dependencies: Record<string, string>;
}

/** Name of the design system's package. */
export const PACKAGE = '@platen/components';

/** The app provides these once, for itself and the components. */
const PEERS = ['react', 'react-dom'];

/** Builds the `package.json` of the design system, with the imported packages at their tested versions. */
export function componentsManifest(imported: readonly string[]): string {
  const root = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const versionOf = (name: string): string => {
    const version = root.dependencies[name];
    if (version) return version;
    throw new Error(`${name} is imported by a component and has to be among the dependencies.`);
  };
  const manifest = {
    name: PACKAGE,
    version: root.version,
    description: 'The design system of Platen.',
    license: root.license,
    type: 'module',
    sideEffects: false,
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './package.json': './package.json',
      './*': { types: './components/*/index.d.ts', default: './components/*/index.js' },
    },
    peerDependencies: Object.fromEntries(
      PEERS.map((name) => [name, `^${versionOf(name).split('.')[0]}.0.0`]),
    ),
    dependencies: Object.fromEntries(
      imported.filter((name) => !PEERS.includes(name)).map((name) => [name, versionOf(name)]),
    ),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Builds the readme of the package. */
export function componentsReadme(): string {
  return `# ${PACKAGE}

The design system of Platen: React components in a light and a dark theme.

\`\`\`tsx
import { Button } from '${PACKAGE}';
import { applyColourMode, applyFonts, applyGlobalStyles } from '${PACKAGE}/theme';

applyGlobalStyles(); // the base styles every component counts on
applyFonts(); // Inter; leave it out to use a font of your own
applyColourMode('system'); // light, dark, or as the reader's system says

<Button intent="primary">Save changes</Button>;
\`\`\`

Every component also has an address of its own (\`${PACKAGE}/Button\`). Import as you like: the modules have no side
effects, so a bundler keeps what is used. Heavy parts (charts, the conversion of colours, overlays) load when they are
needed. React and React DOM come from the app; types are included, those of Stitches too (MIT).
`;
}
