import { readdirSync, readFileSync } from 'node:fs';
import { toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { storyOf } from '@/app/commands/storyOf';
import { ROUTES } from '@/app/routeTable/routeTable';
import type { PathId } from '@/domain/paths';
import { ROUTE_SCREENS, SCREENS } from '../../stories/states/screens';
import { statesOf } from '../../stories/states/support/statesOf';
import { STATE_NAMES, storyNameOf } from '../../stories/states/support/stateNames';

const FOLDER = 'stories/states';

interface StoryFile {
  file: string;
  title: string;
  /** The state that each story shows, as `screen state`, by the name of the story. */
  shows: Map<string, string>;
}

function readStoryFile(file: string): StoryFile {
  const code = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const csf = loadCsf(code, { makeTitle: (title) => title ?? '', fileName: file }).parse();
  const calls = code.matchAll(/export const (\w+)[^;]*?screenStory\(\s*'([^']+)',\s*'([^']+)'/g);
  const shows = new Map([...calls].map(([, name = '', screen, state]) => [name, `${screen} ${state}`]));
  return { file, title: csf.meta.title ?? '', shows };
}

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.includes('/') && file.endsWith('.stories.tsx'))
  .map(readStoryFile);

describe('the states atlas', () => {
  it('has a screen for every route only', () => {
    expect(Object.keys(ROUTE_SCREENS).sort()).toEqual(ROUTES.map(({ id }) => id).sort());
  });

  it.each(Object.entries(ROUTE_SCREENS))('%s has every state, or a reason why not', (_id, screen) => {
    expect(Object.keys(screen.states).sort()).toEqual([...STATE_NAMES].sort());
    for (const state of Object.values(screen.states))
      if ('leftOut' in state) expect(state.leftOut).toMatch(/^[A-Z].{10,}\.$/);
  });

  it.each(Object.entries(SCREENS))('%s has a story for each of its states, under its title', (id, screen) => {
    const own = files.filter(({ title }) => title === screen.title);
    expect(own).toHaveLength(1);
    const wanted = Object.keys(statesOf(screen)).map((state) => [storyNameOf(state), `${id} ${state}`]);
    expect([...(own[0]?.shows ?? [])].sort()).toEqual(wanted.sort());
  });

  it.each(Object.entries(ROUTE_SCREENS))(
    'the console leads from %s to the story of it loaded',
    (id, screen) => {
      expect(storyOf('http://stories.test/', id as PathId)).toBe(
        `http://stories.test/?path=/story/${toId(screen.title, storyNameOf('loaded'))}`,
      );
    },
  );
});
