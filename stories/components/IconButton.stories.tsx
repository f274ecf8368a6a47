import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Ellipsis, Settings, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: Settings, label: 'Environment settings', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { intent: 'neutral', size: 'm', pending: false } };

export const IntentsAndSizes: Story = {
  tags: ['visual'],
  render: () => (
    <Inline>
      <IconButton icon={Ellipsis} label="Small" size="s" />
      <IconButton icon={Copy} label="Medium" />
      <IconButton icon={Settings} label="Large" size="l" />
      <IconButton icon={Copy} label="Neutral" intent="neutral" />
      <IconButton icon={Trash2} label="Danger" intent="danger" />
      <IconButton icon={Copy} label="Pending" pending intent="neutral" />
      <IconButton icon={Copy} label="Unavailable" disabledReason="Nothing to copy." intent="neutral" />
    </Inline>
  ),
};

export const TooltipIsItsName: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Environment settings' });
    await userEvent.hover(button);
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByRole('tooltip')).toHaveTextContent('Environment settings'));
    await expect(button).not.toHaveAccessibleDescription();
  },
};
