import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Studio/User interfaces', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = screenStory('user-interfaces', 'loaded');
export const Denied: StoryObj = screenStory('user-interfaces', 'denied');
