import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '@/components/Badge';
import { Breadcrumb } from '@/components/Breadcrumb';
import { Button } from '@/components/Button';
import { PageHeader } from '@/components/PageHeader';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: { title: 'Aurora production' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { title: 'Aurora production', description: 'Settings that hold for everyone in this environment.' },
};

export const WithEverything: Story = {
  tags: ['visual'],
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

export const LongTitle: Story = {
  tags: ['visual'],
  args: {
    title: 'Brandportal_Herbstkampagne_Aussenwerbung_DACH_Finalversion_freigegeben_2026',
    actions: <Button intent="primary">Save changes</Button>,
  },
};

export const LongNameBesideActions: Story = {
  name: 'Beside a name of several lines the actions keep their place',
  args: {
    title: 'x'.repeat(240),
    actions: (
      <>
        <Button>Copy</Button>
        <Button>Delete</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading').getBoundingClientRect();
    const [copy, remove] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(copy?.top).toBe(remove?.top);
    await expect(copy?.left).toBeGreaterThan(name.right);
    await expect(remove?.right).toBeCloseTo(
      canvas.getByTestId('gsc-page-header').getBoundingClientRect().right,
      0,
    );
  },
};
