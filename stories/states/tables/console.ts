import { expect, userEvent, waitFor, within } from 'storybook/test';
import { demoUserId } from '@/demo';
import { STATUS_MESSAGES } from '@/domain/failure';
import { defineOwnScreen, defineScreen } from '../support/defineScreen';
import { leftOut, type ScreenState } from '../support/ScreenState';

const SERVER_ERROR = 'Oops, it seems like something went wrong on our side';
const ASKS_FOR_NOTHING = leftOut('The page asks the platform for nothing.');

const MESSAGE_ONLY = {
  loading: ASKS_FOR_NOTHING,
  empty: ASKS_FOR_NOTHING,
  noMatch: ASKS_FOR_NOTHING,
  longContent: leftOut('The texts are the product’s own.'),
  error400: ASKS_FOR_NOTHING,
  error403: ASKS_FOR_NOTHING,
  error404: ASKS_FOR_NOTHING,
  error500: ASKS_FOR_NOTHING,
  networkDown: ASKS_FOR_NOTHING,
  denied: leftOut('Open to everyone.'),
  sessionExpired: ASKS_FOR_NOTHING,
} as const;

const NO_ACCESS = 'Sorry, you don’t have access';

/** Target of a denied page. */
export const denied = defineScreen({
  title: 'Screens/Console/Denied (401)',
  path: () => '/401',
  states: { ...MESSAGE_ONLY, loaded: { persona: 'template.designer', shows: NO_ACCESS } },
});

/** Target for users without a role. */
export const unauthorized = defineScreen({
  title: 'Screens/Console/Unauthorized',
  path: () => '/unauthorized',
  states: { ...MESSAGE_ONLY, loaded: { persona: 'no.role', shows: NO_ACCESS } },
});

/** Renews the token and redirects at once, so the story shows the target. */
export const refreshToken = defineScreen({
  title: 'Screens/Console/Refresh token',
  path: () => '/refresh-token?returnTo=/environments',
  states: { ...MESSAGE_ONLY, loaded: { shows: 'Aurora production' } },
});

/** The frame of the console before the user is known, on phones, and with open menus. */
export const shell = defineOwnScreen({
  title: 'Screens/Console/Shell',
  path: () => '/environments',
  more: {
    starting: { session: 'starting', shows: 'Loading', isBusy: true },
    loadingUser: { answers: { 'get /users/me': 'never' }, shows: 'Loading', isBusy: true },
    accountMenu: { shows: 'Aurora production', play: (body) => openMenu(body, /^Account of/) },
    subscriptionSwitcher: { shows: 'Aurora production', play: (body) => openMenu(body, /Aurora/) },
    environmentSwitcher: {
      path: ({ environmentId }) => `/environments/${environmentId}`,
      shows: 'aurora-production',
      play: (body) => openMenu(body, /Aurora/),
    },
    ofUser: {
      persona: 'user',
      path: ({ environmentId }) => `/environments/${environmentId}`,
      shows: 'aurora-production',
    },
  },
});

async function openMenu(body: HTMLElement, name: RegExp): Promise<void> {
  const header = within(within(body).getByTestId('gsc-header'));
  await userEvent.click(header.getByRole('button', { name }));
  await within(body).findByRole('menu');
}

/** Pages for an unknown address, subscription or environment. */
export const notFound = defineOwnScreen({
  title: 'Screens/Console/Not found',
  path: () => '/nowhere/at/all',
  more: {
    unknownPage: { shows: 'Whoa, you’ve traveled too far' },
    unknownSubscription: {
      path: () => '/environments',
      search: '?subscriptionId=00000000-0000-4000-8000-000000000000',
      shows: 'The provided subscription id is not valid',
    },
    unknownEnvironment: {
      path: () => '/environments/00000000-0000-4000-8000-000000000000',
      shows: 'The provided environment id is not valid',
    },
  },
});

/** Failures of the whole console. */
export const failures = defineOwnScreen({
  title: 'Screens/Console/Failures',
  path: () => '/environments',
  more: {
    userError: { answers: { 'get /users/me': 500 }, shows: SERVER_ERROR },
    signInError: { session: 'refused', shows: 'The identity provider refused' },
    workspaceError: { answers: { 'get /subscriptions': 500 }, shows: SERVER_ERROR },
    workspaceUnreachable: { answers: { 'get /users/me/permissions': 'unreachable' }, shows: SERVER_ERROR },
    brokenPage: { isBroken: true, shows: SERVER_ERROR },
    sessionExpired: { answers: { 'get /subscriptions': 401 }, shows: 'Your session has ended', isBusy: true },
    configurationError: {
      configurationProblems: [
        { file: 'config.json', field: 'PLATFORM_API_URL', message: 'must not be empty' },
        { file: 'feature-flags.json', field: '', message: 'is not valid JSON' },
      ],
      shows: 'The console can’t start',
    },
  },
});

/** The user gate: users it welcomes, and users it refuses. */
export const gate = defineOwnScreen({
  title: 'Screens/Console/Gate',
  path: () => '/environments',
  more: {
    welcomeAboard: { persona: 'new.user', shows: 'Welcome aboard!' },
    welcomeAboardRefused: {
      persona: 'new.user',
      shows: 'Welcome aboard!',
      answers: { 'patch /users/{userId}': 404 },
      play: async (body) => {
        const page = within(body);
        await userEvent.type(page.getByRole('textbox', { name: 'First name' }), 'New');
        await userEvent.type(page.getByRole('textbox', { name: 'Last name' }), 'User{Enter}');
        await page.findByText('The user details were not found in the system.');
      },
    },
    invited: {
      persona: 'no.role',
      shows: 'Accept',
      prepare: (store) => {
        for (const row of store.memberships)
          if (row.userId === demoUserId('no.role@demo.test')) row.status = 'Pending';
      },
    },
    inactive: { persona: 'inactive', shows: NO_ACCESS },
    removed: {
      persona: 'user',
      shows: 'You have no account on this platform.',
      prepare: (store) => {
        const id = demoUserId('user@demo.test');
        store.users = store.users.filter((row) => row.id !== id);
      },
    },
  },
});

const SIGNED = '?signature=a-signature&signatureTimestamp=1750000000';

async function migrate(body: HTMLElement, outcome: string | RegExp): Promise<void> {
  const page = within(body);
  await userEvent.type(page.getByRole('textbox', { name: 'Email' }), 'moved@demo.test');
  await userEvent.type(page.getByRole('textbox', { name: 'First name' }), 'Moved');
  await userEvent.type(page.getByRole('textbox', { name: 'Last name' }), 'User{Enter}');
  await page.findByText(outcome);
}

const refused = (status: 400 | 401 | 500): ScreenState => ({
  search: SIGNED,
  shows: 'Move your account',
  answers: { 'post /users/manage/add': status },
  play: (body) => migrate(body, STATUS_MESSAGES[status]),
});

/* The mocks accept a signature by its form. */
const WELL_SIGNED = `?signature=${'a'.repeat(64)}&signatureTimestamp=1750000000`;

/** Continues to the verified address; the mocks verify it at the third request. */
async function verify(body: HTMLElement): Promise<void> {
  await migrate(body, /We have sent you an email/);
  const page = within(body);
  await waitFor(async () => {
    const ask = page.queryByRole('button', { name: 'I have verified it' });
    if (ask) await userEvent.click(ask);
    await expect(page.getByText(/^Your address is verified/)).toBeVisible();
  });
}

/** Moving an account to this platform, outside the gate. */
export const userMigration = defineOwnScreen({
  title: 'Screens/Console/User migration',
  path: () => '/user-migration',
  more: {
    form: { search: SIGNED, shows: 'Move my account' },
    incompleteLink: { shows: 'This link is incomplete' },
    refused: refused(400),
    serverError: refused(500),
    waiting: {
      search: WELL_SIGNED,
      shows: 'Move your account',
      play: (body) => migrate(body, /We have sent you an email/),
    },
    verified: { search: WELL_SIGNED, shows: 'Move your account', play: verify },
    moved: {
      search: WELL_SIGNED,
      shows: 'Move your account',
      play: async (body) => {
        await verify(body);
        await userEvent.click(within(body).getByRole('button', { name: 'Finish' }));
        await within(body).findByText('Your account has moved. Sign in with it from now on.');
      },
    },
  },
});
