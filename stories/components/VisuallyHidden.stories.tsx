import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '@/components/VisuallyHidden';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Loading users' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: 'Loading users', role: 'status' } };

export const HeardAndNotSeen: Story = {
  args: { role: 'status' },
  play: async ({ canvas }) => {
    const hidden = canvas.getByRole('status');
    await expect(hidden).toHaveTextContent('Loading users');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
