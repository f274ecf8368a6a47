import { userEvent, within } from 'storybook/test';
import { SUBSCRIPTIONS } from '@/demo';
import { defineScreen } from '../support/defineScreen';
import { leftOut, type StoryStore } from '../support/ScreenState';
import { deniedToDesigner } from './denied';
import { lengthenEnvironments, lengthenSubscription, LONG_EMAIL, LONG_NAME, LONG_WORD } from './longNames';
import { queryStates } from './queryStates';
import { saveView } from './saveView';

const NO_LIST = leftOut('The page is no list.');

/** The subscription overview, which is also the home page (reading 2). */
export const subscription = defineScreen({
  title: 'Screens/Workspace/Subscription',
  path: () => '/subscription-management',
  states: {
    ...queryStates('get /subscriptions/{subscriptionId}', { shows: 'Aurora' }),
    loaded: { shows: 'Business' },
    empty: {
      shows: 'Business',
      prepare: (store, { subscriptionId }) => {
        store.renderUsage = [];
        store.environments = store.environments.filter((row) => row.subscriptionId !== subscriptionId);
      },
    },
    noMatch: NO_LIST,
    longContent: {
      shows: LONG_WORD,
      prepare: (store, place) => {
        lengthenSubscription(store, place);
        lengthenEnvironments(store, place);
      },
    },
    denied: { persona: 'environment.admin', shows: 'Environments' },
  },
  more: {
    overQuota: {
      shows: 'Business',
      prepare: (store, { subscriptionId }) => {
        const row = store.subscriptions.find(({ id }) => id === subscriptionId);
        if (row) Object.assign(row, { maxRenders: 1_000, maxStorage: 1_000_000_000 });
      },
    },
  },
});

/** The environments of the subscription. */
export const environments = defineScreen({
  title: 'Screens/Workspace/Environments',
  path: () => '/environments',
  states: {
    loaded: { shows: 'Aurora development' },
    loading: leftOut(
      'The list is part of the workspace, which is loaded before any page: see Console/Starting.',
    ),
    empty: {
      shows: 'Environments',
      prepare: (store, { subscriptionId }) => {
        store.environments = store.environments.filter((row) => row.subscriptionId !== subscriptionId);
      },
    },
    noMatch: { search: '?q=nowhere', shows: 'No environments match' },
    longContent: { shows: LONG_NAME, prepare: lengthenEnvironments },
    error400: leftOut('A list that can’t be had stops the workspace: see Console/Workspace error.'),
    error403: leftOut('A list that can’t be had stops the workspace: see Console/Workspace error.'),
    error404: leftOut('A list that can’t be had stops the workspace: see Console/Workspace error.'),
    error500: { answers: { 'get /environments': 500 }, shows: 'Something went wrong' },
    networkDown: {
      answers: { 'get /environments': 'unreachable' },
      shows: 'The platform could not be reached.',
    },
    denied: { persona: 'no.role', shows: 'Sorry, you don’t have access' },
    sessionExpired: { answers: { 'get /environments': 401 }, shows: 'Your session has ended', isBusy: true },
  },
  more: {
    savedView: {
      search: '?filter.type=production',
      shows: 'Aurora production',
      play: saveView('What is live'),
    },
    withoutManagement: { persona: 'user.many', shows: 'Aurora sandbox' },
    withheldActions: {
      persona: 'user.many',
      shows: 'Aurora sandbox',
      play: async (body) => {
        await userEvent.click(within(body).getByRole('button', { name: 'Actions of Aurora sandbox' }));
        await within(body).findByText('Only subscription admins can delete it.');
      },
    },
  },
});

const account = {
  loading: leftOut('Who one is has been asked before any page is drawn.'),
  noMatch: NO_LIST,
  error400: leftOut('Without an answer about who one is nobody comes in: see Console/User error.'),
  error403: leftOut('Without an answer about who one is nobody comes in: see Console/User error.'),
  error404: leftOut('Without an answer about who one is nobody comes in: see Console/User error.'),
  error500: leftOut('Without an answer about who one is nobody comes in: see Console/User error.'),
  networkDown: leftOut('Without an answer about who one is nobody comes in: see Console/User error.'),
  denied: leftOut('Open to everyone.'),
} as const;

/** The account of the signed-in user. */
export const myAccount = defineScreen({
  title: 'Screens/Workspace/My account',
  path: () => '/my-account',
  states: {
    ...account,
    loaded: { persona: 'environment.admin', shows: 'Environment Admin' },
    empty: { persona: 'no.role', shows: 'Without Role' },
    longContent: {
      shows: LONG_EMAIL,
      prepare: (store) => {
        const own = store.users.find(({ email }) => email === `${store.persona}@demo.test`);
        Object.assign(own ?? {}, { firstName: LONG_NAME, lastName: LONG_WORD, email: LONG_EMAIL });
      },
    },
    sessionExpired: {
      answers: { 'get /users/me/permissions': 401 },
      shows: 'Your session has ended',
      isBusy: true,
    },
  },
});

/** Invites the user to two subscriptions, one of them today. */
function invite(store: StoryStore): void {
  const user = store.users.find(({ email }) => email === `${store.persona}@demo.test`);
  if (!user) return;
  for (const [subscriptionId, days] of [
    [SUBSCRIPTIONS.borealis, 3],
    [SUBSCRIPTIONS.trial, 0],
  ] as const)
    store.memberships.push({
      subscriptionId,
      userId: user.id,
      status: 'Pending',
      roles: [],
      isFederated: false,
      invitedAt: new Date(store.now.getTime() - (days * 24 + 2) * 3_600_000),
    });
}

/** The invitations of the signed-in user. */
export const invitations = defineScreen({
  title: 'Screens/Workspace/Invitations',
  path: () => '/invitations',
  persona: 'user',
  states: {
    ...queryStates('get /users/me/invitations', { shows: 'Loading your invitations' }),
    loaded: { shows: 'Borealis', prepare: invite },
    empty: { shows: 'No open invitations' },
    noMatch: NO_LIST,
    longContent: {
      shows: LONG_WORD,
      prepare: (store) => {
        invite(store);
        for (const row of store.subscriptions) Object.assign(row, { displayName: LONG_WORD });
        for (const row of store.clients) Object.assign(row, { name: LONG_NAME });
      },
    },
    // A platform without invitations to accept has no such page.
    error404: { answers: { 'get /users/me/invitations': 404 }, shows: 'Whoa, you’ve traveled too far' },
    denied: leftOut('Open to everyone.'),
  },
  more: {
    declining: {
      shows: 'Borealis',
      prepare: invite,
      play: async (body) => {
        const page = within(body);
        await userEvent.click(page.getByRole('button', { name: 'Decline the invitation to Borealis' }));
        await page.findByRole('alertdialog');
      },
    },
  },
});

/** The same account inside an environment. */
export const environmentAccount = defineScreen({
  title: 'Screens/Environment/My account',
  path: ({ environmentId }) => `/environments/${environmentId}/my-account`,
  states: {
    ...account,
    loaded: { persona: 'user', shows: 'Plain User' },
    empty: leftOut('As on the account page outside an environment.'),
    longContent: leftOut('As on the account page outside an environment.'),
    sessionExpired: leftOut('As on the account page outside an environment.'),
  },
});

/** Separate from the overview, because a denied user is redirected here instead of refused. */
export const home = defineScreen({
  title: 'Screens/Workspace/Home',
  path: () => '/',
  states: {
    loaded: { shows: 'Business' },
    loading: leftOut('The same page as the subscription overview (reading 2).'),
    empty: leftOut('The same page as the subscription overview (reading 2).'),
    noMatch: NO_LIST,
    longContent: leftOut('The same page as the subscription overview (reading 2).'),
    error400: leftOut('The same page as the subscription overview (reading 2).'),
    error403: leftOut('The same page as the subscription overview (reading 2).'),
    error404: leftOut('The same page as the subscription overview (reading 2).'),
    error500: leftOut('The same page as the subscription overview (reading 2).'),
    networkDown: leftOut('The same page as the subscription overview (reading 2).'),
    denied: { ...deniedToDesigner, shows: 'Environments' },
    sessionExpired: leftOut('The same page as the subscription overview (reading 2).'),
  },
});
