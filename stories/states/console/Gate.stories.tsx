import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Console/Gate', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const WelcomeAboard: StoryObj = {
  ...screenStory('gate', 'welcomeAboard'),
  tags: ['visual', '!autodocs'],
};
export const WelcomeAboardRefused: StoryObj = {
  ...screenStory('gate', 'welcomeAboardRefused'),
  tags: ['visual', '!autodocs'],
};
export const Inactive: StoryObj = { ...screenStory('gate', 'inactive'), tags: ['visual', '!autodocs'] };
export const Invited: StoryObj = { ...screenStory('gate', 'invited'), tags: ['visual', '!autodocs'] };
export const Removed: StoryObj = { ...screenStory('gate', 'removed'), tags: ['visual', '!autodocs'] };
