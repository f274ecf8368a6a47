import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Studio/Output tasks', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = {
  ...screenStory('studio-output-tasks', 'loaded'),
  tags: ['visual', '!autodocs'],
};
export const Failed: StoryObj = screenStory('studio-output-tasks', 'failed');
export const Expired: StoryObj = screenStory('studio-output-tasks', 'expired');
export const Denied: StoryObj = screenStory('studio-output-tasks', 'denied');
export const Empty: StoryObj = screenStory('studio-output-tasks', 'empty');
export const NoMatch: StoryObj = screenStory('studio-output-tasks', 'noMatch');
export const LongContent: StoryObj = screenStory('studio-output-tasks', 'longContent');
export const Loading: StoryObj = screenStory('studio-output-tasks', 'loading');
export const Error400: StoryObj = screenStory('studio-output-tasks', 'error400');
export const Error403: StoryObj = screenStory('studio-output-tasks', 'error403');
export const Error404: StoryObj = screenStory('studio-output-tasks', 'error404');
export const Error500: StoryObj = screenStory('studio-output-tasks', 'error500');
export const NetworkDown: StoryObj = screenStory('studio-output-tasks', 'networkDown');
export const SessionExpired: StoryObj = screenStory('studio-output-tasks', 'sessionExpired');
