import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Workspace/My activity', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('my-activity', 'loaded'), tags: ['visual', '!autodocs'] };
export const Empty: StoryObj = screenStory('my-activity', 'empty');
export const NoMatch: StoryObj = screenStory('my-activity', 'noMatch');
export const LongContent: StoryObj = {
  ...screenStory('my-activity', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Loading: StoryObj = screenStory('my-activity', 'loading');
export const Error400: StoryObj = screenStory('my-activity', 'error400');
export const Error403: StoryObj = screenStory('my-activity', 'error403');
export const Error404: StoryObj = screenStory('my-activity', 'error404');
export const Error500: StoryObj = screenStory('my-activity', 'error500');
export const NetworkDown: StoryObj = screenStory('my-activity', 'networkDown');
export const SessionExpired: StoryObj = screenStory('my-activity', 'sessionExpired');
