import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '@/components/Badge';
import { Breadcrumb } from '@/components/Breadcrumb';
import { Button } from '@/components/Button';
import { PageHeader } from '@/components/PageHeader';
import { Pagination } from '@/components/Pagination';
import { SecretField } from '@/components/SecretField';

const meta = { title: 'Components/Navigation' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Breadcrumbs: Story = {
  render: () => (
    <Breadcrumb
      crumbs={[
        { label: 'User management', href: '#users' },
        { label: 'Users', href: '#users' },
        { label: 'user@demo.test' },
      ]}
    />
  ),
  play: async ({ canvas }) =>
    expect(canvas.getByText('user@demo.test')).toHaveAttribute('aria-current', 'page'),
};

export const HeadOfAPage: Story = {
  render: () => (
    <PageHeader
      crumbs={<Breadcrumb crumbs={[{ label: 'My environments', href: '#all' }, { label: 'Settings' }]} />}
      title="Aurora production"
      badges={<Badge tone="strong">Production</Badge>}
      description="Settings that hold for everyone in this environment."
      actions={
        <>
          <Button>Duplicate</Button>
          <Button intent="primary">Save changes</Button>
        </>
      }
    />
  ),
};

function Pages() {
  const [page, setPage] = useState(1);
  return <Pagination label="output tasks" page={page} pageCount={3} onPageChange={setPage} />;
}

export const PagesOfAList: Story = {
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

export const Secret: Story = {
  render: () => <SecretField label="client secret" value="9f2c-5b1e-77aa-04d3" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('9f2c-5b1e-77aa-04d3')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show client secret' }));
    await expect(canvas.getByText('9f2c-5b1e-77aa-04d3')).toBeVisible();
  },
};

export const SecretShownBefore: Story = { render: () => <SecretField label="Client secret" /> };
