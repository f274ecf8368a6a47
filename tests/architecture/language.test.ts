import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HABITS } from '../../scripts/language/habits';
import { readComments } from '../../scripts/language/readComments';
import { sourceFiles } from '../../scripts/sourceFiles';

const FOLDERS = ['src', 'platform', 'stories', 'tests', 'scripts', '.storybook'];
const SELF = 'tests/architecture/language.test.ts';
/** Parsing 4,000 files takes 6 s of processor time, which a busy machine stretches. */
const TIMEOUT = 300_000;

const WORDS = readFileSync('docs/words.md', 'utf8');
/** Words of the “not” column that mean nothing else: forbidden in code, comments, texts and guides. */
const NEVER = [
  'toast',
  'omnibox',
  'artboard',
  'plug-in',
  'tariff',
  'style kit',
  'image library',
  'participant',
];
/** Words that APIs and the theme use as names. They are forbidden in comments and guides only. */
const ONLY_AS_NAMES = ['modal', 'tenant'];

const texts = FOLDERS.flatMap(sourceFiles)
  .filter((file) => file !== SELF)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const guides = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)]
  .filter((file) => file.endsWith('.md') && !/words|licences/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

interface Comment {
  readonly place: string;
  readonly text: string;
}

let comments: readonly Comment[] | undefined;
/** Reads all comments once, for every test of this file. */
function allComments(): readonly Comment[] {
  comments ??= texts.flatMap(({ file, text }) =>
    readComments(file, text).map((comment) => ({ place: `${file}:${comment.line}`, text: comment.text })),
  );
  return comments;
}

function hasBadBeginning(text: string): boolean {
  return /^(?:what|whatever|who|whoever|of|where)\b/i.test(text);
}

/** Whether a text has a word, also as a part of a name; `modal dialog` and `Tenant` of a contract are names. */
function hasWord(text: string, word: string): boolean {
  return new RegExp(String.raw`(?<!\w)${word}s?(?! (?:dialog|window))(?!\w)`, 'i').test(text);
}

function git(...parameters: string[]): string | undefined {
  try {
    return execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** The rule holds for commits from this day on; earlier subjects are history. */
const SINCE = '2026-11-27T22:00:00Z';

describe('comments', () => {
  it.each(HABITS.map((habit) => [habit.name, habit] as const))(
    'keep below the limit: %s',
    (_, { pattern, limit }) => {
      const all = allComments();
      const found = all.filter(({ text }) => pattern.test(text));
      const places = found.map(({ place, text }) => `${place} ${text}`);
      expect(found.length > all.length * limit ? places : []).toEqual([]);
    },
    TIMEOUT,
  );

  it(
    'never begin with What, Who, Whoever, Of or Where',
    () => {
      expect(allComments().filter(({ text }) => hasBadBeginning(text))).toEqual([]);
    },
    TIMEOUT,
  );
});

describe('commit subjects', () => {
  it('have at most 72 characters', () => {
    const subjects = git('log', '--no-merges', `--since=${SINCE}`, '--format=%s')?.split('\n') ?? [];
    expect(subjects.filter((subject) => subject.length > 72)).toEqual([]);
  });
});

describe('words that docs/words.md replaces', () => {
  it.each([...NEVER, ...ONLY_AS_NAMES])('%s is in a “not” column', (word) => {
    const columns = WORDS.split('\n').map((row) => row.split('|').at(-2) ?? '');
    expect(columns.some((column) => column.split(/[,(]/).some((part) => part.trim() === word))).toBe(true);
  });

  it.each(NEVER)('%s is in no file', (word) => {
    const places = [...texts, ...guides].filter(({ text }) => text.toLowerCase().includes(word));
    expect(places.map(({ file }) => file)).toEqual([]);
  });

  it.each(ONLY_AS_NAMES)(
    '%s is in no comment and no guide',
    (word) => {
      const places = allComments().filter(({ text }) => hasWord(text, word));
      expect(places).toEqual([]);
      expect(guides.filter(({ text }) => hasWord(text, word)).map(({ file }) => file)).toEqual([]);
    },
    TIMEOUT,
  );
});
