import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from '@/components/Checkbox';
import { Stack } from '@/components/Stack';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Send an invitation' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { label: 'Send an invitation', description: 'Goes out within a minute.', disabled: false },
};

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <Stack align="start">
      <Checkbox label="Send an invitation" />
      <Checkbox label="Checked" defaultChecked />
      <Checkbox label="Some of them" indeterminate />
      <Checkbox label="With a description" description="Goes out within a minute." defaultChecked />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and checked" disabled defaultChecked />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send an invitation' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Some of them' })).toBePartiallyChecked();
  },
};
