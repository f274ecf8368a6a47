import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from '@/components/ProgressBar';
import { Stack } from '@/components/Stack';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading photo.jpg', value: 0.42 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Uploading photo.jpg', value: 0.8, tone: 'positive' } };

export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="5" css={{ maxWidth: '24rem' }}>
      <ProgressBar label="Uploading photo.jpg" value={0.42} />
      <ProgressBar label="Uploaded" value={1} tone="positive" />
      <ProgressBar label="Failed" value={0.7} tone="negative" />
      <ProgressBar label="Preparing" value={undefined} />
    </Stack>
  ),
};

export const WithoutAnEnd: Story = { args: { label: 'Preparing', value: undefined } };
