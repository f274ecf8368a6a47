import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Console/Unauthorized', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Loaded: StoryObj = screenStory('unauthorized', 'loaded');
