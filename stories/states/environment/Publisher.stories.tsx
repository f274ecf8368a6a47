import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Environment/Publisher', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('publisher', 'loaded'), tags: ['visual', '!autodocs'] };
export const Denied: StoryObj = screenStory('publisher', 'denied');
export const Empty: StoryObj = screenStory('publisher', 'empty');
export const NoMatch: StoryObj = screenStory('publisher', 'noMatch');
export const LongContent: StoryObj = screenStory('publisher', 'longContent');
export const Loading: StoryObj = screenStory('publisher', 'loading');
export const Error400: StoryObj = screenStory('publisher', 'error400');
export const Error403: StoryObj = screenStory('publisher', 'error403');
export const Error404: StoryObj = screenStory('publisher', 'error404');
export const Error500: StoryObj = screenStory('publisher', 'error500');
export const NetworkDown: StoryObj = screenStory('publisher', 'networkDown');
export const SessionExpired: StoryObj = screenStory('publisher', 'sessionExpired');
export const WithoutAddress: StoryObj = screenStory('publisher', 'withoutAddress');
export const Rows: StoryObj = { ...screenStory('publisher', 'rows'), tags: ['visual', '!autodocs'] };
export const RowsFailed: StoryObj = screenStory('publisher', 'rowsFailed');
export const Uploading: StoryObj = {
  ...screenStory('publisher', 'uploading'),
  tags: ['visual', '!autodocs'],
};
export const UploadingWorkbook: StoryObj = screenStory('publisher', 'uploadingWorkbook');
export const RefusedFile: StoryObj = screenStory('publisher', 'refusedFile');
export const Workspaces: StoryObj = screenStory('publisher', 'workspaces');
export const NoWorkspaces: StoryObj = screenStory('publisher', 'noWorkspaces');
export const EditingWorkspace: StoryObj = {
  ...screenStory('publisher', 'editingWorkspace'),
  tags: ['visual', '!autodocs'],
};
export const ViewPreferences: StoryObj = {
  ...screenStory('publisher', 'viewPreferences'),
  tags: ['visual', '!autodocs'],
};
export const EditingViewPreference: StoryObj = screenStory('publisher', 'editingViewPreference');
