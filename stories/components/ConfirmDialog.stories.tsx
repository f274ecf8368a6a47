import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from '@/components/ConfirmDialog';

const onConfirm = fn();

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Withdraw the invitation?',
    description: 'The link in the message stops working.',
    confirmLabel: 'Withdraw',
    onConfirm: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { danger: true, pending: false, cancelLabel: 'Keep it' } };

export const Danger: Story = {
  tags: ['visual'],
  render: () => (
    <ConfirmDialog
      open
      onOpenChange={fn()}
      title="Withdraw the invitation?"
      description="The link in the message stops working."
      confirmLabel="Withdraw"
      onConfirm={onConfirm}
      danger
    />
  ),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('alertdialog', { name: 'Withdraw the invitation?' });
    await waitFor(() => expect(body.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(body.getByRole('button', { name: 'Withdraw' }));
    await expect(onConfirm).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  tags: ['visual'],
  render: () => (
    <ConfirmDialog
      open
      onOpenChange={fn()}
      title="Deactivate user?"
      description="They keep their roles and groups."
      confirmLabel="Deactivate"
      onConfirm={fn()}
      error="The requested information was not found."
    />
  ),
};

export const Pending: Story = { args: { pending: true } };

export const Alternative: Story = {
  tags: ['visual'],
  args: {
    title: 'Save before you leave?',
    description: 'Your changes on this page are lost if you leave without saving.',
    confirmLabel: 'Save',
    cancelLabel: 'Stay',
    alternative: { label: 'Leave', danger: true, onSelect: fn() },
  },
  play: async ({ args, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByRole('button', { name: 'Save' })).toHaveFocus());
    await userEvent.click(body.getByRole('button', { name: 'Leave' }));
    await expect(args.alternative?.onSelect).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
