import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Studio/Output settings', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = {
  ...screenStory('output-settings', 'loaded'),
  tags: ['visual', '!autodocs'],
};
export const ReadOnly: StoryObj = screenStory('output-settings', 'readOnly');
export const Creating: StoryObj = screenStory('output-settings', 'creating');
export const Denied: StoryObj = screenStory('output-settings', 'denied');
export const Empty: StoryObj = screenStory('output-settings', 'empty');
export const NoMatch: StoryObj = screenStory('output-settings', 'noMatch');
export const LongContent: StoryObj = screenStory('output-settings', 'longContent');
export const Loading: StoryObj = screenStory('output-settings', 'loading');
export const Error400: StoryObj = screenStory('output-settings', 'error400');
export const Error403: StoryObj = screenStory('output-settings', 'error403');
export const Error404: StoryObj = screenStory('output-settings', 'error404');
export const Error500: StoryObj = screenStory('output-settings', 'error500');
export const NetworkDown: StoryObj = screenStory('output-settings', 'networkDown');
export const SessionExpired: StoryObj = screenStory('output-settings', 'sessionExpired');
