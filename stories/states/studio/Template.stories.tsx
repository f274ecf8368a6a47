import type { Meta, StoryObj } from '@storybook/react-vite';
// Imported with the stories: loading the engine while a state renders takes the development server longer than its
// timeout.
import '@/app/pages/TemplatePage';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Studio/Template', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('template', 'loaded'), tags: ['visual', '!autodocs'] };
export const Selected: StoryObj = screenStory('template', 'selected');
export const Pages: StoryObj = screenStory('template', 'pages');
export const Layouts: StoryObj = screenStory('template', 'layouts');
export const Variables: StoryObj = screenStory('template', 'variables');
export const Edited: StoryObj = screenStory('template', 'edited');
export const Proofed: StoryObj = screenStory('template', 'proofed');
export const NotSaved: StoryObj = screenStory('template', 'notSaved');
export const Shortcuts: StoryObj = screenStory('template', 'shortcuts');
export const Unreadable: StoryObj = screenStory('template', 'unreadable');
export const LongContent: StoryObj = screenStory('template', 'longContent');
export const Loading: StoryObj = screenStory('template', 'loading');
export const Error400: StoryObj = screenStory('template', 'error400');
export const Error403: StoryObj = screenStory('template', 'error403');
export const Error404: StoryObj = screenStory('template', 'error404');
export const Error500: StoryObj = screenStory('template', 'error500');
export const NetworkDown: StoryObj = screenStory('template', 'networkDown');
export const SessionExpired: StoryObj = screenStory('template', 'sessionExpired');
export const Denied: StoryObj = screenStory('template', 'denied');
export const InactiveSubscription: StoryObj = screenStory('template', 'inactiveSubscription');
