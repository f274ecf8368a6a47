import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/People/User group', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('group', 'loaded'), tags: ['visual', '!autodocs'] };
export const Loading: StoryObj = screenStory('group', 'loading');
export const Empty: StoryObj = { ...screenStory('group', 'empty'), tags: ['visual', '!autodocs'] };
export const NoMatch: StoryObj = screenStory('group', 'noMatch');
export const LongContent: StoryObj = {
  ...screenStory('group', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Error400: StoryObj = screenStory('group', 'error400');
export const Error403: StoryObj = screenStory('group', 'error403');
export const Error404: StoryObj = screenStory('group', 'error404');
export const Error500: StoryObj = screenStory('group', 'error500');
export const NetworkDown: StoryObj = screenStory('group', 'networkDown');
export const Denied: StoryObj = screenStory('group', 'denied');
export const SessionExpired: StoryObj = screenStory('group', 'sessionExpired');
export const DefaultGroup: StoryObj = {
  ...screenStory('group', 'defaultGroup'),
  tags: ['visual', '!autodocs'],
};
export const Changed: StoryObj = {
  ...screenStory('group', 'changed'),
  tags: ['visual', '!autodocs'],
};
