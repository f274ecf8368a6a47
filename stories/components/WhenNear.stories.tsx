import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Skeleton } from '@/components/Skeleton';
import { Text } from '@/components/Text';
import { WhenNear } from '@/components/WhenNear';

const meta = {
  title: 'Components/WhenNear',
  component: WhenNear,
  args: { children: <Text>A line that was worth the wait</Text>, placeholder: <Skeleton width="12rem" /> },
} satisfies Meta<typeof WhenNear>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const FarBelow: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('A line that was worth the wait')).toBeNull();
    canvas.getByTestId('gsc-skeleton').scrollIntoView();
    await expect(await screen.findByText('A line that was worth the wait')).toBeVisible();
    window.scrollTo(0, 0);
  },
};
