import type { Meta, StoryObj } from '@storybook/react-vite';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { Stack } from '@/components/Stack';

const meta = {
  title: 'Components/MiddleTruncate',
  component: MiddleTruncate,
  args: { text: 'Spring campaign 2026, all shops in Europe, final version 7' },
} satisfies Meta<typeof MiddleTruncate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { keep: 12 } };

export const InANarrowPlace: Story = {
  tags: ['visual'],
  render: () => (
    <Stack css={{ width: '14rem' }}>
      <MiddleTruncate text="Spring campaign 2026, all shops in Europe, final version 7" />
      <MiddleTruncate text="Short name" />
    </Stack>
  ),
};
