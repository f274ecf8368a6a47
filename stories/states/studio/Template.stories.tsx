import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Studio/Template', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('template', 'loaded'), tags: ['visual', '!autodocs'] };
export const Denied: StoryObj = screenStory('template', 'denied');
