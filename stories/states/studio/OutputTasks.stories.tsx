import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Studio/Output tasks', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = screenStory('studio-output-tasks', 'loaded');
export const Denied: StoryObj = screenStory('studio-output-tasks', 'denied');
