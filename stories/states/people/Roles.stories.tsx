import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/People/Roles', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('roles', 'loaded'), tags: ['visual', '!autodocs'] };
export const Loading: StoryObj = { ...screenStory('roles', 'loading'), tags: ['visual', '!autodocs'] };
export const Error400: StoryObj = screenStory('roles', 'error400');
export const Error403: StoryObj = screenStory('roles', 'error403');
export const Error404: StoryObj = screenStory('roles', 'error404');
export const Error500: StoryObj = screenStory('roles', 'error500');
export const NetworkDown: StoryObj = screenStory('roles', 'networkDown');
export const Denied: StoryObj = screenStory('roles', 'denied');
export const SessionExpired: StoryObj = screenStory('roles', 'sessionExpired');
