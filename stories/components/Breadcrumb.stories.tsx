import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from '@/components/Breadcrumb';

const CRUMBS = [
  { label: 'User management', href: '#users' },
  { label: 'Users', href: '#users' },
  { label: 'user@demo.test' },
];

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: { crumbs: CRUMBS },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { crumbs: CRUMBS.slice(1) } };

export const NamesTheCurrentPage: Story = {
  tags: ['visual'],
  play: async ({ canvas }) =>
    expect(canvas.getByText('user@demo.test')).toHaveAttribute('aria-current', 'page'),
};
