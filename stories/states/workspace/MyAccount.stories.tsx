import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Workspace/My account', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('my-account', 'loaded'), tags: ['visual', '!autodocs'] };
export const Empty: StoryObj = screenStory('my-account', 'empty');
export const LongContent: StoryObj = {
  ...screenStory('my-account', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const SessionExpired: StoryObj = screenStory('my-account', 'sessionExpired');
