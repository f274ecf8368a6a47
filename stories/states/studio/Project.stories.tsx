import type { Meta, StoryObj } from '@storybook/react-vite';
// Imported with the stories: loading the engine while a state renders takes the development server longer than its
// timeout.
import '@/app/pages/ProjectPage';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Studio/Project', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('project', 'loaded'), tags: ['visual', '!autodocs'] };
export const Typed: StoryObj = screenStory('project', 'typed');
export const Poster: StoryObj = screenStory('project', 'poster');
export const Missing: StoryObj = screenStory('project', 'missing');
export const NotSaved: StoryObj = screenStory('project', 'notSaved');
export const Downloading: StoryObj = screenStory('project', 'downloading');
export const BatchTable: StoryObj = {
  ...screenStory('project', 'batchTable'),
  tags: ['visual', '!autodocs'],
};
export const BatchWithErrors: StoryObj = screenStory('project', 'batchWithErrors');
export const BatchLoading: StoryObj = screenStory('project', 'batchLoading');
export const BatchNotLoaded: StoryObj = screenStory('project', 'batchNotLoaded');
export const BatchNotSaved: StoryObj = screenStory('project', 'batchNotSaved');
export const BatchConflict: StoryObj = screenStory('project', 'batchConflict');
export const BatchKept: StoryObj = screenStory('project', 'batchKept');
export const BatchMatching: StoryObj = screenStory('project', 'batchMatching');
export const BatchWorkbook: StoryObj = screenStory('project', 'batchWorkbook');
export const NothingOffered: StoryObj = screenStory('project', 'nothingOffered');
export const NothingToFillIn: StoryObj = screenStory('project', 'nothingToFillIn');
export const Unreadable: StoryObj = screenStory('project', 'unreadable');
export const LongContent: StoryObj = screenStory('project', 'longContent');
export const Loading: StoryObj = screenStory('project', 'loading');
export const Error400: StoryObj = screenStory('project', 'error400');
export const Error403: StoryObj = screenStory('project', 'error403');
export const Error404: StoryObj = screenStory('project', 'error404');
export const Error500: StoryObj = screenStory('project', 'error500');
export const NetworkDown: StoryObj = screenStory('project', 'networkDown');
export const SessionExpired: StoryObj = screenStory('project', 'sessionExpired');
