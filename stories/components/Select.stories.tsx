import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';

const TYPES = [
  { value: 'production', label: 'Production' },
  { value: 'sandbox', label: 'Sandbox' },
  { value: 'development', label: 'Development' },
  { value: 'trial', label: 'Trial', disabled: true },
];

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Type', options: TYPES, onValueChange: fn() },
  decorators: [
    (Story) => (
      <Stack css={{ maxWidth: '20rem' }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'Sandbox');
    await expect(args.onValueChange).toHaveBeenCalledWith('sandbox');
  },
};

export const Playground: Story = { args: { placeholder: 'Choose a type', required: true } };

export const Grouped: Story = {
  tags: ['visual'],
  args: {
    label: 'Subscription',
    options: [
      { label: 'Active subscriptions', options: [{ value: 'a', label: 'Aurora' }] },
      { label: 'Inactive subscriptions', options: [{ value: 'b', label: 'Aurora Archive' }] },
    ],
  },
};

export const WithError: Story = {
  tags: ['visual'],
  args: { placeholder: 'Choose a type', error: 'Choose a type.', required: true },
};

export const Disabled: Story = { tags: ['visual'], args: { disabled: true } };

export const LongChoice: Story = {
  name: 'A long choice widens nothing, even where the select does not clip it',
  args: { options: [{ value: 'long', label: 'x'.repeat(120) }] },
  play: async ({ canvas, canvasElement }) => {
    const select = canvas.getByRole('combobox', { name: 'Type' });
    select.style.setProperty('overflow', 'visible', 'important');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const field = canvas.getByTestId('gsc-select');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth + 2);
  },
};
