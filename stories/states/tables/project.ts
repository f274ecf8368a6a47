import { userEvent, within } from 'storybook/test';
import { demoId, ENVIRONMENTS } from '@/demo';
import { batchRowsKey, keep } from '@/product/browserKeeping';
import type { Document } from '@/engine/document';
import { defineScreen } from '../support/defineScreen';
import { leftOut, type ScreenContext } from '../support/ScreenState';
import { LONG_WORD } from './longNames';
import { queryStates } from './queryStates';
import { twoSheets } from './twoSheets';

const projectId = (name: string) =>
  demoId(`project:${ENVIRONMENTS.auroraProduction}:template.designer:${name}`);
const projectPath = (name: string) => {
  const id = projectId(name);
  return ({ environmentId }: ScreenContext) => `/environments/${environmentId}/studio/projects/${id}`;
};

const PAGE = /^Rye with wild honey, shelf 2, page 1 of 1/;

/** Waits for the drawn page, which needs fonts and the barcode code. */
const drawn = (body: HTMLElement, name = PAGE) =>
  within(body).findByRole('img', { name }, { timeout: 15_000 });

/** Types into the price tag. */
async function typeProduct(body: HTMLElement, text: string): Promise<void> {
  await drawn(body);
  const product = within(body).getByLabelText(/^Product/);
  await userEvent.clear(product);
  if (text !== '') await userEvent.type(product, text);
}

/** Opens the batch table. */
async function openTable(body: HTMLElement): Promise<void> {
  await drawn(body);
  await userEvent.click(within(body).getByRole('radio', { name: /^Batch table/ }));
}

/** Opens the batch table and pastes cells as copied from a spreadsheet. */
async function pasteRows(body: HTMLElement, lines: readonly string[], saved = 'Saved'): Promise<void> {
  await openTable(body);
  const grid = await within(body).findByRole('grid', { name: 'Rows' });
  grid.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', lines.join('\r\n'));
  await userEvent.paste(clipboardData);
  await within(body).findByText(saved, {}, { timeout: 5_000 });
}

const TAG = 'Rye with wild honey, shelf 2';

const ROWS = [
  'Product\tPrice\tKind\tDetails',
  'Wheat loaf\t5.58\tBread\tWheat, 12 hours, 900 g',
  'Cinnamon knot\t2.8\tPastry\tButter, every Friday',
];

export const project = defineScreen({
  title: 'Screens/Studio/Project',
  path: projectPath(TAG),
  persona: 'template.designer',
  states: {
    ...queryStates('get /{name}/projects/{projectId}', { shows: 'Loading the project' }),
    error404: {
      answers: { 'get /{name}/projects/{projectId}': 404 },
      shows: 'This project is not there',
    },
    loaded: {
      shows: TAG,
      play: async (body) => void (await drawn(body)),
    },
    empty: leftOut(
      'A document without variables says that there is nothing to fill in: see Nothing to fill in.',
    ),
    noMatch: leftOut('It is no list.'),
    longContent: {
      shows: LONG_WORD.slice(0, 12),
      prepare: (store) => store.projects.forEach((row) => Object.assign(row, { name: LONG_WORD })),
    },
    denied: leftOut('Open to everyone; another’s project is not there.'),
  },
  more: {
    typed: {
      shows: TAG,
      answers: { 'put /{name}/projects/{projectId}/document': 'never' },
      play: async (body) => {
        await typeProduct(body, 'Six seeds');
        await within(body).findByRole('button', { name: 'Undo Product' });
      },
    },
    missing: {
      shows: TAG,
      answers: { 'put /{name}/projects/{projectId}/document': 'never' },
      play: async (body) => {
        await typeProduct(body, '');
        await userEvent.click(within(body).getByRole('button', { name: 'Download' }));
        await within(body).findByText('Fill this in before you download.');
      },
    },
    notSaved: {
      shows: TAG,
      answers: { 'put /{name}/projects/{projectId}/document': 500 },
      play: async (body) => {
        await typeProduct(body, 'Six seeds');
        await within(body).findByRole('button', { name: 'Retry' }, { timeout: 5_000 });
      },
    },
    downloading: {
      shows: TAG,
      play: async (body) => {
        await drawn(body);
        await userEvent.click(within(body).getByRole('button', { name: 'Download' }));
        await within(body).findByRole('dialog', { name: 'Download Rye with wild honey, shelf 2' });
      },
    },
    batchTable: {
      shows: TAG,
      play: async (body) => {
        await pasteRows(body, ROWS);
        await within(body).findByText('2 rows pasted. As in the form: Code of the till.');
      },
    },
    batchLoading: {
      shows: TAG,
      answers: { 'get /{name}/projects/{projectId}/rows': 'never' },
      play: async (body) => {
        await openTable(body);
        await within(body).findByText('Loading rows');
      },
    },
    batchNotLoaded: {
      shows: TAG,
      answers: { 'get /{name}/projects/{projectId}/rows': 500 },
      play: async (body) => {
        await openTable(body);
        await within(body).findByText(/^The rows could not be loaded\./);
      },
    },
    batchNotSaved: {
      shows: TAG,
      answers: { 'put /{name}/projects/{projectId}/rows': 500 },
      play: async (body) => {
        await pasteRows(body, ROWS, 'Not saved');
        await within(body).findByRole('button', { name: 'Retry' });
      },
    },
    batchConflict: {
      shows: TAG,
      answers: { 'put /{name}/projects/{projectId}/rows': 412 },
      play: async (body) => {
        await pasteRows(body, ROWS, 'Not saved');
        await within(body).findByRole('button', { name: 'Load the newer rows' });
      },
    },
    batchKept: {
      shows: TAG,
      prepare: (store) => {
        const id = projectId(TAG);
        const content = JSON.stringify({ rows: [{ product: 'Wheat loaf' }, { product: 'Oat loaf' }] });
        store.projectRows.set(id, { content, revision: 4, savedAt: store.now });
        void keep(batchRowsKey(id), { rows: [{ product: 'Rye loaf' }], version: '"3"' });
      },
      play: async (body) => {
        await openTable(body);
        await within(body).findByRole('button', { name: 'Use the rows of this browser' });
      },
    },
    batchWithErrors: {
      shows: TAG,
      play: async (body) => {
        await pasteRows(body, [...ROWS, `${LONG_WORD}\tsoon\tcake\t`]);
        await within(body).findByText('3 rows, 1 with errors');
        await userEvent.click(within(body).getByRole('button', { name: 'Next error' }));
      },
    },
    batchMatching: {
      shows: TAG,
      play: async (body) => {
        await pasteRows(body, ROWS);
        const file = new File(['Vorname,Kurs,Tag\nAnna,Roasting and pouring,2027-06-01\n'], 'guests.csv');
        await userEvent.upload(within(body).getByTestId('gsc-file-input'), file, { applyAccept: false });
        await within(body).findByRole('dialog', { name: 'Match the columns' });
      },
    },
    batchWorkbook: {
      shows: TAG,
      play: async (body) => {
        await pasteRows(body, ROWS);
        const file = new File([(await twoSheets()) as BlobPart], 'Summer prices.xlsx');
        await userEvent.upload(within(body).getByTestId('gsc-file-input'), file, { applyAccept: false });
        await userEvent.selectOptions(await within(body).findByRole('combobox', { name: 'Sheet' }), 'August');
        await within(body).findByRole('combobox', { name: 'Aisle, such as “4”' });
      },
    },
    nothingOffered: {
      shows: TAG,
      prepare: (store) => {
        const outputSettings = { print: [], digitalStatic: [], digitalAnimated: [] };
        store.userInterfaces.forEach((row) => Object.assign(row, { outputSettings }));
      },
      play: async (body) => {
        await drawn(body);
        await userEvent.click(within(body).getByRole('button', { name: 'Download' }));
        await within(body).findByText('There is no download for this layout.');
      },
    },
    nothingToFillIn: {
      shows: 'There is nothing to fill in here',
      prepare: (store) =>
        store.projects.forEach((row) => {
          const document = JSON.parse(row.document) as Document;
          const { order, items } = document.variables;
          const kept = order.filter((id) => items[id]?.type !== 'dataSource');
          const hidden = kept.map((id) => [id, { ...items[id], visibility: { type: 'invisible' } }] as const);
          const variables = { order: kept, items: Object.fromEntries(hidden) };
          row.document = JSON.stringify({ ...document, variables });
          row.startDocument = row.document;
        }),
    },
    unreadable: {
      shows: 'can’t be read',
      prepare: (store) =>
        store.projects.forEach((row) => Object.assign(row, { document: '{"documentVersion":99}' })),
    },
    poster: {
      path: projectPath('Night bake in May'),
      shows: 'Night bake in May',
      play: async (body) => void (await drawn(body, /^Night bake in May, page 1/)),
    },
  },
});
