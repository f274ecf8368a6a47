import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from '@/components/SegmentedControl';

const OPTIONS = [
  { value: 'list', label: 'List', icon: List },
  { value: 'grid', label: 'Grid', icon: LayoutGrid },
];

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'View', value: 'list', onValueChange: fn(), options: OPTIONS },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { options: OPTIONS.map((option) => ({ ...option, hideLabel: true })) },
};

function Kept(props: ComponentProps<typeof SegmentedControl>) {
  const [value, setValue] = useState(props.value);
  return <SegmentedControl {...props} value={value} onValueChange={setValue} />;
}

export const Switches: Story = {
  tags: ['visual'],
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Grid'));
    await expect(canvas.getByRole('radio', { name: 'Grid' })).toBeChecked();
  },
};
