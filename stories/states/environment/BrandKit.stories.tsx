import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Environment/Brand kit', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('brand-kit', 'loaded'), tags: ['visual', '!autodocs'] };
export const Styled: StoryObj = { ...screenStory('brand-kit', 'styled'), tags: ['visual', '!autodocs'] };
export const Themed: StoryObj = { ...screenStory('brand-kit', 'themed'), tags: ['visual', '!autodocs'] };
export const Unsaved: StoryObj = { ...screenStory('brand-kit', 'unsaved'), tags: ['visual', '!autodocs'] };
export const Denied: StoryObj = screenStory('brand-kit', 'denied');
export const Empty: StoryObj = screenStory('brand-kit', 'empty');
export const LongContent: StoryObj = screenStory('brand-kit', 'longContent');
export const Loading: StoryObj = screenStory('brand-kit', 'loading');
export const Error400: StoryObj = screenStory('brand-kit', 'error400');
export const Error403: StoryObj = screenStory('brand-kit', 'error403');
export const Error404: StoryObj = screenStory('brand-kit', 'error404');
export const Error500: StoryObj = screenStory('brand-kit', 'error500');
export const NetworkDown: StoryObj = screenStory('brand-kit', 'networkDown');
export const SessionExpired: StoryObj = screenStory('brand-kit', 'sessionExpired');
