import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatesAtlas } from './StatesAtlas';

const meta = {
  title: 'States/Atlas',
  component: StatesAtlas,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StatesAtlas>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every screen with its states, and the reasons for missing ones. */
export const EveryScreen: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Users, Loaded: see it' })).toHaveAttribute(
      'href',
      './?path=/story/screens-people-users--loaded',
    );
  },
};
