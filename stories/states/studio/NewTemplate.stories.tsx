import type { Meta, StoryObj } from '@storybook/react-vite';
// Imported with the stories: loading the engine while a state renders takes the development server longer than its
// timeout.
import '@/app/pages/TemplatePage';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Studio/New template', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('template-new', 'loaded'), tags: ['visual', '!autodocs'] };
export const Started: StoryObj = { ...screenStory('template-new', 'started'), tags: ['visual', '!autodocs'] };
export const Loading: StoryObj = screenStory('template-new', 'loading');
export const Error400: StoryObj = screenStory('template-new', 'error400');
export const Error403: StoryObj = screenStory('template-new', 'error403');
export const Error404: StoryObj = screenStory('template-new', 'error404');
export const Error500: StoryObj = screenStory('template-new', 'error500');
export const NetworkDown: StoryObj = screenStory('template-new', 'networkDown');
export const SessionExpired: StoryObj = screenStory('template-new', 'sessionExpired');
export const Denied: StoryObj = screenStory('template-new', 'denied');
