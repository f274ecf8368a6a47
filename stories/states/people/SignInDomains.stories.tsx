import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/People/Sign-in domains', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = {
  ...screenStory('identity-domains', 'loaded'),
  tags: ['visual', '!autodocs'],
};
export const Loading: StoryObj = screenStory('identity-domains', 'loading');
export const Empty: StoryObj = { ...screenStory('identity-domains', 'empty'), tags: ['visual', '!autodocs'] };
export const LongContent: StoryObj = {
  ...screenStory('identity-domains', 'longContent'),
  tags: ['visual', '!autodocs'],
};
export const Error400: StoryObj = screenStory('identity-domains', 'error400');
export const Error403: StoryObj = screenStory('identity-domains', 'error403');
export const Error404: StoryObj = screenStory('identity-domains', 'error404');
export const Error500: StoryObj = screenStory('identity-domains', 'error500');
export const NetworkDown: StoryObj = screenStory('identity-domains', 'networkDown');
export const Denied: StoryObj = screenStory('identity-domains', 'denied');
export const SessionExpired: StoryObj = screenStory('identity-domains', 'sessionExpired');
