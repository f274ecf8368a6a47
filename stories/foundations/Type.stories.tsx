import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@/components/Box';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { fontSizes, lineHeights, space } from '@/components/theme/tokens';

const SIZES = ['display', 'title', 'large', 'body', 'small', 'caption'] as const;

const meta = { title: 'Foundations/Type and space' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const pixels = (rem: string) => Number.parseFloat(rem) * 16;

/** Six sizes; tables, menus and forms use body or smaller. */
export const Scale: Story = {
  render: () => (
    <Stack gap="5">
      {SIZES.map((size) => (
        <Inline key={size} gap="5" align="baseline">
          <Text size="caption" tone="muted" mono css={{ width: '9rem', flexShrink: 0 }}>
            {size} {pixels(fontSizes[size])}/{pixels(lineHeights[size])}
          </Text>
          <Text size={size}>Environments of this subscription</Text>
        </Inline>
      ))}
    </Stack>
  ),
};

/** Tabular figures align in tables and meters. */
export const Figures: Story = {
  render: () => (
    <Stack gap="0" align="start">
      {['1,111.10', '8,888.88', '4,096.00'].map((figure) => (
        <Text key={figure} numeric>
          {figure}
        </Text>
      ))}
    </Stack>
  ),
};

/** Steps of the 4 px grid. */
export const Space: Story = {
  render: () => (
    <Stack gap="2">
      {Object.entries(space).map(([name, size]) => (
        <Inline key={name} gap="4">
          <Text size="caption" mono css={{ width: '3rem' }}>
            {name}
          </Text>
          <Box
            css={{ height: '0.75rem', backgroundColor: '$action', borderRadius: '$small' }}
            style={{ width: size }}
          />
          <Text size="caption" tone="muted">
            {size}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
};
