import { userEvent, within } from 'storybook/test';
import { outputSettingId } from '@/demo';
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

/** Switches on what brings further fields. */
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
