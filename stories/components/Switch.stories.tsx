import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '@/components/Stack';
import { Switch } from '@/components/Switch';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Watermark' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { label: 'Watermark', description: 'On every page of the output.', disabled: false },
};

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <Stack align="start">
      <Switch label="Watermark" description="On every page of the output." />
      <Switch label="On" defaultChecked />
      <Switch label="Disabled" disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: /Watermark/ });
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
  },
};
