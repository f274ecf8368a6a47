import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import redos from 'eslint-plugin-redos';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const from = (...types) => ({ element: { types: { anyOf: types } } });
const to = from;
const external = (...sources) => ({ module: { origin: 'external', source: sources } });

const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a thing has one name everywhere.',
};

/** A misspelt property of a literal that is spread passes the compiler. */
const spreadLiterals = [
  { selector: 'SpreadElement > ObjectExpression', message: 'Write the properties out.' },
  { selector: 'JSXSpreadAttribute > ObjectExpression', message: 'Write the attributes out.' },
];

/** While the code of a dialog takes long to load, the dialog “Opening” stands in for it. */
const namelessDialog = {
  selector:
    "CallExpression[callee.property.name='findByRole'][arguments.0.value='dialog']:not(:has(Property[key.name='name']))",
  message: 'Name the dialog: the first to be found may only say that it is opening.',
};

const forbiddenOfMath = (...properties) => properties.map((property) => ({ object: 'Math', property }));
const forbiddenTables = ['toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase', 'localeCompare'].map(
  (property) => ({ property }),
);
/** What ECMAScript calls implementation-approximated. */
const APPROXIMATE = [
  ...'sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh'.split(' '),
  ...'exp expm1 log log1p log2 log10 pow cbrt hypot'.split(' '),
];

/**
 * docs/decisions/0001: who may import whom. A folder not listed here fails `boundaries/no-unknown-files`,
 * so a new layer has to be given its rights first.
 */
const layers = [
  { type: 'domain', pattern: 'src/domain' },
  { type: 'engine', pattern: 'src/engine' },
  { type: 'demo', pattern: 'src/demo' },
  { type: 'contract', pattern: 'src/contract' },
  { type: 'mocks', pattern: 'src/api/mocks' },
  { type: 'api', pattern: 'src/api' },
  { type: 'theme', pattern: 'src/components/theme' },
  { type: 'components', pattern: 'src/components' },
  { type: 'product', pattern: 'src/product' },
  { type: 'feature', pattern: 'src/features/*', capture: ['feature'] },
  { type: 'editor', pattern: 'src/editor/*', capture: ['editor'] },
  { type: 'embed', pattern: 'src/embed' },
  { type: 'session', pattern: 'src/app/session' },
  { type: 'app', pattern: 'src/app' },
  { type: 'stories', pattern: 'stories' },
  { type: 'storybook', pattern: '.storybook/**' },
  { type: 'tests', pattern: 'tests' },
  { type: 'database', pattern: 'platform/database' },
  { type: 'storage', pattern: 'platform/storage' },
  { type: 'threads', pattern: 'platform/threads' },
  { type: 'shares', pattern: 'platform/shares' },
  { type: 'readers', pattern: 'platform/readers' },
  { type: 'fonts', pattern: 'platform/fonts' },
  { type: 'pdf-pages', pattern: 'platform/pdf-pages' },
  { type: 'photoshop', pattern: 'platform/photoshop' },
  { type: 'postscript', pattern: 'platform/postscript' },
  { type: 'drawings', pattern: 'platform/drawings' },
  { type: 'pictures', pattern: 'platform/pictures' },
  { type: 'mail', pattern: 'platform/mail' },
  { type: 'http', pattern: 'platform/http' },
  { type: 'identity', pattern: 'platform/identity' },
  { type: 'access', pattern: 'platform/access' },
  { type: 'activity', pattern: 'platform/activity' },
  { type: 'connectors', pattern: 'platform/connectors' },
  { type: 'jobs', pattern: 'platform/jobs' },
  { type: 'scripting', pattern: 'platform/scripting' },
  { type: 'rendering', pattern: 'platform/rendering' },
  { type: 'platform-api', pattern: 'platform/{management,environment-api}', capture: ['name'] },
  { type: 'platform', pattern: 'platform' },
  { type: 'scripts', pattern: 'scripts' },
].map((layer) => ({ ...layer, partialMatch: false }));

const everyLayer = layers.map((layer) => layer.type);
const productLayers = [
  ...['domain', 'engine', 'demo', 'api', 'mocks', 'contract', 'components', 'theme'],
  ...['product', 'feature', 'editor', 'embed', 'app', 'session'],
];
const platformLayers = [
  ...[
    'database',
    'storage',
    'threads',
    'shares',
    'readers',
    'fonts',
    'drawings',
    'pdf-pages',
    'photoshop',
    'postscript',
    'pictures',
    'mail',
    'http',
    'identity',
    'access',
    'activity',
    'connectors',
    'jobs',
    'scripting',
    'rendering',
  ],
  ...['platform-api', 'platform'],
];
/** Each part of the platform may import those before it; the two APIs stand side by side. */
const platformParts = [
  ['threads', 'threads'],
  ['shares', 'shares'],
  ['database', 'database', 'shares'],
  ['storage', 'storage', 'database'],
  ['fonts', 'fonts'],
  ['drawings', 'drawings', 'threads', 'fonts'],
  ['pdf-pages', 'pdf-pages', 'threads', 'fonts', 'drawings'],
  ['photoshop', 'photoshop'],
  ['postscript', 'postscript'],
  ['pictures', 'pictures', 'threads', 'shares', 'drawings', 'pdf-pages', 'photoshop', 'postscript'],
  ['mail', 'mail'],
  ['http', 'http', 'shares', 'database'],
  ['readers', 'readers', 'threads', 'shares', 'http'],
  ['identity', 'identity', 'http', 'mail', 'database'],
  ['access', 'access', 'identity', 'http', 'database'],
  ['activity', 'activity', 'http', 'database'],
  ['connectors', 'connectors', 'http', 'readers'],
  ['jobs', 'jobs', 'shares', 'database'],
  ['scripting', 'scripting', 'threads'],
  ['rendering', 'rendering', 'scripting', 'threads', 'shares', 'pdf-pages', 'pictures', 'fonts'],
  [
    'platform-api',
    'access',
    'activity',
    'identity',
    'http',
    'mail',
    'storage',
    'pictures',
    'database',
    'connectors',
    'jobs',
    'rendering',
    'shares',
    'readers',
  ],
  ['platform', ...platformLayers],
];

const policies = [
  { from: from(...everyLayer), allow: { to: { module: { origin: ['external', 'core'] } } } },
  { from: from('domain'), allow: { to: to('domain') } },
  { from: from('engine'), allow: { to: to('engine') } },
  {
    // Arithmetic, comparison and colours; no rule of the console.
    from: from('engine'),
    allow: { to: { element: { type: 'domain', fileInternalPath: '{colour,equality,numbers}/**' } } },
  },
  { from: from('demo'), allow: { to: to('demo', 'domain', 'engine') } },
  { from: from('theme'), allow: { to: to('theme') } },
  { from: from('components'), allow: { to: to('components', 'theme') } },
  {
    // What a text, a number or a colour looks like; no rule of the product.
    from: from('components'),
    allow: {
      to: { element: { type: 'domain', fileInternalPath: '{colour,email,equality,format,numbers}/**' } },
    },
  },
  { from: from('contract'), allow: { to: to('contract') } },
  { from: from('api'), allow: { to: to('api', 'contract', 'domain') } },
  {
    // The mocks judge documents by the rules the platform judges them by.
    from: from('mocks'),
    allow: { to: to('mocks', 'api', 'contract', 'domain', 'engine', 'demo') },
  },
  {
    from: from('product'),
    allow: { to: to('product', 'components', 'theme', 'api', 'contract', 'domain') },
  },
  {
    from: from('feature', 'editor'),
    allow: { to: to('product', 'components', 'theme', 'api', 'contract', 'domain', 'engine') },
  },
  {
    // What both editors draw pages and keep changes with.
    from: from('editor'),
    allow: { to: { element: { type: 'editor', captured: { editor: 'page' } } } },
  },
  {
    from: from('app', 'session'),
    allow: {
      to: to(...['app', 'session', 'product', 'components', 'theme', 'api', 'contract', 'domain', 'engine']),
    },
  },
  {
    from: from('app'),
    allow: { to: { element: { type: '{feature,editor}', fileInternalPath: 'index.{ts,tsx}' } } },
  },
  {
    // A page of its own around the editors: what the console gives them is given by it.
    from: from('embed'),
    allow: { to: to('embed', 'editor', 'product', 'components', 'theme', 'api', 'domain') },
  },
  {
    from: from('embed'),
    allow: { to: { element: { type: 'app', fileInternalPath: '{api,notifications}/**' } } },
  },
  {
    from: from('embed'),
    allow: { to: { element: { type: 'feature', fileInternalPath: 'index.ts' } } },
  },
  {
    // What stands on the page of somebody else brings nothing along.
    from: { element: { type: 'embed', fileInternalPath: 'host/**' } },
    disallow: { to: to(...productLayers.filter((layer) => layer !== 'embed')) },
    message: 'The host part of the embed imports nothing of the product.',
  },
  {
    from: from('app'),
    allow: { to: { element: { type: 'embed', fileInternalPath: 'host/index.ts' } } },
  },
  {
    from: from('app'),
    allow: { to: to('mocks'), dependency: { nodeKind: 'dynamic-import' } },
  },
  {
    // Only the mock console, which a production build drops, shows demo data (reading 16).
    from: { element: { type: 'app', fileInternalPath: 'mock/**' } },
    allow: { to: to('demo') },
  },
  {
    from: from('stories', 'tests', 'storybook'),
    allow: {
      to: to(...productLayers, 'stories', 'tests', 'storybook', 'scripts', ...platformLayers),
    },
  },
  ...platformParts.map(([part, ...others]) => ({
    from: from(part),
    allow: { to: to(...others, 'domain', 'engine', 'contract') },
  })),
  {
    from: from('platform-api'),
    allow: {
      to: { element: { type: 'platform-api', captured: { name: '{{from.captured.name}}' } } },
    },
  },
  {
    from: from(...platformLayers),
    allow: { to: { element: { type: 'platform', fileInternalPath: 'settings.ts' } } },
  },
  {
    from: { element: { type: 'platform', fileInternalPath: 'seed/**' } },
    allow: { to: to('demo') },
  },
  {
    from: from('scripts'),
    allow: {
      to: to(
        'scripts',
        'platform',
        'drawings',
        'pdf-pages',
        'pictures',
        'rendering',
        'domain',
        'engine',
        'theme',
      ),
    },
  },
  {
    from: { element: { types: { noneOf: ['theme', 'components', 'tests'] } } },
    disallow: { to: external('@stitches/react', 'radix-ui', '@radix-ui/*') },
    message: 'Only the design system imports Stitches and Radix.',
  },
  {
    from: { element: { types: { noneOf: ['session', 'tests'] } } },
    disallow: { to: external('@auth0/*') },
    message: 'Only app/session knows the identity SDK.',
  },
  {
    from: from('domain', 'engine', 'components', 'theme', 'api', 'mocks'),
    disallow: { to: external('react-router') },
    message: 'Routing is the app’s and the features’ business.',
  },
  {
    from: from('domain', 'demo', 'engine'),
    disallow: { to: external('react', 'react-dom', 'msw', '@tanstack/*') },
    message: 'Domain and engine are pure TypeScript.',
  },
  {
    from: from(
      'domain',
      'engine',
      'demo',
      'api',
      'mocks',
      'contract',
      'components',
      'theme',
      'feature',
      'editor',
      'embed',
      'app',
      'session',
    ),
    disallow: { to: { module: { origin: 'core' } } },
    message: 'The console runs in a browser.',
  },
];

/**
 * The rule for the files of a layer. Asked of each import, all policies together take a quarter of the time of linting.
 *
 * @param layer none for files of no layer, which fail it whatever they import.
 */
function importsBy(layer) {
  const isAbout = ({ from: { element } }) => {
    const { anyOf, noneOf } = element.types ?? { anyOf: [element.type] };
    return anyOf?.includes(layer) ?? !noneOf.includes(layer);
  };
  const options = { default: 'disallow', checkAllOrigins: true, checkUnknownLocals: true };
  return ['error', { ...options, policies: policies.filter(isAbout) }];
}

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.cache',
      '.data',
      'dist',
      'dist-*',
      'storybook-static',
      'reports',
      'test-results',
      '**/*.gen.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    // Callers' texts are read in one place, in threads with limits. References are noted of stored documents at the start.
    files: ['platform/**/*.ts'],
    ignores: ['platform/readers/**', 'platform/environment-api/where-used/noteReferences.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@/engine/document', importNames: ['readDocument'] },
            { name: '@/domain/output', importNames: ['readOutputRequest'] },
            { name: '@/domain/data-sets', importNames: ['readDataSet'] },
            { name: '@/domain/projects', importNames: ['readProjectRows'] },
            { name: '@/domain/table-file', importNames: ['readTable', 'readTextTable'] },
            { name: '@/domain/format', importNames: ['readCsv', 'readCsvFile'] },
          ].map((path) => ({
            ...path,
            message: 'platform/readers reads it, off the thread of the requests.',
          })),
        },
      ],
    },
  },
  {
    // Node.js ends the process where a thread is terminated while it makes a stream of zlib: platform/threads holds it.
    files: ['platform/**/*.ts'],
    ignores: [
      'platform/threads/**',
      'platform/database/stretchPassword.ts',
      'platform/connectors/guardedFetch.ts',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'node:worker_threads',
              importNames: ['Worker'],
              message: 'Use startThread of platform/threads.',
            },
            {
              name: 'node:zlib',
              importNames: [
                'deflateSync',
                'inflateSync',
                'gzipSync',
                'gunzipSync',
                'deflateRawSync',
                'inflateRawSync',
                'unzipSync',
              ],
              message: 'Use deflateHeld or inflateHeld of platform/threads.',
            },
            ...['node:http', 'node:https'].map((name) => ({
              name,
              importNames: ['request', 'get'],
              message: 'platform/connectors/guardedFetch calls other computers.',
            })),
            {
              name: 'node:stream/consumers',
              importNames: ['json'],
              message: 'platform/readers parses it, off the thread of the requests.',
            },
          ],
        },
      ],
    },
  },
  {
    // Responses of other computers pass through guardedFetch, and platform/readers parses them.
    files: ['platform/**/*.ts'],
    // Addresses of an issuer are those of the operator.
    ignores: ['platform/identity/createVerifier.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'platform/connectors/guardedFetch calls other computers.' },
      ],
    },
  },
  {
    files: ['platform/connectors/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'JSON', message: 'platform/readers parses responses, see sourceAnswers.' },
      ],
    },
  },
  {
    // Texts come from strangers: a regular expression takes time that grows with the text, not with its square.
    files: ['src/**/*.{ts,tsx}', 'platform/**/*.ts'],
    plugins: { redos },
    // The automaton finds the same at each run; the fuzzer does not.
    rules: { 'redos/no-vulnerable': ['error', { checker: 'automaton', timeout: 10_000 }] },
  },
  {
    files: ['public/**/*.js', 'scripts/reference/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'boundaries/elements': layers,
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
      'boundaries/legacy-templates': false,
    },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // `import { type A }` alone would stay as an import for its side effects and undo every lazy chunk.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...spreadLiterals],
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': importsBy(),
    },
  },
  ...layers.toReversed().map(({ type, pattern }) => ({
    files: [`${pattern.replace(/\/\*\*$/, '')}/**/*.{ts,tsx}`],
    rules: { 'boundaries/dependencies': importsBy(type) },
  })),
  {
    files: ['src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    // Hold no React, as the rule above has it.
    ignores: ['src/{domain,engine,demo}/**'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['src/**/*.tsx', 'stories/**/*.tsx'],
    ...jsxA11y.configs.recommended,
  },
  {
    files: ['src/**/*.{ts,tsx}', 'platform/**/*.ts'],
    rules: {
      'max-lines': ['error', { max: 250 }],
      'no-restricted-syntax': ['error', defaultExport, ...spreadLiterals],
    },
  },
  {
    files: ['tests/unit/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', namelessDialog, ...spreadLiterals] },
  },
  {
    // What a document comes to may depend on no clock, no chance and no tables of a browser (docs/decisions/0100).
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'Intl', 'crypto', 'performance'],
      'no-restricted-properties': ['error', ...forbiddenOfMath('random'), ...forbiddenTables],
    },
  },
  {
    // Nor on the last bit of what JavaScript leaves to each engine (docs/decisions/0104). Painters come after the hash.
    files: ['src/engine/**/*.ts'],
    ignores: ['src/engine/{paint,pdf}/**', 'src/engine/display/geometry/maths.ts'],
    rules: {
      'no-restricted-properties': ['error', ...forbiddenOfMath('random', ...APPROXIMATE), ...forbiddenTables],
      'no-restricted-syntax': [
        'error',
        defaultExport,
        ...spreadLiterals,
        { selector: "BinaryExpression[operator='**']", message: 'Use power of display/geometry/maths.' },
      ],
    },
  },
  {
    files: [
      'scripts/**',
      'tests/performance/**',
      'tests/visual/{run,chromatic}.ts',
      'tests/failOnConsole.ts',
      'platform/{main,worker,storageCheck}.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['*.{js,ts}'],
    rules: { 'boundaries/no-unknown-files': 'off', 'boundaries/dependencies': 'off' },
  },
);
