import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Environment/Compare', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = screenStory('compare', 'loaded');
export const Empty: StoryObj = screenStory('compare', 'empty');
export const Denied: StoryObj = screenStory('compare', 'denied');
export const Differences: StoryObj = {
  ...screenStory('compare', 'differences'),
  tags: ['visual', '!autodocs'],
};
export const Loading: StoryObj = screenStory('compare', 'loading');
export const NoMatch: StoryObj = screenStory('compare', 'noMatch');
export const LongContent: StoryObj = screenStory('compare', 'longContent');
export const Error400: StoryObj = screenStory('compare', 'error400');
export const Error403: StoryObj = screenStory('compare', 'error403');
export const Error404: StoryObj = screenStory('compare', 'error404');
export const Error500: StoryObj = screenStory('compare', 'error500');
export const NetworkDown: StoryObj = screenStory('compare', 'networkDown');
export const SessionExpired: StoryObj = screenStory('compare', 'sessionExpired');
