import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Environment/Fonts', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = screenStory('fonts', 'loaded');
export const Denied: StoryObj = screenStory('fonts', 'denied');
