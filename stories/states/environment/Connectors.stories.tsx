import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Environment/Connectors', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('connectors', 'loaded'), tags: ['visual', '!autodocs'] };
export const Denied: StoryObj = screenStory('connectors', 'denied');
export const Empty: StoryObj = screenStory('connectors', 'empty');
export const NoMatch: StoryObj = screenStory('connectors', 'noMatch');
export const LongContent: StoryObj = {
  ...screenStory('connectors', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Loading: StoryObj = screenStory('connectors', 'loading');
export const Error400: StoryObj = screenStory('connectors', 'error400');
export const Error403: StoryObj = screenStory('connectors', 'error403');
export const Error404: StoryObj = screenStory('connectors', 'error404');
export const Error500: StoryObj = screenStory('connectors', 'error500');
export const NetworkDown: StoryObj = screenStory('connectors', 'networkDown');
export const SessionExpired: StoryObj = screenStory('connectors', 'sessionExpired');
