import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Studio/Collections', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('collections', 'loaded'), tags: ['visual', '!autodocs'] };
export const Opened: StoryObj = { ...screenStory('collections', 'opened'), tags: ['visual', '!autodocs'] };
export const Cover: StoryObj = screenStory('collections', 'cover');
export const OpenedWithCover: StoryObj = screenStory('collections', 'openedWithCover');
export const OpenedEmpty: StoryObj = screenStory('collections', 'openedEmpty');
export const OpenedGone: StoryObj = screenStory('collections', 'openedGone');
export const Adding: StoryObj = screenStory('collections', 'adding');
export const Denied: StoryObj = screenStory('collections', 'denied');
export const Empty: StoryObj = screenStory('collections', 'empty');
export const NoMatch: StoryObj = screenStory('collections', 'noMatch');
export const LongContent: StoryObj = screenStory('collections', 'longContent');
export const ChoosingUserInterface: StoryObj = {
  ...screenStory('collections', 'choosingUserInterface'),
  tags: ['visual', '!autodocs'],
};
export const Loading: StoryObj = screenStory('collections', 'loading');
export const Error400: StoryObj = screenStory('collections', 'error400');
export const Error403: StoryObj = screenStory('collections', 'error403');
export const Error404: StoryObj = screenStory('collections', 'error404');
export const Error500: StoryObj = screenStory('collections', 'error500');
export const NetworkDown: StoryObj = screenStory('collections', 'networkDown');
export const SessionExpired: StoryObj = screenStory('collections', 'sessionExpired');
