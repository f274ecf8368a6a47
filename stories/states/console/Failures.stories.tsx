import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Console/Failures', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const UserError: StoryObj = { ...screenStory('failures', 'userError'), tags: ['visual', '!autodocs'] };
export const SignInError: StoryObj = {
  ...screenStory('failures', 'signInError'),
  tags: ['visual', '!autodocs'],
};
export const WorkspaceError: StoryObj = {
  ...screenStory('failures', 'workspaceError'),
  tags: ['visual', '!autodocs'],
};
export const WorkspaceUnreachable: StoryObj = {
  ...screenStory('failures', 'workspaceUnreachable'),
  tags: ['visual', '!autodocs'],
};
export const BrokenPage: StoryObj = {
  ...screenStory('failures', 'brokenPage'),
  tags: ['visual', '!autodocs'],
  // React also logs every error that a boundary catches.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
};
export const SessionExpired: StoryObj = {
  ...screenStory('failures', 'sessionExpired'),
  tags: ['visual', '!autodocs'],
};
export const ConfigurationError: StoryObj = {
  ...screenStory('failures', 'configurationError'),
  tags: ['visual', '!autodocs'],
};
