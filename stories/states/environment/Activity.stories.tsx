import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Environment/Activity', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = {
  ...screenStory('environment-activity', 'loaded'),
  tags: ['visual', '!autodocs'],
};
export const Denied: StoryObj = screenStory('environment-activity', 'denied');
export const Empty: StoryObj = screenStory('environment-activity', 'empty');
export const NoMatch: StoryObj = screenStory('environment-activity', 'noMatch');
export const LongContent: StoryObj = {
  ...screenStory('environment-activity', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Loading: StoryObj = screenStory('environment-activity', 'loading');
export const Error400: StoryObj = screenStory('environment-activity', 'error400');
export const Error403: StoryObj = screenStory('environment-activity', 'error403');
export const Error404: StoryObj = screenStory('environment-activity', 'error404');
export const Error500: StoryObj = screenStory('environment-activity', 'error500');
export const NetworkDown: StoryObj = screenStory('environment-activity', 'networkDown');
export const SessionExpired: StoryObj = screenStory('environment-activity', 'sessionExpired');
export const Opened: StoryObj = screenStory('environment-activity', 'opened');
