import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Environment/Overview', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('environment', 'loaded'), tags: ['visual', '!autodocs'] };
export const Loading: StoryObj = { ...screenStory('environment', 'loading'), tags: ['visual', '!autodocs'] };
export const Empty: StoryObj = { ...screenStory('environment', 'empty'), tags: ['visual', '!autodocs'] };
export const LongContent: StoryObj = {
  ...screenStory('environment', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Error400: StoryObj = screenStory('environment', 'error400');
export const Error403: StoryObj = screenStory('environment', 'error403');
export const Error404: StoryObj = screenStory('environment', 'error404');
export const Error500: StoryObj = screenStory('environment', 'error500');
export const NetworkDown: StoryObj = screenStory('environment', 'networkDown');
export const SessionExpired: StoryObj = screenStory('environment', 'sessionExpired');
export const AsUser: StoryObj = { ...screenStory('environment', 'asUser'), tags: ['visual', '!autodocs'] };
