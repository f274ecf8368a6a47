import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Drawing,
  EmptyDrawing,
  FolderDrawing,
  NoMatchDrawing,
  NotFoundDrawing,
  ServerErrorDrawing,
  UnauthorizedDrawing,
} from '@/components/Drawing';
import { Inline } from '@/components/Inline';

const meta = {
  title: 'Components/Drawing',
  component: Drawing,
  args: { width: 80, height: 80, children: <circle className="tint outlined" cx="40" cy="40" r="30" /> },
} satisfies Meta<typeof Drawing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { width: 160, height: 80 } };

export const AllOfThem: Story = {
  tags: ['visual'],
  render: () => (
    <Inline gap="6" wrap>
      <EmptyDrawing />
      <FolderDrawing />
      <NoMatchDrawing />
      <NotFoundDrawing />
      <ServerErrorDrawing />
      <UnauthorizedDrawing />
    </Inline>
  ),
};
