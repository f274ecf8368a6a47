import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Studio/Output setting', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = screenStory('output-setting', 'loaded');
export const Denied: StoryObj = screenStory('output-setting', 'denied');
