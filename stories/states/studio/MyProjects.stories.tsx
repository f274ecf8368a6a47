import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Studio/My projects', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('projects', 'loaded'), tags: ['visual', '!autodocs'] };
export const List: StoryObj = { ...screenStory('projects', 'list'), tags: ['visual', '!autodocs'] };
export const Starting: StoryObj = screenStory('projects', 'starting');
export const NothingToStartFrom: StoryObj = screenStory('projects', 'nothingToStartFrom');
export const Empty: StoryObj = screenStory('projects', 'empty');
export const NoMatch: StoryObj = screenStory('projects', 'noMatch');
export const LongContent: StoryObj = screenStory('projects', 'longContent');
export const Loading: StoryObj = screenStory('projects', 'loading');
export const Error400: StoryObj = screenStory('projects', 'error400');
export const Error403: StoryObj = screenStory('projects', 'error403');
export const Error404: StoryObj = screenStory('projects', 'error404');
export const Error500: StoryObj = screenStory('projects', 'error500');
export const NetworkDown: StoryObj = screenStory('projects', 'networkDown');
export const SessionExpired: StoryObj = screenStory('projects', 'sessionExpired');
