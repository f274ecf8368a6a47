import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Workspace/Activity', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('activity', 'loaded'), tags: ['visual', '!autodocs'] };
export const Denied: StoryObj = screenStory('activity', 'denied');
export const Empty: StoryObj = screenStory('activity', 'empty');
export const NoMatch: StoryObj = screenStory('activity', 'noMatch');
export const LongContent: StoryObj = {
  ...screenStory('activity', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Loading: StoryObj = screenStory('activity', 'loading');
export const Error400: StoryObj = screenStory('activity', 'error400');
export const Error403: StoryObj = screenStory('activity', 'error403');
export const Error404: StoryObj = screenStory('activity', 'error404');
export const Error500: StoryObj = screenStory('activity', 'error500');
export const NetworkDown: StoryObj = screenStory('activity', 'networkDown');
export const SessionExpired: StoryObj = screenStory('activity', 'sessionExpired');
export const Opened: StoryObj = { ...screenStory('activity', 'opened'), tags: ['visual', '!autodocs'] };
export const Filtered: StoryObj = screenStory('activity', 'filtered');
