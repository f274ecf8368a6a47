import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/People/Individual access of the user', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = {
  ...screenStory('user-individual-access', 'loaded'),
  tags: ['visual', '!autodocs'],
};
export const Empty: StoryObj = screenStory('user-individual-access', 'empty');
export const LongContent: StoryObj = {
  ...screenStory('user-individual-access', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Denied: StoryObj = screenStory('user-individual-access', 'denied');
export const KeptOut: StoryObj = {
  ...screenStory('user-individual-access', 'keptOut'),
  tags: ['visual', '!autodocs'],
};
