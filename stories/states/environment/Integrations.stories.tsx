import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Environment/Integrations', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('integrations', 'loaded'), tags: ['visual', '!autodocs'] };
export const Loading: StoryObj = screenStory('integrations', 'loading');
export const Empty: StoryObj = { ...screenStory('integrations', 'empty'), tags: ['visual', '!autodocs'] };
export const NoMatch: StoryObj = screenStory('integrations', 'noMatch');
export const LongContent: StoryObj = {
  ...screenStory('integrations', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Error400: StoryObj = screenStory('integrations', 'error400');
export const Error403: StoryObj = screenStory('integrations', 'error403');
export const Error404: StoryObj = screenStory('integrations', 'error404');
export const Error500: StoryObj = screenStory('integrations', 'error500');
export const NetworkDown: StoryObj = screenStory('integrations', 'networkDown');
export const Denied: StoryObj = screenStory('integrations', 'denied');
export const SessionExpired: StoryObj = screenStory('integrations', 'sessionExpired');
