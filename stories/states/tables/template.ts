import { userEvent, within } from 'storybook/test';
import { demoId, ENVIRONMENTS } from '@/demo';
import { defineScreen } from '../support/defineScreen';
import { leftOut, type ScreenContext, type ScreenState } from '../support/ScreenState';
import { LONG_WORD } from './longNames';
import { queryStates } from './queryStates';

const templatePath = (name: string) => {
  const id = demoId(`template:${ENVIRONMENTS.auroraProduction}:${name}`);
  return ({ environmentId }: ScreenContext) => `/environments/${environmentId}/studio/templates/${id}`;
};

/** Users who may not edit templates can't open the editor, administrators included. */
const denied: ScreenState = { persona: 'subscription.admin', shows: 'Sorry, you don’t have access' };

/** Waits for the drawn page, which needs fonts and the barcode code. Opens the editor in a narrow window anyway. */
async function drawn(body: HTMLElement): Promise<void> {
  const anyway = within(body).queryByRole('button', { name: 'Open anyway' });
  if (anyway) await userEvent.click(anyway);
  await within(body).findByRole('img', { name: /^Page 1/ }, { timeout: 15_000 });
}

/** Waits for the dialog that asks for name and size. Opens the editor in a narrow window anyway. */
async function askedForSize(body: HTMLElement): Promise<HTMLElement> {
  await within(body).findByRole('heading', { name: 'New template' });
  const anyway = within(body).queryByRole('button', { name: 'Open anyway' });
  if (anyway) await userEvent.click(anyway);
  return within(body).findByRole('dialog', { name: 'New template' });
}

/** Selects a frame in the list of layers. */
async function selectFrame(body: HTMLElement, name: string): Promise<void> {
  await drawn(body);
  await userEvent.click(await within(body).findByRole('treeitem', { name: new RegExp(`^${name}`) }));
}

async function openTab(body: HTMLElement, name: string): Promise<void> {
  await drawn(body);
  await userEvent.click(within(body).getByRole('tab', { name }));
}

/** Deletes a frame from the page. */
async function takeOff(body: HTMLElement): Promise<void> {
  await selectFrame(body, 'Sun');
  await userEvent.keyboard('{Delete}');
  await within(body).findByRole('button', { name: /^Undo / });
}

/** Switches the soft proof on. */
async function showProof(body: HTMLElement): Promise<void> {
  await drawn(body);
  await userEvent.click(within(body).getByRole('button', { name: 'View' }));
  await userEvent.click(await within(body).findByRole('menuitemcheckbox', { name: 'Soft proof' }));
  await userEvent.keyboard('{Escape}');
  await within(body).findByText(/^Soft proof: Coated FOGRA39/);
}

export const template = defineScreen({
  title: 'Screens/Studio/Template',
  path: templatePath('Business card'),
  persona: 'template.designer',
  states: {
    ...queryStates('get /{name}/templates/{templateId}', { shows: 'Loading the template' }),
    error404: {
      answers: { 'get /{name}/templates/{templateId}': 404 },
      shows: 'This template is not there',
    },
    loaded: {
      shows: 'Business card',
      play: drawn,
    },
    empty: leftOut('A page without frames says how to begin: see New template.'),
    noMatch: leftOut('It is no list.'),
    longContent: {
      shows: LONG_WORD.slice(0, 12),
      prepare: (store) => {
        store.templates.forEach((row) => Object.assign(row, { name: LONG_WORD }));
      },
    },
    denied,
  },
  more: {
    inactiveSubscription: {
      shows: 'Inactive subscription',
      prepare: (store, { subscriptionId }) => {
        const subscription = store.subscriptions.find(({ id }) => id === subscriptionId);
        if (subscription) subscription.isActive = false;
      },
      play: drawn,
    },
    selected: {
      shows: 'Business card',
      play: (body) => selectFrame(body, 'Brand'),
    },
    pages: { shows: 'Business card', play: (body) => openTab(body, 'Pages') },
    layouts: {
      path: templatePath('Social post'),
      shows: 'Social post',
      play: (body) => openTab(body, 'Layouts'),
    },
    variables: { shows: 'Business card', play: (body) => openTab(body, 'Variables') },
    edited: { shows: 'Business card', play: takeOff },
    proofed: { shows: 'Business card', play: showProof },
    notSaved: {
      shows: 'Business card',
      answers: { 'put /{name}/templates/{templateId}': 500 },
      play: async (body) => {
        await takeOff(body);
        await userEvent.click(within(body).getByRole('button', { name: 'Save' }));
        await within(body).findByRole('button', { name: 'Retry' });
      },
    },
    shortcuts: {
      shows: 'Business card',
      play: async (body) => {
        await drawn(body);
        await userEvent.keyboard('?');
        await within(body).findByRole('dialog', { name: 'Keyboard shortcuts' });
      },
    },
    unreadable: {
      shows: 'can’t be read',
      prepare: (store) =>
        store.templates.forEach((row) => Object.assign(row, { document: '{"documentVersion":99}' })),
    },
  },
});

export const templateNew = defineScreen({
  title: 'Screens/Studio/New template',
  path: ({ environmentId }) => `/environments/${environmentId}/studio/templates/new`,
  persona: 'template.designer',
  states: {
    ...queryStates('get /{name}/settings', { shows: 'Loading the template' }),
    loaded: {
      shows: 'New template',
      play: async (body) => void (await askedForSize(body)),
    },
    empty: leftOut('A new template is empty: see Started.'),
    noMatch: leftOut('It is no list.'),
    longContent: leftOut('Nothing in it is long yet: see Template.'),
    denied,
  },
  more: {
    started: {
      shows: 'New template',
      play: async (body) => {
        const dialog = within(await askedForSize(body));
        await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Window poster');
        await userEvent.click(dialog.getByRole('button', { name: 'Create template' }));
        await drawn(body);
      },
    },
  },
});
