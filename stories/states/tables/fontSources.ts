import arimoMedium from '@expo-google-fonts/arimo/500Medium/Arimo_500Medium.ttf?url';
import interBold from '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf?url';
import { userEvent, within } from 'storybook/test';
import type { MockSourceFamily } from '@/api/mocks/MockSourceFamily';
import { demoId } from '@/demo';
import { newConnector } from '@/domain/connectors';
import type { ScreenContext, ScreenState, StoryStore } from '../support/ScreenState';
import { LONG_NAME, LONG_WORD } from './longNames';

const LIST = 'get /{name}/connectors/{connectorId}/fonts';
const TAKE = 'post /{name}/connectors/{connectorId}/fonts/upload';

const fileAt = (address: string) => async () => (await fetch(address)).blob();

/** A family with all styles in one file. */
const family = (name: string, styles: readonly string[], address: string): MockSourceFamily => ({
  name,
  styles: styles.map((style) => ({
    id: `${name} ${style}`,
    name: style,
    fileName: `${name}-${style}.ttf`,
    read: fileAt(address),
  })),
});

/** The families of the stories' font source. */
export const FAMILIES = [
  family('Arimo', ['Medium'], arimoMedium),
  family('Inter', ['Bold', 'Bold Italic', 'ExtraBold', 'ExtraBold Italic', 'Thin'], interBold),
  family('Aurora Display', ['Light', 'Regular', 'Bold'], interBold),
];

/** Adds two font connectors, the second one as default; one offers these families, or is unreachable. */
export function addSources(
  families?: readonly MockSourceFamily[],
  names = ['Archive of letters', 'Type foundry'],
) {
  return (store: StoryStore, { environmentId }: Pick<ScreenContext, 'environmentId'>): void => {
    for (const row of store.connectors) if (row.type === 'fonts') row.isDefault = false;
    names.forEach((name, index) => {
      const address = `https://type${index}.test/library`;
      store.connectors.push({
        ...newConnector({ name, type: 'fonts' }, { type: 'http', address }, () => 'sealed'),
        id: demoId(`connector:${name}`),
        environmentId,
        createdAt: store.now,
        isEnabled: true,
        isDefault: index === names.length - 1,
      });
      if (families) store.fontSources.set(address, families);
    });
  };
}

/** Opens the dialog with the connectors' fonts. */
async function openSources(body: HTMLElement): Promise<ReturnType<typeof within>> {
  await userEvent.click(await within(body).findByRole('button', { name: 'Add from a connector' }));
  return within(await within(body).findByRole('dialog', { name: 'Add fonts from a connector' }));
}

/** Selects a family and one style of another. */
async function tick(body: HTMLElement) {
  const dialog = await openSources(body);
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Arimo' }));
  const inter = within(dialog.getByRole('group', { name: 'Inter' }));
  await userEvent.click(inter.getByRole('checkbox', { name: 'Bold' }));
  return dialog;
}

async function take(body: HTMLElement) {
  const dialog = await tick(body);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue with 2 styles' }));
  return within(await within(body).findByRole('dialog', { name: 'Add fonts from a connector' }));
}

const shows = 'Aurora Headline';

/** The page of fonts while fonts are imported from a connector. */
export const fontSourceStates = {
  choosing: {
    shows,
    prepare: addSources(FAMILIES),
    play: async (body) => void (await tick(body)),
  },
  choosingLoading: {
    shows,
    isBusy: true,
    prepare: addSources(FAMILIES),
    answers: { [LIST]: 'never' },
    play: async (body) => void (await (await openSources(body)).findByText('Loading fonts')),
  },
  choosingEmpty: {
    shows,
    prepare: addSources([]),
    play: async (body) => void (await (await openSources(body)).findByText('This connector has no fonts.')),
  },
  choosingNoMatch: {
    shows,
    prepare: addSources(FAMILIES),
    play: async (body) => {
      const dialog = await openSources(body);
      await userEvent.type(dialog.getByRole('searchbox', { name: 'Search families' }), 'Zilla{Enter}');
      await dialog.findByText('No family matches “Zilla”.');
    },
  },
  choosingUnreachable: {
    shows,
    prepare: addSources(),
    play: async (body) => {
      const dialog = await openSources(body);
      await dialog.findByText('Type foundry can’t be reached: there is no host type1.test.');
    },
  },
  choosingLongNames: {
    shows,
    prepare: addSources(
      [family(LONG_WORD, [LONG_WORD, LONG_NAME], interBold), ...FAMILIES],
      [LONG_WORD, LONG_NAME],
    ),
    play: async (body) => void (await (await openSources(body)).findByRole('group', { name: LONG_WORD })),
  },
  taken: {
    shows,
    prepare: addSources(FAMILIES),
    play: async (body) => {
      const dialog = await take(body);
      await dialog.findByText('The library has this style of this family already.');
      await dialog.findByRole('listitem', { name: 'Arimo-Medium.ttf' });
    },
  },
  unfetched: {
    shows,
    prepare: addSources(FAMILIES),
    answers: { [TAKE]: 500 },
    play: async (body) => void (await (await take(body)).findByText('2 files could not be fetched.')),
  },
} as const satisfies Readonly<Record<string, ScreenState>>;
