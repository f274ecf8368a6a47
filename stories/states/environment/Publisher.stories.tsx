import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Environment/Publisher', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = { ...screenStory('publisher', 'loaded'), tags: ['visual', '!autodocs'] };
export const Denied: StoryObj = screenStory('publisher', 'denied');
