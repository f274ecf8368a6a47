import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Environment/Settings', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('settings', 'loaded'), tags: ['visual', '!autodocs'] };
export const LongContent: StoryObj = {
  ...screenStory('settings', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Denied: StoryObj = screenStory('settings', 'denied');
