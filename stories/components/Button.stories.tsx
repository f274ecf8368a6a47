import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, ChevronDown, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Create environment', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { intent: 'primary', size: 'm', pending: false, disabledReason: '', fullWidth: false },
};

export const Intents: Story = {
  tags: ['visual'],
  render: () => (
    <Inline wrap>
      <Button intent="primary">Primary</Button>
      <Button intent="neutral">Neutral</Button>
      <Button intent="danger">Danger</Button>
      <Button intent="ghost">Ghost</Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  tags: ['visual'],
  render: () => (
    <Inline wrap>
      <Button size="s">Small</Button>
      <Button size="m">Medium</Button>
      <Button size="l">Large</Button>
    </Inline>
  ),
};

export const WithIcons: Story = {
  tags: ['visual'],
  render: () => (
    <Inline wrap>
      <Button intent="primary" startIcon={Plus}>
        Create
      </Button>
      <Button endIcon={ChevronDown}>More</Button>
      <Button intent="danger" startIcon={Trash2}>
        Delete
      </Button>
      <Button size="s" startIcon={Check}>
        Done
      </Button>
    </Inline>
  ),
};

function SavesForever() {
  const [pending, setPending] = useState(false);
  return (
    <Button intent="primary" pending={pending} onClick={() => setPending(true)}>
      Save changes
    </Button>
  );
}

export const Pending: Story = {
  tags: ['visual'],
  render: () => <SavesForever />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    const width = button.getBoundingClientRect().width;
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};

export const DisabledWithReason: Story = {
  tags: ['visual'],
  args: { disabledReason: 'All seats are taken.', children: 'Assign seat' },
  play: async ({ canvas, args, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Assign seat' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.hover(button);
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByRole('tooltip')).toHaveTextContent('All seats are taken.'));
    await expect(button).toHaveAccessibleDescription('All seats are taken.');
  },
};

export const Unavailable: Story = {
  tags: ['visual'],
  render: () => (
    <Inline wrap>
      <Button intent="primary" disabled>
        Primary
      </Button>
      <Button disabled>Neutral</Button>
      <Button intent="danger" disabled>
        Danger
      </Button>
      <Button intent="ghost" disabled>
        Ghost
      </Button>
    </Inline>
  ),
};

export const FullWidth: Story = {
  tags: ['visual'],
  render: () => (
    <Stack css={{ maxWidth: '20rem' }}>
      <Button intent="primary" size="l" fullWidth>
        Get started
      </Button>
      <Button size="l" fullWidth>
        Log out
      </Button>
    </Stack>
  ),
};
