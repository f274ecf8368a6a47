import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Environment/Fonts', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('fonts', 'loaded'), tags: ['visual', '!autodocs'] };
export const Denied: StoryObj = screenStory('fonts', 'denied');
export const Empty: StoryObj = screenStory('fonts', 'empty');
export const NoMatch: StoryObj = screenStory('fonts', 'noMatch');
export const LongContent: StoryObj = screenStory('fonts', 'longContent');
export const Opened: StoryObj = { ...screenStory('fonts', 'opened'), tags: ['visual', '!autodocs'] };
export const Unreadable: StoryObj = screenStory('fonts', 'unreadable');
export const Uploading: StoryObj = { ...screenStory('fonts', 'uploading'), tags: ['visual', '!autodocs'] };
export const Unsent: StoryObj = screenStory('fonts', 'unsent');
export const Deleting: StoryObj = screenStory('fonts', 'deleting');
/*
 * Some have no screenshots: names below the fold are set in their fonts once near, which a full-page screenshot
 * causes.
 */
export const Choosing: StoryObj = screenStory('fonts', 'choosing');
export const ChoosingLoading: StoryObj = screenStory('fonts', 'choosingLoading');
export const ChoosingEmpty: StoryObj = screenStory('fonts', 'choosingEmpty');
export const ChoosingNoMatch: StoryObj = screenStory('fonts', 'choosingNoMatch');
export const ChoosingUnreachable: StoryObj = screenStory('fonts', 'choosingUnreachable');
export const ChoosingLongNames: StoryObj = {
  ...screenStory('fonts', 'choosingLongNames'),
  tags: ['visual', '!autodocs'],
};
export const Taken: StoryObj = screenStory('fonts', 'taken');
export const Unfetched: StoryObj = screenStory('fonts', 'unfetched');
export const WhereUsed: StoryObj = { ...screenStory('fonts', 'whereUsed'), tags: ['visual', '!autodocs'] };
export const WhereUsedLoading: StoryObj = screenStory('fonts', 'whereUsedLoading');
export const WhereUsedUnread: StoryObj = screenStory('fonts', 'whereUsedUnread');
export const WhereUsedNowhere: StoryObj = screenStory('fonts', 'whereUsedNowhere');
export const Loading: StoryObj = screenStory('fonts', 'loading');
export const Error400: StoryObj = screenStory('fonts', 'error400');
export const Error403: StoryObj = screenStory('fonts', 'error403');
export const Error404: StoryObj = screenStory('fonts', 'error404');
export const Error500: StoryObj = screenStory('fonts', 'error500');
export const NetworkDown: StoryObj = screenStory('fonts', 'networkDown');
export const SessionExpired: StoryObj = screenStory('fonts', 'sessionExpired');
