import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Environment/Web hooks', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('web-hooks', 'loaded'), tags: ['visual', '!autodocs'] };
export const Denied: StoryObj = screenStory('web-hooks', 'denied');
export const Empty: StoryObj = screenStory('web-hooks', 'empty');
export const NoMatch: StoryObj = screenStory('web-hooks', 'noMatch');
export const LongContent: StoryObj = {
  ...screenStory('web-hooks', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Loading: StoryObj = screenStory('web-hooks', 'loading');
export const Error400: StoryObj = screenStory('web-hooks', 'error400');
export const Error403: StoryObj = screenStory('web-hooks', 'error403');
export const Error404: StoryObj = screenStory('web-hooks', 'error404');
export const Error500: StoryObj = screenStory('web-hooks', 'error500');
export const NetworkDown: StoryObj = screenStory('web-hooks', 'networkDown');
export const SessionExpired: StoryObj = screenStory('web-hooks', 'sessionExpired');
export const ReadOnly: StoryObj = screenStory('web-hooks', 'readOnly');
export const Adding: StoryObj = { ...screenStory('web-hooks', 'adding'), tags: ['visual', '!autodocs'] };
export const Deliveries: StoryObj = {
  ...screenStory('web-hooks', 'deliveries'),
  tags: ['visual', '!autodocs'],
};
export const NoDeliveries: StoryObj = screenStory('web-hooks', 'noDeliveries');
export const DeliveriesFailed: StoryObj = screenStory('web-hooks', 'deliveriesFailed');
