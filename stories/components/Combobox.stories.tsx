import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '@/components/Box';
import { Combobox, type ComboboxProps } from '@/components/Combobox';
import { Dialog } from '@/components/Dialog';

const OPTIONS = Array.from({ length: 30 }, (_, index) => ({
  value: `group-${index + 1}`,
  label: `Group ${index + 1}`,
  ...(index === 1 ? { disabled: true, description: 'Comes from the identity provider' } : {}),
}));

function Kept(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return <Combobox {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: {
    label: 'Group',
    options: OPTIONS,
    value: undefined,
    onValueChange: fn(),
    placeholder: 'Find a group',
  },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <Box css={{ maxWidth: '20rem', minHeight: '24rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = {
  args: { required: true, description: 'One of the groups of this subscription.' },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const input = canvas.getByRole('combobox', { name: 'Group' });
    await userEvent.click(input);
    await userEvent.type(input, '12');
    const option = await body.findByRole('option', { name: 'Group 12' });
    await expect(input).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Group 12');
    await expect(body.queryByRole('listbox')).toBeNull();
    await userEvent.type(input, 'zzz{Escape}');
    await expect(input).toHaveValue('Group 12');
  },
};

export const Open: Story = {
  tags: ['visual'],
  args: { value: 'group-3' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('option', { name: 'Group 3' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(body.getByRole('option', { name: /^Group 2 / })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NothingMatches: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(within(canvasElement.ownerDocument.body).getByRole('status')).toHaveTextContent(
      'Nothing matches.',
    );
  },
};

export const InADialog: Story = {
  render: (args) => (
    <Dialog open onOpenChange={fn()} title="Add to a group">
      <Kept {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const input = await body.findByRole('combobox', { name: 'Group' });
    await userEvent.click(input);
    await userEvent.click(await body.findByRole('option', { name: 'Group 5' }));
    await waitFor(() => expect(input).toHaveValue('Group 5'));
    await expect(body.getByRole('dialog', { name: 'Add to a group' })).toBeVisible();
  },
};
