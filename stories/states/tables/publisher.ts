import { userEvent, within } from 'storybook/test';
import { defineScreen } from '../support/defineScreen';
import { deniedToUser } from './denied';
import { LONG_WORD } from './longNames';
import { queryStates } from './queryStates';
import { twoSheets } from './twoSheets';

const DATA = '?part=data';

/** Chooses an entry of a row's menu. */
async function act(body: HTMLElement, name: string, action: string): Promise<void> {
  await userEvent.click(await within(body).findByRole('button', { name: `Actions of ${name}` }));
  await userEvent.click(await within(body).findByRole('menuitem', { name: action }));
}

/** Chooses a file to upload. */
async function choose(body: HTMLElement, content: BlobPart, name = 'Summer prices.csv'): Promise<void> {
  await within(body).findByText('Price list');
  const [input] = await within(body).findAllByTestId('gsc-file-input');
  if (input) await userEvent.upload(input, new File([content], name));
}

export const publisher = defineScreen({
  title: 'Screens/Environment/Publisher',
  path: ({ environmentId }) => `/environments/${environmentId}/publisher`,
  persona: 'content.admin',
  states: {
    ...queryStates('get /{name}/data-sets', { shows: 'Loading data sets' }, { search: DATA }),
    loaded: { search: DATA, shows: 'Price list' },
    empty: {
      search: DATA,
      shows: 'No data sets yet',
      prepare: (store) => {
        store.dataSets = [];
      },
    },
    noMatch: { search: `${DATA}&q=no-such-data`, shows: 'No data sets match' },
    longContent: {
      search: DATA,
      shows: LONG_WORD.slice(0, 12),
      prepare: (store) =>
        store.dataSets.forEach((row, index) => Object.assign(row, { name: `${LONG_WORD} ${index}` })),
    },
    denied: deniedToUser,
  },
  more: {
    withoutAddress: {
      shows: 'No publisher yet',
      prepare: (store) => store.subscriptions.forEach((row) => Object.assign(row, { backOfficeUri: '' })),
    },
    rows: {
      search: DATA,
      shows: 'Price list',
      play: async (body) => {
        await act(body, 'Price list', 'Look at its rows');
        await within(body).findByText('Wheat loaf');
      },
    },
    rowsFailed: {
      search: DATA,
      answers: { 'get /{name}/data-sets/{dataSetId}/rows': 500 },
      shows: 'Price list',
      play: async (body) => {
        await act(body, 'Price list', 'Look at its rows');
        await within(body).findByText(/^The rows could not be loaded/);
      },
    },
    uploading: {
      search: DATA,
      shows: 'Price list',
      play: async (body) => {
        await choose(body, 'Product;Price;Until\nRye loaf;6,40;2027-08-31\nOat knot;2,10;2027-08-31');
        await within(body).findByText('2 rows and 3 columns:');
      },
    },
    uploadingWorkbook: {
      search: DATA,
      shows: 'Price list',
      play: async (body) => {
        await choose(body, (await twoSheets()) as BlobPart, 'Summer prices.xlsx');
        await userEvent.selectOptions(await within(body).findByRole('combobox', { name: 'Sheet' }), 'August');
        await within(body).findByText('2 rows and 2 columns:');
      },
    },
    refusedFile: {
      search: DATA,
      shows: 'Price list',
      play: async (body) => {
        await choose(body, 'Product,Product\nRye,loaf');
        await within(body).findByText(/Two columns are named/);
      },
    },
    workspaces: { shows: 'Values only' },
    noWorkspaces: {
      shows: 'No workspaces yet',
      prepare: (store) => {
        store.editorViews = [];
      },
    },
    editingWorkspace: {
      shows: 'Values only',
      play: async (body) => {
        await act(body, 'Values only', 'Edit…');
        await within(body).findByRole('combobox', { name: 'Layers' });
      },
    },
    viewPreferences: { search: '?part=view-preferences', shows: 'Screens' },
    editingViewPreference: {
      search: '?part=view-preferences',
      shows: 'Print',
      play: async (body) => {
        await act(body, 'Print', 'Edit…');
        await within(body).findByRole('switch', { name: /^Rulers/ });
      },
    },
  },
});
