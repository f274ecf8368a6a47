import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '@/components/Inline';
import { Spinner } from '@/components/Spinner';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'l', label: 'Loading' } };

export const Sizes: Story = {
  tags: ['visual'],
  render: () => (
    <Inline gap="4">
      <Spinner size="s" />
      <Spinner />
      <Spinner size="l" label="Loading" />
    </Inline>
  ),
};
