import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '@/components/Button';
import { Deferred, holdDeferred } from '@/components/Deferred';
import { Inline } from '@/components/Inline';
import { Skeleton } from '@/components/Skeleton';
import { Text } from '@/components/Text';

const meta = {
  title: 'Components/Deferred',
  component: Deferred,
  args: { children: <Button>Create environment</Button> },
} satisfies Meta<typeof Deferred>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { placeholder: <Skeleton shape="block" width="10rem" height="2rem" /> },
};

export const AfterTheContent: Story = {
  beforeEach: () => holdDeferred(),
  args: { placeholder: <Skeleton shape="block" width="10rem" height="2rem" /> },
  render: (args) => (
    <Inline gap="4">
      <Text>Aurora production</Text>
      <Deferred {...args} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aurora production')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Create environment' })).toBeVisible());
  },
};
