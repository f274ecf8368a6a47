import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/People/History of the user', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = {
  ...screenStory('user-history', 'loaded'),
  tags: ['visual', '!autodocs'],
};
export const Loading: StoryObj = screenStory('user-history', 'loading');
export const Empty: StoryObj = screenStory('user-history', 'empty');
export const LongContent: StoryObj = screenStory('user-history', 'longContent');
export const Error404: StoryObj = screenStory('user-history', 'error404');
export const Error500: StoryObj = screenStory('user-history', 'error500');
export const Denied: StoryObj = screenStory('user-history', 'denied');
