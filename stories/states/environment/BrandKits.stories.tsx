import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Environment/Brand kits', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('brand-kits', 'loaded'), tags: ['visual', '!autodocs'] };
export const Deleting: StoryObj = { ...screenStory('brand-kits', 'deleting'), tags: ['visual', '!autodocs'] };
export const Denied: StoryObj = screenStory('brand-kits', 'denied');
export const Empty: StoryObj = screenStory('brand-kits', 'empty');
export const NoMatch: StoryObj = screenStory('brand-kits', 'noMatch');
export const LongContent: StoryObj = screenStory('brand-kits', 'longContent');
export const Loading: StoryObj = screenStory('brand-kits', 'loading');
export const Error400: StoryObj = screenStory('brand-kits', 'error400');
export const Error403: StoryObj = screenStory('brand-kits', 'error403');
export const Error404: StoryObj = screenStory('brand-kits', 'error404');
export const Error500: StoryObj = screenStory('brand-kits', 'error500');
export const NetworkDown: StoryObj = screenStory('brand-kits', 'networkDown');
export const SessionExpired: StoryObj = screenStory('brand-kits', 'sessionExpired');
