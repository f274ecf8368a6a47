import { userEvent, within } from 'storybook/test';
import { mockWebHooks } from '@/api/mocks/mockActivity';
import type { MockStore } from '@/api/mocks/mockStore';
import { ENVIRONMENTS } from '@/demo';
import { defineScreen } from '../support/defineScreen';
import { leftOut } from '../support/ScreenState';
import { deniedToDesigner, deniedToUser } from './denied';
import { lengthenEnvironments, LONG_NAME, LONG_WORD } from './longNames';
import { queryStates } from './queryStates';

const NO_LIST = leftOut('The page is no list.');
const WITH_THE_ENVIRONMENT = leftOut(
  'Stands on the call of the environment overview and fails as that does.',
);

/** The overview of an environment; every page in an environment needs the same request. */
export const environment = defineScreen({
  title: 'Screens/Environment/Overview',
  path: ({ environmentId }) => `/environments/${environmentId}`,
  states: {
    loaded: { shows: 'aurora-production' },
    loading: {
      answers: { 'get /environments/{environmentId}': 'never' },
      shows: 'Loading',
      isBusy: true,
    },
    empty: { persona: 'no.role', shows: 'You hold no role in this environment' },
    noMatch: NO_LIST,
    longContent: { shows: LONG_WORD, prepare: lengthenEnvironments },
    error400: {
      answers: { 'get /environments/{environmentId}': 400 },
      shows: 'The provided environment id is not valid',
    },
    error403: {
      answers: { 'get /environments/{environmentId}': 403 },
      shows: 'Sorry, you don’t have access',
    },
    error404: {
      answers: { 'get /environments/{environmentId}': 404 },
      shows: 'The provided environment id is not valid',
    },
    error500: {
      answers: { 'get /environments/{environmentId}': 500 },
      shows: 'Oops, it seems like something',
    },
    networkDown: {
      answers: { 'get /environments/{environmentId}': 'unreachable' },
      shows: 'Oops, it seems like something',
    },
    denied: leftOut('Open to everyone.'),
    sessionExpired: {
      answers: { 'get /environments/{environmentId}': 401 },
      shows: 'Your session has ended',
      isBusy: true,
    },
  },
  more: { asUser: { persona: 'user', shows: 'aurora-production' } },
});

/** General settings of an environment. */
export const settings = defineScreen({
  title: 'Screens/Environment/Settings',
  path: ({ environmentId }) => `/environments/${environmentId}/settings`,
  states: {
    loaded: { shows: 'aurora-production' },
    loading: WITH_THE_ENVIRONMENT,
    empty: leftOut('There is no environment without settings.'),
    noMatch: NO_LIST,
    longContent: { shows: LONG_WORD, prepare: lengthenEnvironments },
    error400: WITH_THE_ENVIRONMENT,
    error403: WITH_THE_ENVIRONMENT,
    error404: WITH_THE_ENVIRONMENT,
    error500: WITH_THE_ENVIRONMENT,
    networkDown: WITH_THE_ENVIRONMENT,
    denied: deniedToDesigner,
    sessionExpired: WITH_THE_ENVIRONMENT,
  },
});

/** The API clients of an environment. */
export const integrations = defineScreen({
  title: 'Screens/Environment/Integrations',
  path: ({ environmentId }) => `/environments/${environmentId}/settings/integrations`,
  states: {
    ...queryStates('get /integrations', { shows: 'Loading integrations' }),
    loaded: { shows: 'Web shop' },
    empty: {
      shows: 'Integrations',
      prepare: (store) => {
        store.integrations = [];
      },
    },
    noMatch: { search: '?q=no-such-program', shows: 'No integrations match' },
    longContent: {
      shows: LONG_WORD.slice(0, 12),
      prepare: (store) =>
        store.integrations.forEach((row) => Object.assign(row, { name: LONG_WORD, description: LONG_NAME })),
    },
    denied: deniedToDesigner,
  },
});

/** The sources of media, fonts and data. */
export const connectors = defineScreen({
  title: 'Screens/Environment/Connectors',
  path: ({ environmentId }) => `/environments/${environmentId}/settings/connectors`,
  persona: 'environment.admin',
  states: {
    ...queryStates('get /{name}/connectors', { shows: 'Loading connectors' }),
    loaded: { shows: 'Asset library' },
    empty: {
      shows: 'No connectors',
      prepare: (store) => {
        store.connectors = [];
      },
    },
    noMatch: { search: '?q=no-such-connector', shows: 'No connectors match' },
    longContent: {
      shows: LONG_WORD.slice(0, 12),
      prepare: (store) =>
        store.connectors.forEach((row, index) =>
          Object.assign(row, { name: `${LONG_WORD} ${index}`, description: LONG_NAME }),
        ),
    },
    denied: deniedToDesigner,
  },
});

/** Adds two web hooks, and deliveries of the first. */
function addWebHooks(store: MockStore): void {
  const { webHooks, deliveries } = mockWebHooks(store, ENVIRONMENTS.auroraProduction);
  store.webHooks = webHooks;
  store.webHookDeliveries = deliveries;
}

/** Opens the deliveries of the first web hook. */
async function openDeliveries(body: HTMLElement) {
  await userEvent.click(await within(body).findByRole('button', { name: 'Web shop' }));
  await within(body).findByRole('list', { name: 'Deliveries of Web shop' });
}

/** Receivers of output events. */
export const webHooks = defineScreen({
  title: 'Screens/Environment/Web hooks',
  path: ({ environmentId }) => `/environments/${environmentId}/studio/web-hooks`,
  persona: 'environment.admin',
  states: {
    ...queryStates('get /{name}/web-hooks', { shows: 'Loading web hooks' }),
    loaded: { shows: 'Web shop', prepare: addWebHooks },
    empty: { shows: 'No web hooks yet' },
    noMatch: { search: '?q=no-such-hook', shows: 'No web hooks match', prepare: addWebHooks },
    longContent: {
      shows: LONG_WORD.slice(0, 12),
      prepare: (store) => {
        addWebHooks(store);
        store.webHooks = store.webHooks.map((row, index) => ({
          ...row,
          name: `${LONG_WORD} ${index}`,
          address: `https://shop.aurora.test/${LONG_WORD}`,
        }));
      },
    },
    denied: deniedToUser,
  },
  more: {
    readOnly: { persona: 'template.designer', shows: 'Web shop', prepare: addWebHooks },
    adding: {
      shows: 'Web shop',
      prepare: addWebHooks,
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'Add web hook' }));
        await within(body).findByRole('textbox', { name: /^Address/ });
      },
    },
    deliveries: {
      shows: 'Web shop',
      prepare: addWebHooks,
      play: async (body) => {
        await openDeliveries(body);
        await userEvent.click(await within(body).findByRole('button', { name: /^Task failed/ }));
        await within(body).findByText(/No answer: it takes too long/);
      },
    },
    noDeliveries: {
      shows: 'Print room',
      prepare: addWebHooks,
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'Print room' }));
        await within(body).findByText('No deliveries yet');
      },
    },
    deliveriesFailed: {
      shows: 'Web shop',
      prepare: addWebHooks,
      answers: { 'get /{name}/web-hooks/{webHookId}/deliveries': 500 },
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'Web shop' }));
        await within(body).findByText(/^The deliveries could not be loaded/);
      },
    },
  },
});

const WITH_SANDBOX = { search: `?with=${ENVIRONMENTS.auroraSandbox}` };

/** Two environments side by side. */
export const compare = defineScreen({
  title: 'Screens/Environment/Compare',
  path: ({ environmentId }) => `/environments/${environmentId}/settings/compare`,
  states: {
    ...queryStates('get /{name}/settings', { shows: /Studio version\s*…/ }, WITH_SANDBOX),
    loaded: { shows: 'Choose the other environment' },
    empty: {
      shows: 'There is no other environment',
      prepare: (store, { environmentId }) => {
        store.environments = store.environments.filter(({ id }) => id === environmentId);
      },
    },
    noMatch: { search: `${WITH_SANDBOX.search}&q=no-such-line`, shows: 'No lines match' },
    longContent: { ...WITH_SANDBOX, shows: LONG_WORD.slice(0, 12), prepare: lengthenEnvironments },
    denied: deniedToDesigner,
  },
  more: {
    differences: { ...WITH_SANDBOX, shows: 'Present' },
  },
});
