import { userEvent, within } from 'storybook/test';
import { defineScreen } from '../support/defineScreen';
import { deniedToUser } from './denied';
import { LONG_WORD } from './longNames';
import { queryStates } from './queryStates';

const LIST = 'get /{name}/media';
const IN_PRODUCTS = '?folder=%2FProducts%2FCoffee';

export const media = defineScreen({
  title: 'Screens/Environment/Media',
  path: ({ environmentId }) => `/environments/${environmentId}/media`,
  persona: 'template.designer',
  states: {
    ...queryStates(LIST, { shows: 'Loading media' }),
    loaded: { search: IN_PRODUCTS, shows: 'beans-dark.jpg' },
    empty: {
      shows: 'No media yet',
      prepare: (store) => {
        store.media = [];
      },
    },
    noMatch: { search: '?q=no-such-picture', shows: 'No media match' },
    longContent: {
      search: IN_PRODUCTS,
      shows: LONG_WORD.slice(0, 12),
      prepare: (store) =>
        store.media.forEach((row, index) => {
          if (row.kind === 'asset') row.name = `${LONG_WORD} ${index}.jpg`;
        }),
    },
    denied: deniedToUser,
  },
  more: {
    root: { shows: 'Backgrounds' },
    found: { search: '?q=story', shows: '/Campaigns/Autumn' },
    emptyFolder: {
      search: '?folder=%2FBackgrounds',
      shows: 'This folder is empty',
      prepare: (store) => {
        store.media = store.media.filter(({ kind }) => kind === 'folder');
      },
    },
    noFolder: { search: '?folder=%2FGone', shows: 'There is no such folder' },
    unpreviewed: {
      search: IN_PRODUCTS,
      answers: { 'get /{name}/media/{mediaId}/preview/{quality}': 500 },
      shows: 'No preview:',
    },
    looked: {
      search: IN_PRODUCTS,
      shows: 'beans-dark.jpg',
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'beans-dark.jpg' }));
        const dialog = await within(body).findByRole('dialog', { name: 'beans-dark.jpg' });
        await within(dialog).findByRole('img', { name: 'Preview of beans-dark.jpg' });
        await within(dialog).findByText(/^Nothing in .* uses it/);
      },
    },
    uploaded: {
      search: IN_PRODUCTS,
      shows: 'beans-dark.jpg',
      play: async (body) => {
        const files = [new File(['%PDF-1.7'], 'menu.pdf'), new File(['<html>'], 'page.html')];
        const input = await within(body).findByTestId('gsc-file-input');
        await userEvent.setup({ applyAccept: false }).upload(input, files);
        await within(body).findByText('1 file could not be uploaded');
        await within(body).findByRole('article', { name: 'menu.pdf' });
      },
    },
    taken: {
      search: IN_PRODUCTS,
      shows: 'beans-dark.jpg',
      play: async (body) => {
        const input = await within(body).findByTestId('gsc-file-input');
        await userEvent.upload(input, new File(['%PDF-1.7'], 'beans-dark.jpg'));
        await within(body).findByRole('dialog', { name: 'The folder already holds this name' });
      },
    },
    deleting: {
      shows: 'Products',
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'Actions of Products' }));
        await userEvent.click(await within(body).findByRole('menuitem', { name: 'Delete…' }));
        await within(body).findByText(/It contains 16 assets and 3 folders/);
      },
    },
  },
});
