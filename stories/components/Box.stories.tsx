import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@/components/Box';

const meta = {
  title: 'Components/Box',
  component: Box,
  args: { children: 'A box that may shrink, with token styles.' },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { css: { padding: '$4', backgroundColor: '$actionSoft', borderRadius: '$container' } },
};

export const WithTokens: Story = {
  args: { css: { padding: '$6', border: '1px solid $colors$border', maxWidth: '$modalXs' } },
};
