import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Workspace/Environments', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('environments', 'loaded'), tags: ['visual', '!autodocs'] };
export const Empty: StoryObj = { ...screenStory('environments', 'empty'), tags: ['visual', '!autodocs'] };
export const NoMatch: StoryObj = screenStory('environments', 'noMatch');
export const LongContent: StoryObj = {
  ...screenStory('environments', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Error500: StoryObj = screenStory('environments', 'error500');
export const NetworkDown: StoryObj = screenStory('environments', 'networkDown');
export const Denied: StoryObj = screenStory('environments', 'denied');
export const SessionExpired: StoryObj = screenStory('environments', 'sessionExpired');
export const SavedView: StoryObj = {
  ...screenStory('environments', 'savedView'),
  tags: ['visual', '!autodocs'],
};
export const WithoutManagement: StoryObj = {
  ...screenStory('environments', 'withoutManagement'),
  tags: ['visual', '!autodocs'],
};
export const WithheldActions: StoryObj = screenStory('environments', 'withheldActions');
