import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@/components/Card';
import { Grid } from '@/components/Grid';
import { Stack } from '@/components/Stack';

const TILES = ['One', 'Two', 'Three', 'Four'].map((word) => (
  <Card key={word} padding="s">
    {word}
  </Card>
));

const meta = {
  title: 'Components/Grid',
  component: Grid,
  args: { children: TILES },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { columns: 'auto', gap: '2' } };

export const Columns: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="6">
      {(['1', '2', '3', 'auto'] as const).map((columns) => (
        <Grid key={columns} columns={columns}>
          {TILES}
        </Grid>
      ))}
    </Stack>
  ),
};
