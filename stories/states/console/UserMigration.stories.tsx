import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Console/User migration', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Form: StoryObj = { ...screenStory('user-migration', 'form'), tags: ['visual', '!autodocs'] };
export const IncompleteLink: StoryObj = {
  ...screenStory('user-migration', 'incompleteLink'),
  tags: ['visual', '!autodocs'],
};
export const Refused: StoryObj = {
  ...screenStory('user-migration', 'refused'),
  tags: ['visual', '!autodocs'],
};
export const ServerError: StoryObj = {
  ...screenStory('user-migration', 'serverError'),
  tags: ['visual', '!autodocs'],
};
/* The page polls, so its screenshots would differ. */
export const Waiting: StoryObj = screenStory('user-migration', 'waiting');
export const Verified: StoryObj = {
  ...screenStory('user-migration', 'verified'),
  tags: ['visual', '!autodocs'],
};
export const Moved: StoryObj = { ...screenStory('user-migration', 'moved'), tags: ['visual', '!autodocs'] };
