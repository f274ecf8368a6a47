import type { Preview } from '@storybook/react-vite';
import { MOCK_PERSONAS } from '@/app/mock/personas';
import { ENVIRONMENT_TYPES } from '@/domain/environments';
import { AS_THE_STATE_SAYS, personaValue } from '../stories/states/support/toolbar';

const asTheStateSays = (title: string) => ({
  value: AS_THE_STATE_SAYS,
  title: `${title}: as the state says`,
});

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Toolbar options of the mocked platform behind a screen; components ignore them. */
export const platformGlobalTypes = {
  persona: {
    description: 'Who looks at a screen',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: [
        asTheStateSays('Persona'),
        ...MOCK_PERSONAS.map(({ id, name, description }) => ({
          value: personaValue(id),
          title: name,
          right: description,
        })),
      ],
    },
  },
  environmentType: {
    description: 'Type of the environment a screen is in',
    toolbar: {
      icon: 'database',
      dynamicTitle: true,
      items: [
        asTheStateSays('Type'),
        ...ENVIRONMENT_TYPES.map((type) => ({ value: type, title: capitalised(type) })),
      ],
    },
  },
  priceBook: {
    description: 'Price book of the subscription',
    toolbar: {
      icon: 'book',
      dynamicTitle: true,
      items: [
        asTheStateSays('Price book'),
        { value: 'grafx', title: 'GraFx price book' },
        { value: 'classic', title: 'Older price book' },
      ],
    },
  },
  network: {
    description: 'How the platform answers a screen',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'fast', title: 'Fast network' },
        { value: 'slow', title: 'Slow network', right: '2 seconds an answer' },
        { value: 'failing', title: 'Failing network', right: 'Pages open, their calls fail' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

/** Initial values of the toolbar. */
export const platformGlobals = {
  persona: AS_THE_STATE_SAYS,
  environmentType: AS_THE_STATE_SAYS,
  priceBook: AS_THE_STATE_SAYS,
  network: 'fast',
};
