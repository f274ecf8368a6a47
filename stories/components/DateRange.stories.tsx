import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Box } from '@/components/Box';
import { DateRange, type DateRangeProps } from '@/components/DateRange';

function Kept(props: DateRangeProps) {
  const [value, setValue] = useState(props.value);
  return <DateRange {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Components/DateRange',
  component: DateRange,
  args: { label: 'Period', value: { start: '2026-05-01', end: '2026-05-31' }, onValueChange: fn() },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <Box css={{ maxWidth: '24rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = {
  args: { required: true, min: '2026-01-01', max: '2026-12-31', description: 'Both days are included.' },
};

export const Empty: Story = { args: { value: { start: '', end: '' } } };

export const EndBeforeStart: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    fireEvent.change(canvas.getByLabelText('Last day'), { target: { value: '2026-04-30' } });
    await expect(canvas.getByRole('alert')).toHaveTextContent('before the first');
    await expect(canvas.getByLabelText('Last day')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true } };
