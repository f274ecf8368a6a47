import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TypeToConfirmDialog } from '@/components/TypeToConfirmDialog';

const onDelete = fn();

const meta = {
  title: 'Components/TypeToConfirmDialog',
  component: TypeToConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Delete environment',
    description: 'Its templates, projects and media are lost.',
    expected: 'Aurora sandbox',
    confirmLabel: 'Delete environment',
    onConfirm: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof TypeToConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { alsoAccepted: ['aurora-sandbox'], error: 'The environment is in use.' },
};

export const OnlyWithTheName: Story = {
  tags: ['visual'],
  render: () => (
    <TypeToConfirmDialog
      open
      onOpenChange={fn()}
      title="Delete environment"
      description="Its templates, projects and media are lost."
      expected="Aurora sandbox"
      confirmLabel="Delete environment"
      onConfirm={onDelete}
    />
  ),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const input = await body.findByRole('textbox', { name: 'Type Aurora sandbox to confirm' });
    const confirm = body.getByRole('button', { name: 'Delete environment' });
    await userEvent.type(input, 'Aurora{Enter}');
    await expect(onDelete).not.toHaveBeenCalled();
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(input, ' sandbox{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
  },
};
