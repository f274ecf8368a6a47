import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { storyProjects } from './.storybook/vitest.project.ts';
import { builtThreads } from './scripts/builtAddresses.ts';
import { PLATFORM, THREADS } from './scripts/buildPlatform.ts';
import { TEST_LIMITS } from './scripts/testLimits.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const shared = {
  plugins: [react()],
  resolve: { alias: { '@': `${root}src` } },
  // Packages may stand elsewhere and be linked to, as in the copy the generator is tried in.
  server: { fs: { strict: false } },
};
/* Reading every story takes seconds, which a run of other projects need not spend. */
const named = process.argv.filter(
  (_, index, all) => all[index - 1] === '--project' || all[index]?.startsWith('--project='),
);
const wantsStories = named.length === 0 || named.some((name) => /stories|(?:^|=)[*!]/.test(name));

/** Files below a folder that replace modules, which the files after them would meet; globals are given back after each file. */
const replacing = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(path, 'utf8')));

/* Files that need modules or a document of their own: modules keep the session, the scripts of third parties, the fonts of
   pages and what they have loaded, the document the rules of the theme. */
const ALONE = [
  'tests/unit/app/session/**/*.test.{ts,tsx}',
  'tests/unit/app/{identityLimits,session,thirdParty}.test.tsx',
  'tests/unit/editor/page/pageEngine.test.tsx',
  'tests/unit/components/theme/*.test.{ts,tsx}',
  ...replacing('tests/unit'),
];
/* Counts what is run of every module there is, and so needs a process with few of them. */
const COUNTED = ['tests/unit/platform/growth/*.test.ts'];
/* What knows no document needs none, which takes a quarter of a second for each file. */
const WITHOUT_DOCUMENT = ['tests/unit/{demo,domain,engine,platform,scripts}/**/*.test.ts'];
const unit = {
  environment: 'jsdom' as const,
  setupFiles: ['tests/failOnConsole.ts', 'tests/unit/setup.ts'],
  restoreMocks: true,
  ...TEST_LIMITS,
};

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...unit,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: [...ALONE, ...COUNTED, ...WITHOUT_DOCUMENT],
          // Loading the modules and a document anew for each file takes most of the time.
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          ...unit,
          name: 'unit-node',
          environment: 'node',
          include: WITHOUT_DOCUMENT,
          exclude: [...ALONE, ...COUNTED],
          isolate: false,
        },
      },
      {
        ...shared,
        test: { ...unit, name: 'unit-counted', environment: 'node', include: COUNTED },
      },
      { ...shared, test: { ...unit, name: 'unit-alone', include: ALONE } },
      {
        ...shared,
        plugins: [...shared.plugins, builtThreads(Object.keys(THREADS), PLATFORM)],
        test: {
          name: 'contract',
          environment: 'node',
          isolate: false,
          include: ['tests/{contract,security}/**/*.test.ts'],
          globalSetup: [
            'tests/contract/support/builtPlatform.ts',
            'tests/contract/support/seededDatabase.ts',
          ],
          setupFiles: ['tests/failOnConsole.ts'],
          // When to give up, not how long a test should take: both databases and hashing are slow beside other work.
          ...TEST_LIMITS,
        },
      },
      {
        ...shared,
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts'],
          // Nine of ten files read the same modules, and none replaces any.
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'consumer',
          environment: 'node',
          include: ['tests/consumer/**/*.test.ts'],
          setupFiles: ['tests/failOnConsole.ts'],
          // Packages are installed before and thousands of files deleted after: minutes beside other steps.
          hookTimeout: 300_000,
        },
      },
      ...(named.includes('soak')
        ? [
            {
              ...shared,
              test: {
                name: 'soak',
                environment: 'node' as const,
                include: ['tests/soak/**/*.test.ts'],
                fileParallelism: false,
                testTimeout: 30 * 60_000,
                hookTimeout: 5 * 60_000,
              },
            },
          ]
        : []),
      {
        ...shared,
        test: {
          name: 'visual',
          environment: 'node',
          include: ['tests/visual/**/*.test.ts'],
          setupFiles: ['tests/failOnConsole.ts'],
          // The first file may have to build Storybook beside other steps.
          hookTimeout: 600_000,
        },
      },
      ...(wantsStories ? ((await storyProjects()) as UserWorkspaceConfig[]) : []),
    ],
  },
});
