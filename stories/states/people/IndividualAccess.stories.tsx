import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/People/Individual access', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = {
  ...screenStory('individual-access', 'loaded'),
  tags: ['visual', '!autodocs'],
};
export const Loading: StoryObj = screenStory('individual-access', 'loading');
export const Empty: StoryObj = screenStory('individual-access', 'empty');
export const NoMatch: StoryObj = screenStory('individual-access', 'noMatch');
export const LongContent: StoryObj = {
  ...screenStory('individual-access', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Error400: StoryObj = screenStory('individual-access', 'error400');
export const Error403: StoryObj = screenStory('individual-access', 'error403');
export const Error404: StoryObj = screenStory('individual-access', 'error404');
export const Error500: StoryObj = screenStory('individual-access', 'error500');
export const NetworkDown: StoryObj = screenStory('individual-access', 'networkDown');
export const Denied: StoryObj = screenStory('individual-access', 'denied');
export const SessionExpired: StoryObj = screenStory('individual-access', 'sessionExpired');
export const InOneEnvironment: StoryObj = {
  ...screenStory('individual-access', 'inOneEnvironment'),
  tags: ['visual', '!autodocs'],
};
