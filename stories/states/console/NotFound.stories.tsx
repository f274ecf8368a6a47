import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Console/Not found', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const UnknownPage: StoryObj = {
  ...screenStory('not-found', 'unknownPage'),
  tags: ['visual', '!autodocs'],
};
export const UnknownSubscription: StoryObj = {
  ...screenStory('not-found', 'unknownSubscription'),
  tags: ['visual', '!autodocs'],
};
export const UnknownEnvironment: StoryObj = {
  ...screenStory('not-found', 'unknownEnvironment'),
  tags: ['visual', '!autodocs'],
};
