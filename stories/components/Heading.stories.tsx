import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '@/components/Heading';
import { Stack } from '@/components/Stack';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 1, children: 'Environments' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { level: 3, size: 'display', children: 'Environments' } };

export const Levels: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </Stack>
  ),
};
