import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '@/components/Inline';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: {},
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { shape: 'block', width: '12rem', height: '4rem' } };

export const Shapes: Story = {
  tags: ['visual'],
  render: () => (
    <Stack css={{ maxWidth: '24rem' }}>
      <Inline gap="3">
        <Skeleton shape="circle" height="2.5rem" />
        <Stack gap="1" css={{ flex: 1 }}>
          <Skeleton width="60%" />
          <Skeleton width="35%" />
        </Stack>
      </Inline>
      <Skeleton shape="block" height="6rem" />
    </Stack>
  ),
};
