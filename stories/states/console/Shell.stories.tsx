import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Console/Shell', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Starting: StoryObj = { ...screenStory('shell', 'starting'), tags: ['visual', '!autodocs'] };
export const LoadingUser: StoryObj = {
  ...screenStory('shell', 'loadingUser'),
  tags: ['visual', '!autodocs'],
};
export const AccountMenu: StoryObj = {
  ...screenStory('shell', 'accountMenu'),
  tags: ['visual', '!autodocs'],
};
export const SubscriptionSwitcher: StoryObj = {
  ...screenStory('shell', 'subscriptionSwitcher'),
  tags: ['visual', '!autodocs'],
};
export const EnvironmentSwitcher: StoryObj = {
  ...screenStory('shell', 'environmentSwitcher'),
  tags: ['visual', '!autodocs'],
};
export const OfUser: StoryObj = { ...screenStory('shell', 'ofUser'), tags: ['visual', '!autodocs'] };
