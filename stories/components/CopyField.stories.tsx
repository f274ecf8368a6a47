import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { CopyField } from '@/components/CopyField';
import { Stack } from '@/components/Stack';

const meta = {
  title: 'Components/CopyField',
  component: CopyField,
  args: { label: 'Environment id', value: '0b5c1f6e-7d3a-4a51-9b7e-5a4e7c1d2f30' },
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { label: 'Technical name', value: 'aurora-production', mono: true },
};

export const Several: Story = {
  tags: ['visual'],
  render: () => (
    <Stack css={{ maxWidth: '24rem' }}>
      <CopyField label="Environment id" value="0b5c1f6e-7d3a-4a51-9b7e-5a4e7c1d2f30" />
      <CopyField label="Technical name" value="aurora-production" />
    </Stack>
  ),
};

export const CouldNotCopy: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(
      new Error('Not allowed.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Environment id' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Could not copy. Select the text and copy it yourself.',
    );
    clipboard.mockRestore();
  },
};
