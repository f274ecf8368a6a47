import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Workspace/Subscription', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('subscription', 'loaded'), tags: ['visual', '!autodocs'] };
export const Loading: StoryObj = { ...screenStory('subscription', 'loading'), tags: ['visual', '!autodocs'] };
export const Empty: StoryObj = screenStory('subscription', 'empty');
export const LongContent: StoryObj = {
  ...screenStory('subscription', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Error400: StoryObj = screenStory('subscription', 'error400');
export const Error403: StoryObj = screenStory('subscription', 'error403');
export const Error404: StoryObj = screenStory('subscription', 'error404');
export const Error500: StoryObj = {
  ...screenStory('subscription', 'error500'),
  tags: ['visual', '!autodocs'],
};
export const NetworkDown: StoryObj = screenStory('subscription', 'networkDown');
export const Denied: StoryObj = screenStory('subscription', 'denied');
export const SessionExpired: StoryObj = screenStory('subscription', 'sessionExpired');
export const OverQuota: StoryObj = {
  ...screenStory('subscription', 'overQuota'),
  tags: ['visual', '!autodocs'],
};
