import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Workspace/Usage', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = {
  ...screenStory('usage', 'loaded'),
  tags: ['visual', '!autodocs'],
};
export const Empty: StoryObj = {
  ...screenStory('usage', 'empty'),
  tags: ['visual', '!autodocs'],
};
export const LongContent: StoryObj = {
  ...screenStory('usage', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Denied: StoryObj = screenStory('usage', 'denied');
export const Loading: StoryObj = screenStory('usage', 'loading');
export const Error400: StoryObj = screenStory('usage', 'error400');
export const Error403: StoryObj = screenStory('usage', 'error403');
export const Error404: StoryObj = screenStory('usage', 'error404');
export const Error500: StoryObj = {
  ...screenStory('usage', 'error500'),
  tags: ['visual', '!autodocs'],
};
export const NetworkDown: StoryObj = screenStory('usage', 'networkDown');
export const SessionExpired: StoryObj = screenStory('usage', 'sessionExpired');
export const ByOutput: StoryObj = screenStory('usage', 'byOutput');
export const EndBeforeStart: StoryObj = screenStory('usage', 'endBeforeStart');
export const TenYearsOfDays: StoryObj = screenStory('usage', 'tenYearsOfDays');
export const ByEnvironment: StoryObj = {
  ...screenStory('usage', 'byEnvironment'),
  tags: ['visual', '!autodocs'],
};
export const Opened: StoryObj = { ...screenStory('usage', 'opened'), tags: ['visual', '!autodocs'] };
export const OpenedOutput: StoryObj = screenStory('usage', 'openedOutput');
export const OverContract: StoryObj = screenStory('usage', 'overContract');
export const WithPrices: StoryObj = { ...screenStory('usage', 'withPrices'), tags: ['visual', '!autodocs'] };
