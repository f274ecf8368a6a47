import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NumericInput, type NumericInputProps } from '@/components/NumericInput';
import { Stack } from '@/components/Stack';

function Kept({ value: initial, ...rest }: NumericInputProps) {
  const [value, setValue] = useState(initial);
  return <NumericInput {...rest} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Components/NumericInput',
  component: NumericInput,
  args: { label: 'Width', value: 210, onValueChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <Stack css={{ maxWidth: '14rem' }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof NumericInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = { args: { unit: 'mm', min: 0, max: 1000, step: 0.5 } };

export const WithUnit: Story = {
  tags: ['visual'],
  args: { unit: 'mm' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Width' });
    await userEvent.clear(input);
    await userEvent.type(input, '297,5');
    await userEvent.tab();
    await expect(input).toHaveValue('297,5 mm');
  },
};

export const WithBounds: Story = {
  args: { label: 'Quality', value: 80, min: 1, max: 100, decimals: 0, description: '1 to 100' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Quality' });
    await userEvent.clear(input);
    await userEvent.type(input, '101{Enter}');
    await expect(input).toHaveValue('80');
  },
};

export const WithError: Story = { tags: ['visual'], args: { error: 'Wider than the sheet.' } };

export const Disabled: Story = { tags: ['visual'], args: { disabled: true } };
