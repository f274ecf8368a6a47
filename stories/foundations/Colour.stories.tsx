import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '@/components/Grid';
import { Heading } from '@/components/Heading';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { lightColours } from '@/components/theme/lightColours';
import { Text } from '@/components/Text';

const Swatch = styled('div', {
  height: '3rem',
  border: '1px solid $colors$border',
  borderRadius: '$control',
});

const GROUPS = {
  Surfaces: /^(canvas|surface|skeleton|scrim)/u,
  Text: /^text/u,
  Edges: /^(border|focus)/u,
  Action: /^(action|onAction|brand|onBrand)/u,
  Status: /^(neutral|informative|positive|caution|negative|onNegative)/u,
  Rail: /^rail/u,
  Data: /^(data|teal)/u,
};

const meta = { title: 'Foundations/Colour' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Colours are named by purpose. The names are the same in both themes. */
export const ByIntent: Story = {
  render: () => (
    <Stack gap="7">
      {Object.entries(GROUPS).map(([group, names]) => (
        <Stack key={group}>
          <Heading level={2}>{group}</Heading>
          <Grid columns="auto" css={{ gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}>
            {Object.keys(lightColours)
              .filter((name) => names.test(name))
              .map((name) => (
                <Stack key={name} gap="1">
                  <Swatch style={{ backgroundColor: `var(--gsc-colors-${name})` }} />
                  <Text size="caption" mono>
                    {name}
                  </Text>
                </Stack>
              ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};
