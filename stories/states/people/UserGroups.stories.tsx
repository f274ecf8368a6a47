import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/People/User groups', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('groups', 'loaded'), tags: ['visual', '!autodocs'] };
export const Loading: StoryObj = screenStory('groups', 'loading');
export const Empty: StoryObj = { ...screenStory('groups', 'empty'), tags: ['visual', '!autodocs'] };
export const NoMatch: StoryObj = screenStory('groups', 'noMatch');
export const LongContent: StoryObj = {
  ...screenStory('groups', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Error400: StoryObj = screenStory('groups', 'error400');
export const Error403: StoryObj = screenStory('groups', 'error403');
export const Error404: StoryObj = screenStory('groups', 'error404');
export const Error500: StoryObj = screenStory('groups', 'error500');
export const NetworkDown: StoryObj = screenStory('groups', 'networkDown');
export const Denied: StoryObj = screenStory('groups', 'denied');
export const SessionExpired: StoryObj = screenStory('groups', 'sessionExpired');
