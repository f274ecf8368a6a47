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
      <Checkbox label="Through a group" inherited />
      <Checkbox label="Through a group, not to be changed" inherited disabled />
      <Checkbox label="Through a group and by itself" inherited defaultChecked />
      <Checkbox label="Disabled" disabled />
      <Checkbox label="Disabled and checked" disabled defaultChecked />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send an invitation' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Some of them' })).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Through a group' })).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Through a group and by itself' })).toBeChecked();
  },
};
