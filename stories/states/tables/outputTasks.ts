import { expect, userEvent, within } from 'storybook/test';
import { mockOutputTasks } from '@/api/mocks/mockActivity';
import type { MockStore } from '@/api/mocks/mockStore';
import { breakpoints } from '@/components/theme';
import { defineScreen } from '../support/defineScreen';
import { leftOut, type ScreenContext } from '../support/ScreenState';
import { deniedToUser } from './denied';
import { LONG_WORD } from './longNames';
import { queryStates } from './queryStates';

/** Adds tasks in every state, which never change. */
const addTasks = (store: MockStore, { environmentId }: ScreenContext): void =>
  void store.outputTasks.push(...mockOutputTasks(store, environmentId, { patience: -1 }));

const ELSEWHERE = leftOut('The same page as Studio/Output tasks, under its other address.');

export const studioOutputTasks = defineScreen({
  title: 'Screens/Studio/Output tasks',
  path: ({ environmentId }) => `/environments/${environmentId}/studio/output-tasks`,
  persona: 'template.designer',
  states: {
    ...queryStates('get /{name}/output/tasks', { shows: 'Loading output tasks' }),
    loaded: {
      shows: 'Business card',
      prepare: addTasks,
      play: async (body) => {
        // Phones omit the column.
        if (window.innerWidth <= breakpoints.tablet) return;
        // A time fits even if the columns have their minimum widths.
        for (const time of await within(body).findAllByText(/ minutes ago$/))
          await expect(time.scrollWidth).toBeLessThanOrEqual(time.clientWidth);
      },
    },
    empty: { shows: 'No output tasks yet' },
    noMatch: { search: '?q=no-such-task', shows: 'No output tasks match', prepare: addTasks },
    longContent: {
      shows: LONG_WORD.slice(0, 12),
      prepare: (store, place) => {
        addTasks(store, place);
        store.outputTasks.forEach((row, index) => Object.assign(row, { name: `${LONG_WORD} ${index}` }));
      },
    },
    denied: deniedToUser,
  },
  more: {
    failed: {
      shows: 'Menu card',
      prepare: addTasks,
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'Menu card' }));
        await within(body).findByText('Record 1: Price needs a value.');
      },
    },
    expired: {
      search: '?filter.status=Finished&sort=created:asc',
      shows: 'Window poster',
      prepare: addTasks,
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'Window poster' }));
        await within(body).findByText(/^The file has expired: it was kept until /);
      },
    },
  },
});

export const outputTasks = defineScreen({
  title: 'Screens/Environment/Output tasks',
  path: ({ environmentId }) => `/environments/${environmentId}/output-tasks`,
  persona: 'template.designer',
  states: {
    loading: ELSEWHERE,
    loaded: { shows: 'Business card', prepare: addTasks },
    empty: ELSEWHERE,
    noMatch: ELSEWHERE,
    longContent: ELSEWHERE,
    error400: ELSEWHERE,
    error403: ELSEWHERE,
    error404: ELSEWHERE,
    error500: ELSEWHERE,
    networkDown: ELSEWHERE,
    sessionExpired: ELSEWHERE,
    denied: deniedToUser,
  },
});
