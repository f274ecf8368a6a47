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
  title: 'Components/Inline',
  component: Inline,
  args: { children: TILES },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: '6', justify: 'between', wrap: true } };

export const Wraps: Story = {
  args: { wrap: true, css: { maxWidth: '9rem' } },
};

export const Justified: Story = {
  render: () => (
    <Stack>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {TILES}
        </Inline>
      ))}
    </Stack>
  ),
};
