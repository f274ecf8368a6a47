import interBold from '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf?url';
import { userEvent, within } from 'storybook/test';
import type { MockStore } from '@/api/mocks/mockStore';
import { demoId, ENVIRONMENTS } from '@/demo';
import { EMPTY_CONTENT } from '@/domain/brand-kits';
import type { Document } from '@/engine/document';
import { defineScreen } from '../support/defineScreen';
import { leftOut, type ScreenState } from '../support/ScreenState';
import { deniedToUser } from './denied';
import { fontSourceStates } from './fontSources';
import { LONG_WORD } from './longNames';
import { queryStates } from './queryStates';
import { saveView } from './saveView';

const OPEN_TO_EVERYONE = leftOut('Open to everyone.');
const FOR_THE_SHOP = `?collection=${demoId(`collection:${ENVIRONMENTS.auroraProduction}:For the shop`)}`;
const SOME_ID = '00000000-0000-4000-8000-000000000001';

/** Under the GraFx price book, content administrators can't open most of the studio. */
const deniedToContentAdmin: ScreenState = { persona: 'content.admin', shows: 'My projects' };

/** Opens the family with the most styles. */
async function openFamily(body: HTMLElement): Promise<void> {
  await userEvent.click(await within(body).findByRole('button', { name: 'Inter' }));
  await within(body).findByText('SemiBold');
}

/** Opens the uses of the family with the most styles. */
async function askWhereUsed(body: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(await within(body).findByRole('button', { name: 'Actions of Inter' }));
  await userEvent.click(await within(body).findByRole('menuitem', { name: 'Where used…' }));
  return within(body).findByRole('dialog', { name: 'Where Inter is used' });
}

/** Uploads a font the library already has, a file that is no font, and one of another type. */
async function chooseFonts(body: HTMLElement): Promise<void> {
  const [input] = await within(body).findAllByTestId('gsc-file-input');
  if (!input) throw new Error('No files can be chosen.');
  const bold = await (await fetch(interBold)).blob();
  await userEvent.upload(
    input,
    [
      new File([bold], 'Inter-Bold.ttf'),
      new File(['no font'], 'damaged.otf'),
      new File(['zip'], 'fonts.zip'),
    ],
    { applyAccept: false },
  );
}

export const fonts = defineScreen({
  title: 'Screens/Environment/Fonts',
  path: ({ environmentId }) => `/environments/${environmentId}/fonts`,
  persona: 'template.designer',
  states: {
    ...queryStates('get /{name}/font-families', { shows: 'Loading fonts' }),
    loaded: { shows: 'Aurora Headline' },
    empty: {
      shows: 'No fonts yet',
      prepare: (store) => {
        store.fontFamilies = [];
      },
    },
    noMatch: { search: '?q=no-such-font', shows: 'No fonts match' },
    longContent: {
      shows: LONG_WORD.slice(0, 12),
      prepare: (store) =>
        store.fontFamilies.forEach((row, index) => Object.assign(row, { name: `${LONG_WORD} ${index}` })),
    },
    denied: deniedToContentAdmin,
  },
  more: {
    ...fontSourceStates,
    opened: {
      shows: 'Aurora Headline',
      play: async (body) => {
        await openFamily(body);
        await within(body).findByRole('img', { name: 'Preview of Inter SemiBold' });
      },
    },
    unreadable: {
      answers: { 'get /{name}/font-styles/{styleId}/preview/{shape}': 500 },
      shows: 'Aurora Headline',
      play: openFamily,
    },
    uploading: {
      shows: 'Aurora Headline',
      play: async (body) => {
        await chooseFonts(body);
        await within(body).findByText('The library has this style of this family already.');
      },
    },
    unsent: {
      answers: { 'post /{name}/font-styles/temp': 500 },
      shows: 'Aurora Headline',
      play: async (body) => {
        await chooseFonts(body);
        await within(body).findByText('3 files could not be sent.');
      },
    },
    deleting: {
      shows: 'Aurora Headline',
      play: async (body) => {
        await userEvent.click(
          await within(body).findByRole('button', { name: 'Actions of Aurora Headline' }),
        );
        await userEvent.click(await within(body).findByRole('menuitem', { name: 'Delete family…' }));
        const dialog = await within(body).findByRole('alertdialog');
        await within(dialog).findByText(/uses? it/);
      },
    },
    whereUsed: {
      shows: 'Aurora Headline',
      play: async (body) => {
        await within(await askWhereUsed(body)).findByRole('link', { name: 'Business card' });
      },
    },
    whereUsedLoading: {
      answers: { 'get /{name}/where-used': 'never' },
      isBusy: true,
      shows: 'Aurora Headline',
      play: async (body) => {
        await within(await askWhereUsed(body)).findByText('Loading the uses');
      },
    },
    whereUsedUnread: {
      answers: { 'get /{name}/where-used': 500 },
      shows: 'Aurora Headline',
      play: async (body) => {
        await within(await askWhereUsed(body)).findByText(/^The list of uses could not be loaded/);
      },
    },
    whereUsedNowhere: {
      shows: 'Aurora Headline',
      prepare: (store) => {
        store.templates = [];
        store.brandKits = [];
      },
      play: async (body) => {
        await within(await askWhereUsed(body)).findByText(/^Nothing in/);
      },
    },
  },
});
export const brandKits = defineScreen({
  title: 'Screens/Environment/Brand kits',
  path: ({ environmentId }) => `/environments/${environmentId}/brand-kits`,
  persona: 'template.designer',
  states: {
    ...queryStates('get /{name}/brand-kits', { shows: 'Loading brand kits' }),
    loaded: { shows: 'Night bake' },
    empty: {
      shows: 'No brand kits yet',
      prepare: (store) => {
        store.brandKits = [];
      },
    },
    noMatch: { search: '?q=no-such-kit', shows: 'No brand kits match' },
    longContent: {
      shows: LONG_WORD.slice(0, 12),
      prepare: (store) =>
        store.brandKits.forEach((row, index) => Object.assign(row, { name: `${LONG_WORD} ${index}` })),
    },
    denied: deniedToUser,
  },
  more: {
    deleting: {
      shows: 'Night bake',
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'Actions of Night bake' }));
        await userEvent.click(await within(body).findByRole('menuitem', { name: 'Delete…' }));
        await within(body).findByRole('alertdialog', { name: 'Delete Night bake?' });
      },
    },
  },
});
const AURORA_KIT = demoId(`brand-kit:${ENVIRONMENTS.auroraProduction}:Aurora`);

/** Empties the brand kits of the stories. */
const emptied = (store: MockStore) =>
  store.brandKits.forEach((row) => Object.assign(row, { content: EMPTY_CONTENT }));

export const brandKit = defineScreen({
  title: 'Screens/Environment/Brand kit',
  path: ({ environmentId }) => `/environments/${environmentId}/brand-kits/${AURORA_KIT}`,
  persona: 'template.designer',
  states: {
    ...queryStates('get /{name}/brand-kits/{brandKitId}', { shows: 'Loading the brand kit' }),
    error404: {
      answers: { 'get /{name}/brand-kits/{brandKitId}': 404 },
      shows: 'This brand kit is not there',
    },
    loaded: { shows: 'Wordmark' },
    empty: { shows: 'How words within a paragraph are set apart.', prepare: emptied },
    noMatch: leftOut('There is nothing to search in a kit.'),
    longContent: {
      shows: LONG_WORD.slice(0, 12),
      prepare: (store) =>
        store.brandKits.forEach((row) => {
          const { content } = row;
          const named = <Entry extends { name: string }>(entries: readonly Entry[]) =>
            entries.map((entry, index) => ({ ...entry, name: `${LONG_WORD} ${index}` }));
          row.content = {
            ...content,
            colors: named(content.colors),
            media: named(content.media),
            paragraphStyles: named(content.paragraphStyles),
            themes: named(content.themes),
          };
        }),
    },
    denied: deniedToUser,
  },
  more: {
    styled: {
      shows: 'Wordmark',
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'Headline' }));
        await within(body).findByText(/^Fresh bread/);
      },
    },
    themed: {
      shows: 'Wordmark',
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('radio', { name: 'Autumn' }));
        await userEvent.click(await within(body).findByRole('button', { name: 'Night' }));
        await within(body).findByRole('group', { name: 'Colour Night' });
      },
    },
    unsaved: {
      answers: { 'put /{name}/brand-kits/{brandKitId}': 500 },
      shows: 'Wordmark',
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'Headline' }));
        await userEvent.click(await within(body).findByRole('switch', { name: 'Underline' }));
        await within(body).findByRole('button', { name: 'Retry' });
      },
    },
  },
});
/** Downloads a file of the business card. */
async function download(body: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(await within(body).findByRole('button', { name: 'Actions of Business card' }));
  await userEvent.click(await within(body).findByRole('menuitem', { name: 'Download…' }));
  const dialog = await within(body).findByRole('dialog', { name: 'Download Business card' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Download' }));
  return dialog;
}

export const templates = defineScreen({
  title: 'Screens/Studio/Templates',
  path: ({ environmentId }) => `/environments/${environmentId}/studio/templates`,
  persona: 'template.designer',
  states: {
    ...queryStates('get /{name}/templates', { shows: 'Loading templates' }),
    loaded: { shows: 'Business card' },
    empty: {
      shows: 'No templates yet',
      prepare: (store) => {
        store.templates = [];
      },
    },
    noMatch: { search: '?q=no-such-template', shows: 'No templates match' },
    longContent: {
      shows: LONG_WORD.slice(0, 12),
      prepare: (store) =>
        store.templates.forEach((row, index) => Object.assign(row, { name: `${LONG_WORD} ${index}` })),
    },
    denied: deniedToContentAdmin,
  },
  more: {
    unpainted: {
      answers: { 'get /{name}/templates/{templateId}/preview/{quality}': 500 },
      shows: 'No preview:',
    },
    looked: {
      shows: 'Business card',
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'Actions of Business card' }));
        await userEvent.click(await within(body).findByRole('menuitem', { name: 'Look at it' }));
        const dialog = await within(body).findByRole('dialog', { name: 'Business card' });
        await within(dialog).findByRole('img', { name: 'Preview of Business card' });
      },
    },
    versions: {
      shows: 'Business card',
      prepare: (store) => {
        const row = store.templates.find(({ name }) => name === 'Business card');
        if (!row) return;
        const { id: templateId, document, savedById, contentModifiedAt: savedAt } = row;
        const former = JSON.stringify({
          ...(JSON.parse(document) as Document),
          actions: { order: [], items: {} },
        });
        store.templateVersions.push({
          templateId,
          revision: row.revision,
          document: former,
          savedById,
          savedAt,
          note: 'Before the new address',
        });
        row.revision += 1;
      },
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'Actions of Business card' }));
        await userEvent.click(await within(body).findByRole('menuitem', { name: 'Versions…' }));
        const dialog = within(await within(body).findByRole('dialog', { name: 'Versions of Business card' }));
        await dialog.findByRole('img', { name: 'Preview of version 1' });
        await dialog.findByRole('img', { name: 'Preview of version 2 (current)' });
      },
    },
    savedView: { search: '?q=card&sort=name:asc', shows: 'Business card', play: saveView('All cards') },
    inRows: {
      shows: 'Business card',
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('radio', { name: 'List' }));
        await within(body).findByRole('list', { name: 'Templates' });
        // The next story must start with tiles.
        window.localStorage.removeItem('look.templates');
      },
    },
    selected: {
      shows: 'Business card',
      play: async (body) => {
        for (const name of ['Business card', 'Story'])
          await userEvent.click(await within(body).findByRole('checkbox', { name: `Select ${name}` }));
        await within(body).findByText('2 templates selected');
      },
    },
    importing: {
      shows: 'Business card',
      play: async (body) => {
        const [input] = await within(body).findAllByTestId('gsc-file-input');
        if (input) await userEvent.upload(input, new File(['zip'], 'Postcard.zip'));
        const dialog = await within(body).findByRole('dialog', { name: 'Import a template' });
        await within(dialog).findByRole('button', { name: 'Brand' });
      },
    },
    downloading: {
      answers: { 'get /{name}/output/tasks/{taskId}': 'never' },
      shows: 'Business card',
      play: async (body) => {
        const dialog = await download(body);
        await within(dialog).findByRole('progressbar', { name: 'Making Business card.pdf' });
      },
    },
    downloadFailed: {
      answers: { 'get /{name}/output/tasks/{taskId}': 500 },
      shows: 'Business card',
      play: async (body) => {
        await within(await download(body)).findByText('Internal Server Error.');
      },
    },
  },
});
const COVER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#f3e9da"/><circle cx="470" cy="170" r="110" fill="#d97a34"/><rect y="290" width="640" height="110" fill="#5b3a29"/></svg>';

function coverForTheShop(store: MockStore) {
  for (const row of store.collections)
    if (row.name === 'For the shop')
      row.cover = { id: `cover ${row.id}`, content: new Blob([COVER], { type: 'image/svg+xml' }) };
}

export const collections = defineScreen({
  title: 'Screens/Studio/Collections',
  path: ({ environmentId }) => `/environments/${environmentId}/studio/collections`,
  persona: 'template.designer',
  states: {
    ...queryStates('get /{name}/template-collections', { shows: 'Loading collections' }),
    loaded: { shows: 'For the shop' },
    empty: {
      shows: 'No collections yet',
      prepare: (store) => {
        store.collections = [];
      },
    },
    noMatch: { search: '?q=no-such-collection', shows: 'No collections match' },
    longContent: {
      shows: LONG_WORD.slice(0, 12),
      prepare: (store) =>
        store.collections.forEach((row, index) => Object.assign(row, { name: `${LONG_WORD} ${index}` })),
    },
    denied: deniedToUser,
  },
  more: {
    choosingUserInterface: {
      shows: 'For the shop',
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'Actions of For the shop' }));
        await userEvent.click(await within(body).findByRole('menuitem', { name: 'User interface…' }));
        await within(body).findByRole('combobox', { name: 'User interface' });
      },
    },
    cover: {
      shows: 'For the shop',
      prepare: coverForTheShop,
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'Actions of For the shop' }));
        await userEvent.click(await within(body).findByRole('menuitem', { name: 'Cover…' }));
        await within(body).findByRole('button', { name: 'Choose another picture' });
      },
    },
    openedWithCover: { search: FOR_THE_SHOP, shows: 'Change the cover', prepare: coverForTheShop },
    opened: { search: FOR_THE_SHOP, shows: 'Window poster' },
    openedEmpty: {
      search: FOR_THE_SHOP,
      shows: 'Nothing in this collection yet',
      prepare: (store) => store.collections.forEach((row) => Object.assign(row, { templates: [] })),
    },
    openedGone: {
      search: `?collection=${SOME_ID}`,
      shows: 'This collection is not there',
    },
    adding: {
      search: FOR_THE_SHOP,
      shows: 'Window poster',
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'Add templates' }));
        await userEvent.click(await within(body).findByRole('checkbox', { name: 'Story' }));
        await within(body).findByRole('button', { name: 'Add 1 template' });
      },
    },
  },
});
export const projects = defineScreen({
  title: 'Screens/Studio/My projects',
  path: ({ environmentId }) => `/environments/${environmentId}/studio/projects`,
  persona: 'user',
  states: {
    ...queryStates('get /{name}/projects', { shows: 'Loading projects' }),
    loaded: { shows: 'Night bake in May' },
    empty: {
      shows: 'No projects yet',
      prepare: (store) => {
        store.projects = [];
      },
    },
    noMatch: { search: '?q=no-such-project', shows: 'No projects match' },
    longContent: {
      shows: LONG_WORD.slice(0, 12),
      prepare: (store) => {
        for (const [index, row] of [...store.projects, ...store.collections].entries())
          Object.assign(row, { name: `${LONG_WORD} ${index}` });
      },
    },
    denied: OPEN_TO_EVERYONE,
  },
  more: {
    list: { search: '?filter.look=list', shows: 'Night bake in May' },
    nothingToStartFrom: {
      shows: 'There is no template to start from yet',
      prepare: (store) => {
        store.collections = [];
      },
    },
    starting: {
      shows: 'Night bake in May',
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'For the shop' }));
        await within(body).findByRole('button', { name: 'Window poster' });
      },
    },
  },
});
