import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Studio/User interface', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('user-interface', 'loaded'), tags: ['visual', '!autodocs'] };
export const OfDefault: StoryObj = screenStory('user-interface', 'ofDefault');
export const Changed: StoryObj = screenStory('user-interface', 'changed');
export const ReadOnly: StoryObj = screenStory('user-interface', 'readOnly');
export const Denied: StoryObj = screenStory('user-interface', 'denied');
export const LongContent: StoryObj = screenStory('user-interface', 'longContent');
export const Loading: StoryObj = screenStory('user-interface', 'loading');
export const Error400: StoryObj = screenStory('user-interface', 'error400');
export const Error403: StoryObj = screenStory('user-interface', 'error403');
export const Error404: StoryObj = screenStory('user-interface', 'error404');
export const Error500: StoryObj = screenStory('user-interface', 'error500');
export const NetworkDown: StoryObj = screenStory('user-interface', 'networkDown');
export const SessionExpired: StoryObj = screenStory('user-interface', 'sessionExpired');
