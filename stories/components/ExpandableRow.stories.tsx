import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ExpandableRow } from '@/components/ExpandableRow';

function Row(props: ComponentProps<typeof ExpandableRow>) {
  const [open, setOpen] = useState(props.open);
  return (
    <ul style={{ margin: 0, padding: 0 }}>
      <ExpandableRow
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
      />
    </ul>
  );
}

const meta = {
  title: 'Components/ExpandableRow',
  component: ExpandableRow,
  render: (args) => <Row {...args} />,
  args: {
    name: 'Inter',
    facts: '8 styles',
    children: 'Light, Regular, Medium and five more',
    open: false,
    onOpenChange: fn(),
    actions: [{ id: 'delete', label: 'Delete family…', icon: Trash2, danger: true }],
  },
} satisfies Meta<typeof ExpandableRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = {};

export const Open: Story = { args: { open: true }, tags: ['visual'] };

export const LongName: Story = { args: { name: 'A name that goes on and on '.repeat(12) } };

export const OpensAndCloses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Inter' });
    await userEvent.click(toggle);
    await expect(canvas.getByText('Light, Regular, Medium and five more')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
