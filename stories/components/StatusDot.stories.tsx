import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@/components/Stack';
import { StatusDot } from '@/components/StatusDot';

const meta = {
  title: 'Components/StatusDot',
  component: StatusDot,
  args: { label: 'Active', tone: 'positive' },
} satisfies Meta<typeof StatusDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Failed', tone: 'negative', hideLabel: false } };

export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <Stack align="start">
      <StatusDot tone="positive" label="Active" />
      <StatusDot tone="caution" label="Pending" />
      <StatusDot tone="negative" label="Failed" />
      <StatusDot tone="informative" label="Processing" />
      <StatusDot tone="neutral" label="Preparing" />
      <StatusDot tone="off" label="Inactive" />
    </Stack>
  ),
};
