import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from '@/components/Pagination';

function Pages() {
  const [page, setPage] = useState(1);
  return <Pagination label="output tasks" page={page} pageCount={3} onPageChange={setPage} />;
}

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { label: 'output tasks', page: 1, pageCount: 3, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { page: 2, pageCount: undefined, hasNext: true, pending: false } };

export const TurnsPages: Story = {
  tags: ['visual'],
  render: () => <Pages />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 3');
  },
};
