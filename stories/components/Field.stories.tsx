import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from '@/components/Field';
import { Stack } from '@/components/Stack';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Name', children: (control) => <input type="text" {...control} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { required: true, description: 'Seen by everyone in the environment.', remaining: 12 },
};

export const Messages: Story = {
  tags: ['visual'],
  render: ({ children }) => (
    <Stack gap="5" css={{ maxWidth: '20rem' }}>
      <Field label="Plain" description="One sentence of help.">
        {children}
      </Field>
      <Field label="Required" required error="Give it a name.">
        {children}
      </Field>
      <Field label="Checked" success="The name is free.">
        {children}
      </Field>
      <Field label="Short" remaining={3}>
        {children}
      </Field>
    </Stack>
  ),
};

export const BelongsToItsLabel: Story = {
  args: { error: 'Give it a name.', required: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Name' });
    await expect(control).toHaveAccessibleDescription('Give it a name.');
    await expect(control).toBeInvalid();
    await expect(control).toBeRequired();
  },
};
