import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Environment/Brand kits', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = screenStory('brand-kits', 'loaded');
export const Denied: StoryObj = screenStory('brand-kits', 'denied');
