import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Environment/Media', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = screenStory('media', 'loaded');
export const Denied: StoryObj = screenStory('media', 'denied');
