import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/People/Users', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('users', 'loaded'), tags: ['visual', '!autodocs'] };
export const Loading: StoryObj = { ...screenStory('users', 'loading'), tags: ['visual', '!autodocs'] };
export const Empty: StoryObj = screenStory('users', 'empty');
export const NoMatch: StoryObj = { ...screenStory('users', 'noMatch'), tags: ['visual', '!autodocs'] };
export const LongContent: StoryObj = {
  ...screenStory('users', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Error400: StoryObj = screenStory('users', 'error400');
export const Error403: StoryObj = screenStory('users', 'error403');
export const Error404: StoryObj = screenStory('users', 'error404');
export const Error500: StoryObj = { ...screenStory('users', 'error500'), tags: ['visual', '!autodocs'] };
export const NetworkDown: StoryObj = screenStory('users', 'networkDown');
export const Denied: StoryObj = screenStory('users', 'denied');
export const SessionExpired: StoryObj = screenStory('users', 'sessionExpired');
export const AsEnvironmentAdmin: StoryObj = {
  ...screenStory('users', 'asEnvironmentAdmin'),
  tags: ['visual', '!autodocs'],
};
export const FilteredBySeveral: StoryObj = {
  ...screenStory('users', 'filteredBySeveral'),
  tags: ['visual', '!autodocs'],
};
export const SavedView: StoryObj = {
  ...screenStory('users', 'savedView'),
  tags: ['visual', '!autodocs'],
};
export const SelectedInvitations: StoryObj = {
  ...screenStory('users', 'selectedInvitations'),
  tags: ['visual', '!autodocs'],
};
export const SendingAgain: StoryObj = {
  ...screenStory('users', 'sendingAgain'),
  tags: ['visual', '!autodocs'],
};
export const UndoOffered: StoryObj = {
  ...screenStory('users', 'undoOffered'),
  tags: ['visual', '!autodocs'],
};
export const AskingToDeactivate: StoryObj = screenStory('users', 'askingToDeactivate');
export const Changing: StoryObj = screenStory('users', 'changing');
export const ChangeStopped: StoryObj = screenStory('users', 'changeStopped');
export const ChangePartlyFailed: StoryObj = screenStory('users', 'changePartlyFailed');
export const Changed: StoryObj = screenStory('users', 'changed');
export const Inviting: StoryObj = {
  ...screenStory('users', 'inviting'),
  tags: ['visual', '!autodocs'],
};
export const Invited: StoryObj = {
  ...screenStory('users', 'invited'),
  tags: ['visual', '!autodocs'],
};
export const Removing: StoryObj = { ...screenStory('users', 'removing'), tags: ['visual', '!autodocs'] };
export const LeftByRemoved: StoryObj = {
  ...screenStory('users', 'leftByRemoved'),
  tags: ['visual', '!autodocs'],
};
