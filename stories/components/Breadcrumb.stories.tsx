import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '@/components/Box';
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

const LONG = 'Herbstkampagne_Aussenwerbung_DACH_Finalversion_freigegeben_2026';

export const LongNames: Story = {
  name: 'Long names lose their middle and stay whole for readers',
  args: { crumbs: [{ label: 'Media', href: '#media' }, { label: LONG, href: '#folder' }, { label: LONG }] },
  decorators: [
    (Story) => (
      <Box css={{ width: '15rem' }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: LONG })).toBeVisible();
    const [, , page] = canvas.getAllByRole('listitem');
    await expect(within(page as HTMLElement).getByText(LONG)).toBeInTheDocument();
    const way = canvas.getByRole('navigation');
    await expect(way.scrollWidth).toBeLessThanOrEqual(way.clientWidth);
  },
};
