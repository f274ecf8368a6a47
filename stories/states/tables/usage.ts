import { userEvent, within } from 'storybook/test';
import { defineScreen } from '../support/defineScreen';
import { leftOut, type AnswerOverride, type ScreenState } from '../support/ScreenState';
import { deniedToDesigner } from './denied';
import { lengthenEnvironments, LONG_WORD } from './longNames';
import { queryStates } from './queryStates';

const NO_MATCH = leftOut('The figures are not searched.');
const empty = {
  shows: 'Nothing was rendered on these days.',
  prepare: (store: { renderUsage: unknown[] }) => {
    store.renderUsage = [];
  },
  search: '?groupBy=month&startDate=2020-01-01&endDate=2020-12-31',
};

/** Renders of the subscription over time. */
export const usage = defineScreen({
  title: 'Screens/Workspace/Usage',
  path: () => '/subscription-management/usage',
  states: {
    ...queryStates('get /subscriptions/{subscriptionId}/renders', { shows: 'Loading months' }),
    loaded: { search: '?groupBy=month', shows: 'Period before' },
    empty,
    noMatch: NO_MATCH,
    longContent: { search: '?groupBy=environment', shows: LONG_WORD, prepare: lengthenEnvironments },
    denied: { persona: 'environment.admin', shows: 'Environments' },
  },
  more: {
    byEnvironment: { search: '?groupBy=environment', shows: 'Period before' },
    opened: {
      shows: 'Choose a month',
      play: async (body) => {
        const chart = within(body).findByRole('group', { name: 'Values of Renders by month' });
        const columns = within(await chart).getAllByRole('button');
        await userEvent.click(columns.at(-2) as HTMLElement);
        await within(body.ownerDocument.body).findByRole('grid', { name: 'By environment' });
      },
    },
    openedOutput: {
      search: '?groupBy=name&top=5',
      shows: 'Choose an output',
      play: async (body) => {
        const chart = within(body).findByRole('group', { name: 'Values of Renders by output' });
        await userEvent.click(within(await chart).getAllByRole('button')[0] as HTMLElement);
        await within(body.ownerDocument.body).findByRole('grid', { name: 'By month' });
      },
    },
    overContract: {
      prepare: (store) => store.subscriptions.forEach((one) => (one.maxRenders = 1_000)),
      shows: 'renders more than the 1,000 of the contract year',
    },
    withPrices: {
      prepare: (store) =>
        store.subscriptions.forEach(
          (one) => (one.prices = { currency: 'EUR', perRender: 0.025, perGigabyte: 0.08 }),
        ),
      shows: 'Cost by environment',
    },
    byOutput: { search: '?groupBy=name&top=5', shows: 'Busiest 5' },
    endBeforeStart: {
      search: '?groupBy=day&startDate=2026-05-02&endDate=2026-05-01',
      shows: 'The last day is before the first.',
    },
    tenYearsOfDays: {
      search: '?groupBy=day&startDate=2016-01-01&endDate=2025-12-31',
      shows: 'More than 366 days are grouped by month.',
    },
  },
});

/** Renders and storage of one environment. */
export const environmentUsage = defineScreen({
  title: 'Screens/Environment/Usage',
  path: ({ environmentId }) => `/environments/${environmentId}/settings/usage`,
  states: {
    ...queryStates('get /environments/{environmentId}/renders', { shows: 'Loading months' }),
    loaded: { search: '?groupBy=month', shows: 'Storage is measured every two weeks' },
    empty,
    noMatch: NO_MATCH,
    longContent: leftOut('Output names are as long as on the usage of the subscription.'),
    denied: deniedToDesigner,
  },
});

const days = async (body: HTMLElement) => {
  await userEvent.type(within(body).getByLabelText('First day'), '2026-01-01');
  await userEvent.type(within(body).getByLabelText('Last day'), '2026-01-31');
};

/** Requests the subscription report with a given response, until this text is visible. */
const asked = (answer: AnswerOverride, words: string | RegExp): ScreenState => ({
  answers: { 'get /reports/total-subscription-usages': answer },
  shows: 'Subscription usage',
  play: async (body) => {
    await days(body);
    await userEvent.click(within(body).getByRole('button', { name: 'Download' }));
    await within(body).findByText(words);
  },
});
const FAILED = /The report could not be made/;

/** The reports. */
export const reports = defineScreen({
  title: 'Screens/Workspace/Reports',
  path: () => '/subscription-management/reports',
  states: {
    loaded: { shows: 'Subscription usage' },
    loading: asked('never', 'Cancel'),
    empty: {
      shows: 'Subscription usage',
      prepare: (store) => {
        store.renderUsage = [];
      },
      play: async (body) => {
        await days(body);
        await userEvent.click(within(body).getByRole('button', { name: 'Download' }));
        await within(body).findByText(/Nothing was rendered on these days/);
      },
    },
    noMatch: NO_MATCH,
    longContent: {
      shows: 'Subscription usage',
      prepare: lengthenEnvironments,
      play: async (body) => {
        await days(body);
        await userEvent.click(within(body).getByRole('radio', { name: /^Studio usage/ }));
        await userEvent.click(within(body).getByRole('button', { name: 'Show report' }));
        await within(body).findAllByText(new RegExp(LONG_WORD));
      },
    },
    error400: asked(400, FAILED),
    error403: asked(403, FAILED),
    error404: asked(404, FAILED),
    error500: asked(500, FAILED),
    networkDown: asked('unreachable', FAILED),
    denied: { persona: 'template.designer', shows: 'Environments' },
    sessionExpired: asked(401, 'Your session has ended'),
  },
  more: {
    asEnvironmentAdmin: { persona: 'environment.admin', shows: 'Studio usage' },
    withoutDays: {
      shows: 'Subscription usage',
      play: async (body) => {
        await userEvent.click(within(body).getByRole('button', { name: 'Download' }));
        await within(body).findByText('Choose the first day.');
      },
    },
  },
});
