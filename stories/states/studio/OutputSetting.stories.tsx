import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Studio/Output setting', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('output-setting', 'loaded'), tags: ['visual', '!autodocs'] };
export const OfPicture: StoryObj = screenStory('output-setting', 'ofPicture');
export const OfAnimation: StoryObj = screenStory('output-setting', 'ofAnimation');
export const Changed: StoryObj = {
  ...screenStory('output-setting', 'changed'),
  tags: ['visual', '!autodocs'],
};
export const ReadOnly: StoryObj = screenStory('output-setting', 'readOnly');
export const Denied: StoryObj = screenStory('output-setting', 'denied');
export const LongContent: StoryObj = screenStory('output-setting', 'longContent');
export const Loading: StoryObj = screenStory('output-setting', 'loading');
export const Error400: StoryObj = screenStory('output-setting', 'error400');
export const Error403: StoryObj = screenStory('output-setting', 'error403');
export const Error404: StoryObj = screenStory('output-setting', 'error404');
export const Error500: StoryObj = screenStory('output-setting', 'error500');
export const NetworkDown: StoryObj = screenStory('output-setting', 'networkDown');
export const SessionExpired: StoryObj = screenStory('output-setting', 'sessionExpired');
