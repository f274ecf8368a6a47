import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Box } from '@/components/Box';
import { Chart } from '@/components/Chart';
import { formatSize } from '@/domain/format';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const RENDERS = [820, 910, 1240, 1105, 980, 1430, 1610, 1520, 1180, 1305, 1490, 1720];
const WATERMARKED = [120, 95, 210, 180, 60, 240, 320, 280, 150, 170, 220, 310];
const AVERAGE = [860, 880, 960, 1010, 1040, 1080, 1190, 1270, 1310, 1340, 1390, 1440];

const renders = { id: 'renders', label: 'Renders', values: RENDERS };
const watermarked = { id: 'watermarked', label: 'Watermarked', values: WATERMARKED };
const average = { id: 'average', label: 'Rolling average', values: AVERAGE, kind: 'line' as const };

const meta = {
  title: 'Components/Chart',
  component: Chart,
  args: { label: 'Renders by month', categories: MONTHS, series: [renders] },
  decorators: [
    (Story) => (
      <Box css={{ maxWidth: '48rem' }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: /^Values of/ })).toBeVisible());
  },
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = {
  args: { series: [renders, watermarked, average], threshold: { label: 'Quota', value: 1500 } },
};

export const Stacked: Story = { tags: ['visual'], args: { series: [renders, watermarked] } };

/** Unordered categories: no line connects them. */
export const BesideOneAnother: Story = {
  tags: ['visual'],
  args: {
    label: 'Renders by environment',
    categoryLabel: 'Environment',
    categories: ['Production', 'Sandbox', 'Development', 'Trial'],
    series: [
      { ...renders, values: [1240, 310, 95, 12] },
      { ...watermarked, values: [210, 320, 60, 40], stack: 'watermarked' },
      { id: 'before', label: 'Period before', values: [1105, 420, 80, undefined], kind: 'mark' },
    ],
  },
};

/** A pressed column opens its details. */
export const Opening: Story = {
  args: { onOpen: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mar: Renders 1,240' }));
    await expect(args.onOpen).toHaveBeenCalledWith(2);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(3);
  },
};

export const Lines: Story = {
  tags: ['visual'],
  args: {
    series: [
      { ...renders, kind: 'line' },
      average,
      { id: 'last', label: 'Last year', values: WATERMARKED, kind: 'line' },
    ],
    threshold: { label: 'Quota', value: 1500 },
  },
};

export const SixSeries: Story = {
  args: {
    label: 'Storage by environment',
    categories: ['Production', 'Sandbox', 'Development', 'Trial'],
    categoryLabel: 'Environment',
    formatValue: (value) => formatSize(value),
    series: ['Assets', 'Documents', 'Fonts', 'Cache', 'Backup', 'Other'].map((label, index) => ({
      id: label,
      label,
      values: [9e11, 4e11, 2e11, 1e11].map((size) => size / (index + 1)),
    })),
  },
};

export const ByKeyboard: Story = {
  args: { series: [renders, watermarked] },
  play: async ({ canvas }) => {
    const january = await canvas.findByRole('button', { name: 'Jan: Renders 820, Watermarked 120' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(january).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Mar/ })).toHaveFocus();
    await expect(canvas.getByText('Mar', { selector: 'strong' })).toBeVisible();
  },
};

export const AsTable: Story = {
  tags: ['visual'],
  args: { series: [renders, watermarked], threshold: { label: 'Quota', value: 1500 } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getByRole('row', { name: 'Mar 1,240 210 1,500' })).toBeVisible();
  },
};

/** Zero is a value without a bar; missing or impossible values are unknown. */
export const MissingAndAbsurd: Story = {
  args: {
    categories: MONTHS.slice(0, 6),
    series: [
      { ...renders, values: [0, null, undefined, Number.NaN, -40, 1e15] },
      { ...average, values: [2e14, 3e14, null, 5e14, Number.POSITIVE_INFINITY, 6e14] },
    ],
  },
};

export const AllZero: Story = { args: { series: [{ ...renders, values: MONTHS.map(() => 0) }] } };

export const OneValue: Story = {
  args: { categories: ['Dec'], series: [{ ...renders, values: [1720] }] },
};

export const ManyCategories: Story = {
  args: {
    categories: Array.from({ length: 60 }, (_, index) => `Day ${index + 1}`),
    categoryLabel: 'Day',
    series: [{ ...renders, values: Array.from({ length: 60 }, (_, index) => (index * 37) % 101) }],
  },
};

export const Empty: Story = {
  tags: ['visual'],
  args: { categories: [], series: [{ ...renders, values: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No figures yet.')).toBeVisible();
  },
};
