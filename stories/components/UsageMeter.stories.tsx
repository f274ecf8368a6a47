import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '@/components/Box';
import { Stack } from '@/components/Stack';
import { UsageMeter } from '@/components/UsageMeter';

const gigabytes = (value: number) => `${value.toFixed(2)} GB`;

const STORAGE = [
  { label: 'Assets', value: 412 },
  { label: 'Documents', value: 268 },
  { label: 'Fonts', value: 12 },
  { label: 'Cache', value: 96 },
  { label: 'Backup', value: 180 },
  { label: 'Other', value: 31 },
];

const meta = {
  title: 'Components/UsageMeter',
  component: UsageMeter,
  args: { label: 'Storage', segments: STORAGE, limit: 2100, formatValue: gigabytes },
} satisfies Meta<typeof UsageMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { showLegend: false, note: 'As of 18 November 2026' } };

export const Limits: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="6" css={{ maxWidth: '36rem' }}>
      <UsageMeter
        label="Storage"
        segments={STORAGE}
        limit={2100}
        formatValue={gigabytes}
        note="As of 18 November 2026"
      />
      <UsageMeter label="Over the limit" segments={STORAGE} limit={900} formatValue={gigabytes} />
      <UsageMeter label="Without a limit" segments={STORAGE} formatValue={gigabytes} showLegend={false} />
    </Stack>
  ),
};

export const OneScale: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="6" css={{ maxWidth: '36rem' }}>
      {[1, 2, 4].map((part) => (
        <UsageMeter
          key={part}
          label={`Environment ${part}`}
          segments={[{ label: 'Assets', value: 1_000 / part }]}
          scale={1_000}
          formatValue={gigabytes}
          showLegend={false}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const widths = canvas
      .getAllByRole('meter')
      .map((meter) =>
        Math.round(((meter.firstElementChild as HTMLElement).offsetWidth / meter.offsetWidth) * 4),
      );
    await expect(widths).toEqual([4, 2, 1]);
  },
};

export const LongNames: Story = {
  args: {
    segments: [
      { label: 'Brandportal_Herbstkampagne_Aussenwerbung_DACH_Finalversion_freigegeben', value: 412 },
      { label: 'International marketing and communication production in the Benelux', value: 268 },
    ],
  },
  decorators: [
    (Story) => (
      <Box css={{ maxWidth: '18rem' }}>
        <Story />
      </Box>
    ),
  ],
};
