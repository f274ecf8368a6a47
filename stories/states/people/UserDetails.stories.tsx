import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/People/User details', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('user-details', 'loaded'), tags: ['visual', '!autodocs'] };
export const Loading: StoryObj = screenStory('user-details', 'loading');
export const LongContent: StoryObj = {
  ...screenStory('user-details', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Error400: StoryObj = screenStory('user-details', 'error400');
export const Error403: StoryObj = screenStory('user-details', 'error403');
export const Error404: StoryObj = screenStory('user-details', 'error404');
export const Error500: StoryObj = screenStory('user-details', 'error500');
export const NetworkDown: StoryObj = screenStory('user-details', 'networkDown');
export const Denied: StoryObj = screenStory('user-details', 'denied');
export const SessionExpired: StoryObj = screenStory('user-details', 'sessionExpired');
