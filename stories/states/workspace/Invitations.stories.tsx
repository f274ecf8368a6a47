import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Workspace/Invitations', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('invitations', 'loaded'), tags: ['visual', '!autodocs'] };
export const Loading: StoryObj = { ...screenStory('invitations', 'loading'), tags: ['visual', '!autodocs'] };
export const Empty: StoryObj = { ...screenStory('invitations', 'empty'), tags: ['visual', '!autodocs'] };
export const LongContent: StoryObj = {
  ...screenStory('invitations', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Error400: StoryObj = screenStory('invitations', 'error400');
export const Error403: StoryObj = screenStory('invitations', 'error403');
export const Error404: StoryObj = screenStory('invitations', 'error404');
export const Error500: StoryObj = {
  ...screenStory('invitations', 'error500'),
  tags: ['visual', '!autodocs'],
};
export const NetworkDown: StoryObj = screenStory('invitations', 'networkDown');
export const SessionExpired: StoryObj = screenStory('invitations', 'sessionExpired');
export const Declining: StoryObj = {
  ...screenStory('invitations', 'declining'),
  tags: ['visual', '!autodocs'],
};
