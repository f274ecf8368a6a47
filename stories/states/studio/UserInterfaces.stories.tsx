import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Studio/User interfaces', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = {
  ...screenStory('user-interfaces', 'loaded'),
  tags: ['visual', '!autodocs'],
};
export const ReadOnly: StoryObj = screenStory('user-interfaces', 'readOnly');
export const Creating: StoryObj = screenStory('user-interfaces', 'creating');
export const Denied: StoryObj = screenStory('user-interfaces', 'denied');
export const NoMatch: StoryObj = screenStory('user-interfaces', 'noMatch');
export const LongContent: StoryObj = screenStory('user-interfaces', 'longContent');
export const Loading: StoryObj = screenStory('user-interfaces', 'loading');
export const Error400: StoryObj = screenStory('user-interfaces', 'error400');
export const Error403: StoryObj = screenStory('user-interfaces', 'error403');
export const Error404: StoryObj = screenStory('user-interfaces', 'error404');
export const Error500: StoryObj = screenStory('user-interfaces', 'error500');
export const NetworkDown: StoryObj = screenStory('user-interfaces', 'networkDown');
export const SessionExpired: StoryObj = screenStory('user-interfaces', 'sessionExpired');
