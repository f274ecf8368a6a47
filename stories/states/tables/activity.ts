import { userEvent, within } from 'storybook/test';
import { demoUserId } from '@/demo';
import { defineScreen } from '../support/defineScreen';
import { leftOut, type ScreenState, type StoryStore } from '../support/ScreenState';
import type { OperationName } from '../support/ScreenState';
import { deniedToDesigner } from './denied';
import { LONG_NAME, LONG_WORD } from './longNames';
import { queryStates } from './queryStates';

const WITHOUT = 'This platform keeps no record';

const forget = (store: StoryStore) => {
  store.activity = [];
};

/** Everything has long names, and much has changed. */
function lengthen(store: StoryStore): void {
  store.activity = store.activity.map((entry, index) => ({
    ...entry,
    actorName: LONG_NAME,
    objectName: `${LONG_WORD} ${index}`,
    changes: [{ field: 'description', before: LONG_WORD, after: LONG_NAME }],
  }));
}

/** Somebody opens an entry. */
const open = (name: RegExp) => async (body: HTMLElement) => {
  const [row] = await within(body).findAllByRole('button', { name });
  if (row) await userEvent.click(row);
  await within(body).findByRole('columnheader', { name: 'Before' });
};

const statesOf = (operation: OperationName, first: string) => ({
  ...queryStates(operation, { shows: 'Loading what was done' }),
  loaded: { shows: first },
  empty: { shows: 'Nothing was done yet', prepare: forget },
  noMatch: { search: '?q=no-such-name', shows: 'Nothing matches' },
  longContent: { shows: LONG_WORD, prepare: lengthen },
  error404: { answers: { [operation]: 404 }, shows: WITHOUT } satisfies ScreenState,
});

/** What was done in the subscription. */
export const activity = defineScreen({
  title: 'Screens/Workspace/Activity',
  path: () => '/subscription-management/activity',
  states: {
    ...statesOf('get /subscriptions/{subscriptionId}/activity', 'Flyer'),
    denied: { persona: 'environment.admin', shows: 'Environments' },
  },
  more: {
    opened: { shows: 'Campaign builders', play: open(/Changed user group/) },
    filtered: {
      search: `?filter.actor=${demoUserId('template.designer@demo.test')}&filter.kind=template`,
      shows: 'Clear filters',
    },
  },
});

/** What was done in an environment. */
export const environmentActivity = defineScreen({
  title: 'Screens/Environment/Activity',
  path: ({ environmentId }) => `/environments/${environmentId}/settings/activity`,
  persona: 'environment.admin',
  states: { ...statesOf('get /{name}/activity', 'Flyer'), denied: deniedToDesigner },
  more: { opened: { shows: 'Flyer', play: open(/Set the permissions of integration/) } },
});

/** What the reader did. */
export const myActivity = defineScreen({
  title: 'Screens/Workspace/My activity',
  path: () => '/my-account/activity',
  persona: 'template.designer',
  states: {
    ...statesOf('get /users/me/activity', 'Brochure'),
    denied: leftOut('Everybody may see what they did themselves.'),
  },
});
