import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Studio/Templates', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('templates', 'loaded'), tags: ['visual', '!autodocs'] };
export const Denied: StoryObj = screenStory('templates', 'denied');
export const Empty: StoryObj = screenStory('templates', 'empty');
export const NoMatch: StoryObj = screenStory('templates', 'noMatch');
export const LongContent: StoryObj = {
  ...screenStory('templates', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Unpainted: StoryObj = screenStory('templates', 'unpainted');
export const Looked: StoryObj = screenStory('templates', 'looked');
export const SavedView: StoryObj = {
  ...screenStory('templates', 'savedView'),
  tags: ['visual', '!autodocs'],
};
export const InRows: StoryObj = { ...screenStory('templates', 'inRows'), tags: ['visual', '!autodocs'] };
export const Selected: StoryObj = { ...screenStory('templates', 'selected'), tags: ['visual', '!autodocs'] };
export const Versions: StoryObj = { ...screenStory('templates', 'versions'), tags: ['visual', '!autodocs'] };
export const Importing: StoryObj = {
  ...screenStory('templates', 'importing'),
  tags: ['visual', '!autodocs'],
};
export const Downloading: StoryObj = screenStory('templates', 'downloading');
export const DownloadFailed: StoryObj = screenStory('templates', 'downloadFailed');
export const Loading: StoryObj = screenStory('templates', 'loading');
export const Error400: StoryObj = screenStory('templates', 'error400');
export const Error403: StoryObj = screenStory('templates', 'error403');
export const Error404: StoryObj = screenStory('templates', 'error404');
export const Error500: StoryObj = screenStory('templates', 'error500');
export const NetworkDown: StoryObj = screenStory('templates', 'networkDown');
export const SessionExpired: StoryObj = screenStory('templates', 'sessionExpired');
