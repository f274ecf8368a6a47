import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Icon } from '@/components/Icon';
import { Stack } from '@/components/Stack';
import { TextField } from '@/components/TextField';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Name' },
  decorators: [
    (Story) => (
      <Stack css={{ maxWidth: '24rem' }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { description: 'Shown wherever the environment is listed.', placeholder: 'Sandbox', required: true },
};

export const Required: Story = {
  name: 'R5.29 A required label shows " *"',
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Name')).toHaveTextContent('Name *');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired();
  },
};

export const WithError: Story = {
  args: { error: 'A name is required.', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('A name is required.');
  },
};

export const WithSuccess: Story = { args: { success: 'This name is free.', defaultValue: 'Sandbox' } };

export const WithMaximumLength: Story = {
  name: 'R5.37 R5.38 Truncates and counts down',
  tags: ['visual'],
  args: { maxLength: 20, defaultValue: 'Spring' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/left/)).toHaveTextContent('14 characters left');
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, ' campaign in all shops');
    await expect(input).toHaveValue('Spring campaign in a');
    await expect(canvas.getByText(/left/)).toHaveTextContent('0 characters left');
  },
};

export const WithAdornment: Story = {
  tags: ['visual'],
  args: { label: 'Email', startAdornment: <Icon glyph={Mail} />, placeholder: 'name@company.com' },
};

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <TextField label="Plain" defaultValue="Production" />
      <TextField label="Read only" defaultValue="Production" readOnly />
      <TextField label="Disabled" defaultValue="Production" disabled />
      <TextField label="Hidden label" hideLabel placeholder="The label is for readers" />
    </>
  ),
};
