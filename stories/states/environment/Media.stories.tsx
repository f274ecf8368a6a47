import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Environment/Media', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('media', 'loaded'), tags: ['visual', '!autodocs'] };
export const Root: StoryObj = { ...screenStory('media', 'root'), tags: ['visual', '!autodocs'] };
export const Found: StoryObj = screenStory('media', 'found');
export const Denied: StoryObj = screenStory('media', 'denied');
export const Empty: StoryObj = screenStory('media', 'empty');
export const EmptyFolder: StoryObj = screenStory('media', 'emptyFolder');
export const NoFolder: StoryObj = screenStory('media', 'noFolder');
export const NoMatch: StoryObj = screenStory('media', 'noMatch');
export const LongContent: StoryObj = {
  ...screenStory('media', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Unpreviewed: StoryObj = screenStory('media', 'unpreviewed');
export const Looked: StoryObj = screenStory('media', 'looked');
export const Uploaded: StoryObj = { ...screenStory('media', 'uploaded'), tags: ['visual', '!autodocs'] };
export const Taken: StoryObj = screenStory('media', 'taken');
export const Deleting: StoryObj = screenStory('media', 'deleting');
export const Loading: StoryObj = screenStory('media', 'loading');
export const Error400: StoryObj = screenStory('media', 'error400');
export const Error403: StoryObj = screenStory('media', 'error403');
export const Error404: StoryObj = screenStory('media', 'error404');
export const Error500: StoryObj = screenStory('media', 'error500');
export const NetworkDown: StoryObj = screenStory('media', 'networkDown');
export const SessionExpired: StoryObj = screenStory('media', 'sessionExpired');
