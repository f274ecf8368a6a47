import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/People/Groups of the user', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('user-groups', 'loaded'), tags: ['visual', '!autodocs'] };
export const Loading: StoryObj = screenStory('user-groups', 'loading');
export const LongContent: StoryObj = {
  ...screenStory('user-groups', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Denied: StoryObj = screenStory('user-groups', 'denied');
