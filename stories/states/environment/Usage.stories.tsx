import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Environment/Usage', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = {
  ...screenStory('environment-usage', 'loaded'),
  tags: ['visual', '!autodocs'],
};
export const Empty: StoryObj = screenStory('environment-usage', 'empty');
export const Denied: StoryObj = screenStory('environment-usage', 'denied');
export const Loading: StoryObj = screenStory('environment-usage', 'loading');
export const Error400: StoryObj = screenStory('environment-usage', 'error400');
export const Error403: StoryObj = screenStory('environment-usage', 'error403');
export const Error404: StoryObj = screenStory('environment-usage', 'error404');
export const Error500: StoryObj = screenStory('environment-usage', 'error500');
export const NetworkDown: StoryObj = screenStory('environment-usage', 'networkDown');
export const SessionExpired: StoryObj = screenStory('environment-usage', 'sessionExpired');
