import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Pencil, Settings, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Menu } from '@/components/Menu';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { TextField } from '@/components/TextField';

const onRename = fn();

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'Actions',
    children: <Button>Actions</Button>,
    entries: [
      { id: 'settings', label: 'Settings', icon: Settings, href: '#settings' },
      { id: 'rename', label: 'Rename', icon: Pencil, onSelect: onRename },
      { id: 'copy', label: 'Copy id', icon: Copy, disabledReason: 'Nothing to copy yet.' },
      { kind: 'separator', id: 'line' },
      { id: 'delete', label: 'Delete', icon: Trash2, danger: true },
    ],
  },
  decorators: [
    (Story) => (
      <Box css={{ minHeight: '18rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { align: 'end' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await body.findByRole('menu');
    await waitFor(() => expect(body.getByRole('menuitem', { name: 'Settings' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(body.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRename).toHaveBeenCalled();
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await within(canvasElement.ownerDocument.body).findByRole('menu', { name: 'Actions' });
  },
};

export const Header: Story = {
  tags: ['visual'],
  args: {
    label: 'Account',
    header: (
      <Stack gap="0">
        <Text weight="semibold">Subscription Admin</Text>
        <Text size="small" tone="muted">
          subscription.admin@demo.test
        </Text>
      </Stack>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu', { name: 'Account' });
    await expect(within(menu).getByText('subscription.admin@demo.test')).toBeVisible();
  },
};

export const Groups: Story = {
  tags: ['visual'],
  args: {
    label: 'Subscription',
    entries: [
      {
        kind: 'group',
        id: 'active',
        label: 'ACTIVE SUBSCRIPTIONS',
        items: [
          { id: 'aurora', label: 'Aurora', description: 'Aurora Media', checked: true },
          { id: 'borealis', label: 'Borealis', description: 'Borealis Print', checked: false },
        ],
      },
      {
        kind: 'group',
        id: 'inactive',
        label: 'INACTIVE SUBSCRIPTIONS',
        items: [{ id: 'archive', label: 'Aurora Archive', checked: false }],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('menuitemcheckbox', { name: /^Aurora Aurora Media/ })).toBeChecked();
  },
};

const NAMES = ['Aurora', 'Aurora Archive', 'Borealis', 'Česká pošta', 'Zephyr'];

export const Search: Story = {
  tags: ['visual'],
  args: {
    label: 'Subscriptions',
    searchLabel: 'Search subscriptions',
    children: <Button>Subscriptions</Button>,
    entries: [
      {
        kind: 'group',
        id: 'all',
        label: 'ACTIVE SUBSCRIPTIONS',
        items: NAMES.map((label) => ({ id: label, label, checked: label === 'Aurora', onSelect: onRename })),
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Subscriptions' }));
    const list = within(await body.findByRole('menu', { name: 'Subscriptions' }));
    const shown = () => list.queryAllByRole('menuitemcheckbox').map(({ textContent }) => textContent);
    // Typing goes to the field from anywhere in the panel; accents are ignored.
    await userEvent.keyboard('ceska');
    const field = body.getByRole('searchbox', { name: 'Search subscriptions' });
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(shown()).toEqual(['Česká pošta']));
    await userEvent.clear(field);
    await userEvent.type(field, 'zz');
    await expect(await body.findByText('Nothing matches.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'au');
    await userEvent.keyboard('{ArrowDown}');
    await expect(list.getByRole('menuitemcheckbox', { name: 'Aurora' })).toHaveFocus();
  },
};

export const SearchChoosesTheFirst: Story = {
  args: { ...Search.args },
  play: async ({ canvas, canvasElement }) => {
    onRename.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Subscriptions' }));
    await userEvent.type(await body.findByRole('searchbox'), 'bor{Enter}');
    await expect(onRename).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
  },
};

export const ClickedAway: Story = {
  render: (args) => (
    <Stack align="start">
      <Menu {...args} />
      <TextField label="Cost centre" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await body.findByRole('menu');
    const field = canvas.getByRole('textbox', { name: 'Cost centre' });
    await userEvent.click(field);
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('4711');
    await expect(field).toHaveValue('4711');
  },
};
