import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from '@/components/SearchField';

function Kept({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <SearchField label="Search environments" value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search environments', value: '', onValueChange: fn() },
  render: () => <Kept />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = {};

export const Clears: Story = {
  render: () => <Kept initial="sandbox" />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search environments' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'europe{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'europe');
  },
};
