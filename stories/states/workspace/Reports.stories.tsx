import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Workspace/Reports', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = {
  ...screenStory('reports', 'loaded'),
  tags: ['visual', '!autodocs'],
};
export const Error500: StoryObj = screenStory('reports', 'error500');
export const Denied: StoryObj = screenStory('reports', 'denied');
export const AsEnvironmentAdmin: StoryObj = screenStory('reports', 'asEnvironmentAdmin');
export const WithoutDays: StoryObj = {
  ...screenStory('reports', 'withoutDays'),
  tags: ['visual', '!autodocs'],
};
export const Loading: StoryObj = screenStory('reports', 'loading');
export const Empty: StoryObj = screenStory('reports', 'empty');
export const LongContent: StoryObj = screenStory('reports', 'longContent');
export const Error400: StoryObj = screenStory('reports', 'error400');
export const Error403: StoryObj = screenStory('reports', 'error403');
export const Error404: StoryObj = screenStory('reports', 'error404');
export const NetworkDown: StoryObj = screenStory('reports', 'networkDown');
export const SessionExpired: StoryObj = screenStory('reports', 'sessionExpired');
