import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { build } from 'vite';
import { moduleGraph } from '../../.storybook/moduleGraph';
import { hashAcceptance, hashInputs } from './storyInputs';

const lock = (version: string) =>
  JSON.stringify({
    packages: { '': { version: '1' }, 'node_modules/library': { version, integrity: 'sha' } },
  });

/** A small repository: two stories, of which one imports a part that imports another, and loads a third on demand. */
const FILES: Record<string, string> = {
  '.storybook/preview.tsx': `import '../src/theme'; import './preview.css';`,
  '.storybook/preview.css': 'a { color: red }',
  '.storybook/main.ts': 'export default 1;',
  'public/config.json': '{}',
  'src/theme.ts': 'export const theme = 1;',
  'src/Button.ts': `import './intents'; import address from './drawing.svg?url'; export const button = [address, () => import('./Menu')];`,
  'src/intents.ts': 'console.log(1);',
  'src/Menu.ts': `import { fixture } from './fixture'; export const menu = fixture;`,
  'src/fixture.ts': 'export const fixture = 1;',
  'src/drawing.svg': '<svg/>',
  'src/fetched.css': 'b { color: red }',
  'src/Elsewhere.ts': 'console.log(4);',
  'stories/Button.stories.tsx': `import { button } from '../src/Button'; import 'library'; export const Default = button;`,
  'stories/Text.stories.tsx': 'export const Default = 1;',
  'node_modules/library/index.js': 'console.log("library");',
  'node_modules/library/package.json': '{ "name": "library", "version": "1.0.0", "main": "index.js" }',
  'package-lock.json': lock('1.0.0'),
  'tsconfig.json': '{}',
  'tests/visual/StoryPage.ts': 'export const drawing = 1;',
  'tests/visual/report.ts': 'export const telling = 1;',
  'README.md': 'Words.',
};

const STORIES = ['Button', 'Text'].map((name) => ({
  id: name.toLowerCase(),
  title: name,
  file: `stories/${name}.stories.tsx`,
}));

const folder = mkdtempSync(join(tmpdir(), 'story-inputs-'));
const pristine = join(folder, 'pristine');
const changing = join(folder, 'changing');

function write(root: string, file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

/** Builds a module graph of the folder like Storybook's, and hashes its stories. */
async function hashesOf(root: string): Promise<Record<string, string>> {
  const input = ['.storybook/preview.tsx', ...STORIES.map(({ file }) => file)].map((file) =>
    join(root, file),
  );
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [moduleGraph(root)],
    build: { outDir: 'built', rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  });
  return Object.fromEntries(hashInputs(root, join(root, 'built'), STORIES));
}

/** Lists the stories whose hash changes with a file's content. */
async function storiesChangedBy(file: string, content: string): Promise<string[]> {
  write(changing, file, content);
  const after = await hashesOf(changing);
  return STORIES.map(({ id }) => id).filter((id) => after[id] !== before[id]);
}

let before: Record<string, string> = {};
beforeAll(async () => {
  for (const [file, content] of Object.entries(FILES)) write(pristine, file, content);
  before = await hashesOf(pristine);
});
beforeEach(() => {
  rmSync(changing, { recursive: true, force: true });
  cpSync(pristine, changing, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the inputs of a story', () => {
  it('is hashed the same in another folder', async () => {
    expect(await hashesOf(changing)).toEqual(before);
    expect(before['button']).not.toBe(before['text']);
  });

  it.each([
    ['its own file', 'stories/Button.stories.tsx'],
    ['what it imports', 'src/Button.ts'],
    ['what that imports', 'src/intents.ts'],
    ['what that loads late', 'src/Menu.ts'],
    ['the fixture of what that loads late', 'src/fixture.ts'],
    ['the code of a package it imports', 'node_modules/library/index.js'],
  ])('changes with %s, and that of another story does not', async (_, file) => {
    expect(await storiesChangedBy(file, `${FILES[file] ?? ''} console.log('changed');`)).toEqual(['button']);
  });

  it.each([
    ['the theme', 'src/theme.ts', 'export const theme = 2;'],
    ['the preview', '.storybook/preview.tsx', `import '../src/theme';`],
    ['the styles of the preview', '.storybook/preview.css', 'a { color: blue }'],
    ['the configuration of Storybook', '.storybook/main.ts', 'export default 2;'],
    ['the version of a dependency', 'package-lock.json', lock('1.0.1')],
    ['a public file', 'public/config.json', '{ "a": 1 }'],
    ['a drawing that is loaded by its address', 'src/drawing.svg', '<svg></svg>'],
    ['a style no import tells of', 'src/fetched.css', 'b { color: blue }'],
    ['how pictures are taken', 'tests/visual/StoryPage.ts', 'export const drawing = 2;'],
  ])('changes for every story with %s', async (_, file, content) => {
    expect(await storiesChangedBy(file, content)).toEqual(['button', 'text']);
  });

  it.each([
    ['code no story reaches', 'src/Elsewhere.ts'],
    ['a page of documentation', 'README.md'],
    ['how failures are told', 'tests/visual/report.ts'],
  ])('stays with %s', async (_, file) => {
    expect(await storiesChangedBy(file, 'export const changed = 1;')).toEqual([]);
  });

  it('throws for a story missing in the built Storybook', () => {
    const story = { id: 'new', title: 'New', file: 'stories/New.stories.tsx' };
    expect(() => hashInputs(pristine, join(pristine, 'built'), [story])).toThrow('stories/New.stories.tsx');
  });
});

describe('the acceptance of a story', () => {
  const renderer = { browser: '156.0.1', build: 'chromium-headless-shell', system: 'debian 12' };
  const accepted = hashAcceptance('inputs', renderer, 'baselines');

  it.each([
    ['the version of the browser', { ...renderer, browser: '156.0.2' }],
    ['its build', { ...renderer, build: 'chromium' }],
    ['the system', { ...renderer, system: 'debian 13' }],
  ])('changes with %s', (_, other) => {
    expect(hashAcceptance('inputs', other, 'baselines')).not.toBe(accepted);
  });

  it('changes with its inputs and its baselines', () => {
    expect(hashAcceptance('others', renderer, 'baselines')).not.toBe(accepted);
    expect(hashAcceptance('inputs', renderer, 'others')).not.toBe(accepted);
    expect(hashAcceptance('inputs', { ...renderer }, 'baselines')).toBe(accepted);
  });
});
