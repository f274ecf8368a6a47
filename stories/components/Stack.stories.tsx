import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@/components/Card';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';

const TILES = ['One', 'Two', 'Three', 'Four'].map((word) => (
  <Card key={word} padding="s">
    {word}
  </Card>
));

const meta = {
  title: 'Components/Stack',
  component: Stack,
  args: { children: TILES },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: '6', align: 'start' } };

export const Gaps: Story = {
  render: () => (
    <Inline gap="6" align="start">
      {(['1', '3', '6'] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          {TILES}
        </Stack>
      ))}
    </Inline>
  ),
};
