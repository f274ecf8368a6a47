import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@/components/Button';
import { Popover } from '@/components/Popover';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { TextField } from '@/components/TextField';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    label: 'How usage is counted',
    children: <Button>How it is counted</Button>,
    content: (close: () => void) => (
      <Stack align="start">
        <Text>One render for each static page, and one for each started second of animation.</Text>
        <Button size="s" onClick={close}>
          Got it
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = { args: { side: 'right' } };

export const OpensAndCloses: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const trigger = canvas.getByRole('button', { name: 'How it is counted' });
    await userEvent.click(trigger);
    await body.findByRole('dialog', { name: 'How usage is counted' });
    await userEvent.click(body.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    await body.findByRole('dialog');
  },
};

export const ClickedAway: Story = {
  render: (args) => (
    <Stack align="start">
      <Popover {...args} />
      <TextField label="Cost centre" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'How it is counted' }));
    await body.findByRole('dialog', { name: 'How usage is counted' });
    const field = canvas.getByRole('textbox', { name: 'Cost centre' });
    await userEvent.click(field);
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('4711');
    await expect(field).toHaveValue('4711');
  },
};
