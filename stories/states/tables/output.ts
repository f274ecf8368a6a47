import { userEvent, within } from 'storybook/test';
import { outputSettingId, userInterfaceId } from '@/demo';
import { defineScreen } from '../support/defineScreen';
import { leftOut } from '../support/ScreenState';
import { deniedToUser } from './denied';
import { LONG_WORD } from './longNames';
import { queryStates } from './queryStates';

const ONE_THING = leftOut('Shows one thing, which is there or is not.');

export const outputSettings = defineScreen({
  title: 'Screens/Studio/Output settings',
  path: ({ environmentId }) => `/environments/${environmentId}/studio/output-settings`,
  persona: 'template.designer',
  states: {
    ...queryStates('get /{name}/output/settings', { shows: 'Loading output settings' }),
    loaded: { shows: 'PDF for the press' },
    empty: {
      shows: 'No output settings yet',
      prepare: (store) => {
        store.outputSettings = [];
      },
    },
    noMatch: { search: '?q=no-such-setting', shows: 'No output settings match' },
    longContent: {
      shows: LONG_WORD.slice(0, 12),
      prepare: (store) =>
        store.outputSettings.forEach((row, index) =>
          Object.assign(row, { name: `${LONG_WORD} ${index}`, description: LONG_WORD.repeat(3) }),
        ),
    },
    denied: deniedToUser,
  },
  more: {
    readOnly: { persona: 'content.admin.classic', shows: 'PDF for the press' },
    creating: {
      shows: 'PDF for the press',
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'Create output setting' }));
        await within(body).findByRole('dialog', { name: 'Create an output setting' });
      },
    },
  },
});

const settingPage =
  (name: string) =>
  ({ environmentId }: { environmentId: string }) =>
    `/environments/${environmentId}/studio/output-settings/${outputSettingId(environmentId, name)}`;

/** Switches on the options that show further fields. */
async function switchAllOn(body: HTMLElement): Promise<void> {
  for (const name of [/^Convert CMYK/, /^Convert RGB too/, /^Watermark/])
    await userEvent.click(await within(body).findByRole('checkbox', { name }));
  await within(body).findByRole('group', { name: 'Unsaved changes' });
}

export const outputSetting = defineScreen({
  title: 'Screens/Studio/Output setting',
  path: settingPage('PDF for the press'),
  persona: 'template.designer',
  states: {
    ...queryStates('get /{name}/output/settings/{setting}', { shows: 'Loading the output setting' }),
    error404: {
      answers: { 'get /{name}/output/settings/{setting}': 404 },
      shows: 'This output setting is not there',
    },
    loaded: { shows: 'Bar-width reduction' },
    empty: ONE_THING,
    noMatch: ONE_THING,
    longContent: {
      shows: LONG_WORD.slice(0, 12),
      prepare: (store) =>
        store.outputSettings.forEach((row) =>
          Object.assign(row, { name: LONG_WORD.repeat(2), description: LONG_WORD.repeat(5) }),
        ),
    },
    denied: deniedToUser,
  },
  more: {
    ofPicture: { path: settingPage('JPG for web pages'), shows: 'Quality' },
    ofAnimation: { path: settingPage('GIF for e-mail'), shows: 'Frames a second' },
    changed: { shows: 'Bar-width reduction', play: switchAllOn },
    readOnly: { persona: 'content.admin.classic', shows: 'Bar-width reduction' },
  },
});

export const userInterfaces = defineScreen({
  title: 'Screens/Studio/User interfaces',
  path: ({ environmentId }) => `/environments/${environmentId}/studio/user-interfaces`,
  persona: 'template.designer',
  states: {
    ...queryStates('get /{name}/user-interfaces', { shows: 'Loading user interfaces' }),
    loaded: { shows: 'For the shop' },
    empty: leftOut('Every environment has the default one.'),
    noMatch: { search: '?q=no-such-interface', shows: 'No user interfaces match' },
    longContent: {
      shows: LONG_WORD.slice(0, 12),
      prepare: (store) =>
        store.userInterfaces.forEach((row, index) => Object.assign(row, { name: `${LONG_WORD} ${index}` })),
    },
    denied: deniedToUser,
  },
  more: {
    readOnly: { persona: 'content.admin.classic', shows: 'For the shop' },
    creating: {
      shows: 'For the shop',
      play: async (body) => {
        await userEvent.click(await within(body).findByRole('button', { name: 'Create user interface' }));
        await within(body).findByRole('dialog', { name: 'Create a user interface' });
      },
    },
  },
});

const interfacePage =
  (name: string) =>
  ({ environmentId }: { environmentId: string }) =>
    `/environments/${environmentId}/studio/user-interfaces/${userInterfaceId(environmentId, name)}`;

export const userInterface = defineScreen({
  title: 'Screens/Studio/User interface',
  path: interfacePage('For the shop'),
  persona: 'template.designer',
  states: {
    ...queryStates('get /{name}/user-interfaces/{userInterfaceId}', { shows: 'Loading the user interface' }),
    error404: {
      answers: { 'get /{name}/user-interfaces/{userInterfaceId}': 404 },
      shows: 'This user interface is not there',
    },
    loaded: { shows: 'PDF for the press (PDF)' },
    empty: ONE_THING,
    noMatch: ONE_THING,
    longContent: {
      shows: LONG_WORD.slice(0, 12),
      prepare: (store) => {
        store.userInterfaces.forEach((row) => Object.assign(row, { name: LONG_WORD.repeat(2) }));
        store.outputSettings.forEach((row) => Object.assign(row, { name: LONG_WORD.repeat(2) }));
      },
    },
    denied: deniedToUser,
  },
  more: {
    ofDefault: { path: interfacePage('Default'), shows: '[Default]' },
    changed: {
      shows: 'PDF for the press (PDF)',
      play: async (body) => {
        await userEvent.click(await within(body).findByLabelText('Show data source'));
        await userEvent.click(await within(body).findByLabelText('Move Data source up'));
        await within(body).findByRole('group', { name: 'Unsaved changes' });
      },
    },
    readOnly: { persona: 'content.admin.classic', shows: 'PDF for the press (PDF)' },
  },
});
