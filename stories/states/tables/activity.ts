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

/** Gives everything long names and many changes. */
function lengthen(store: StoryStore): void {
  store.activity = store.activity.map((entry, index) => ({
    ...entry,
    actorName: LONG_NAME,
    objectName: `${LONG_WORD} ${index}`,
    changes: [{ field: 'description', before: LONG_WORD, after: LONG_NAME }],
  }));
}

/** Opens an entry. */
const open = (name: RegExp) => async (body: HTMLElement) => {
  const [row] = await within(body).findAllByRole('button', { name });
  if (row) await userEvent.click(row);
  await within(body).findByRole('columnheader', { name: 'Before' });
};

const statesOf = (operation: OperationName, first: string) => ({
  ...queryStates(operation, { shows: 'Loading the activity' }),
  loaded: { shows: first },
  empty: { shows: 'No activity yet', prepare: forget },
  noMatch: { search: '?q=no-such-name', shows: 'Nothing matches' },
  longContent: { shows: LONG_WORD, prepare: lengthen },
  error404: { answers: { [operation]: 404 }, shows: WITHOUT } satisfies ScreenState,
});

/** The activity of the subscription. */
export const activity = defineScreen({
  title: 'Screens/Workspace/Activity',
  path: () => '/subscription-management/activity',
  states: {
    ...statesOf('get /subscriptions/{subscriptionId}/activity', 'Opening flyer'),
    denied: { persona: 'environment.admin', shows: 'Environments' },
  },
  more: {
    opened: { shows: 'Campaign builders', play: open(/Changed user group/) },
    filtered: {
      search: `?filter.actor=${demoUserId('template.designer@demo.test')}&filter.actor=${demoUserId('subscription.admin@demo.test')}&filter.kind=template&filter.kind=group`,
      shows: 'Clear filters',
    },
  },
});

const AS_ON_DETAILS = leftOut('Stands on the call of the details of the user and fails as that does.');
const HISTORY = 'get /subscriptions/{subscriptionId}/activity';

/** The history of a user. */
export const userHistory = defineScreen({
  title: 'Screens/People/History of the user',
  path: () => `/user-management/users/${demoUserId('content.admin@demo.test')}/history`,
  states: {
    loaded: { shows: 'Set the environment roles of' },
    loading: { answers: { [HISTORY]: 'never' }, shows: 'Content Admin', isBusy: true },
    empty: { shows: 'No activity recorded for this user yet.', prepare: forget },
    noMatch: leftOut('The history is not searched.'),
    longContent: { shows: LONG_WORD, prepare: lengthen },
    error400: AS_ON_DETAILS,
    error403: AS_ON_DETAILS,
    error404: { answers: { [HISTORY]: 404 }, shows: 'This platform does not record activity.' },
    error500: { answers: { [HISTORY]: 500 }, shows: /The history could not be loaded/ },
    networkDown: AS_ON_DETAILS,
    denied: deniedToDesigner,
    sessionExpired: AS_ON_DETAILS,
  },
});

/** The activity of an environment. */
export const environmentActivity = defineScreen({
  title: 'Screens/Environment/Activity',
  path: ({ environmentId }) => `/environments/${environmentId}/settings/activity`,
  persona: 'environment.admin',
  states: { ...statesOf('get /{name}/activity', 'Opening flyer'), denied: deniedToDesigner },
  more: { opened: { shows: 'Opening flyer', play: open(/Set the permissions of integration/) } },
});

/** The user's own activity. */
export const myActivity = defineScreen({
  title: 'Screens/Workspace/My activity',
  path: () => '/my-account/activity',
  persona: 'template.designer',
  states: {
    ...statesOf('get /users/me/activity', 'Brochure'),
    denied: leftOut('Everybody may see what they did themselves.'),
  },
});
