import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'What your colleagues start their projects from.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'large', tone: 'muted', weight: 'semibold', truncate: false },
};

const TONES = ['default', 'muted', 'subtle', 'action', 'positive', 'caution', 'negative'] as const;

export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      {TONES.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};

export const Truncated: Story = {
  args: { truncate: true, css: { maxWidth: '10rem' } },
};

export const Numerals: Story = {
  render: () => (
    <Stack>
      <Text numeric>1,111,111</Text>
      <Text numeric>8,888,888</Text>
      <Text mono>aurora-production</Text>
    </Stack>
  ),
};
