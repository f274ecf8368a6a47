import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Inline } from '@/components/Inline';
import { Link } from '@/components/Link';
import { NOT_PRINTED, PrintSheet } from '@/components/PrintSheet';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';

const meta = {
  title: 'Components/PrintSheet',
  component: PrintSheet,
  args: { children: <Text>480,000 renders a year</Text> },
} satisfies Meta<typeof PrintSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { 'aria-label': 'Usage of the year', role: 'group' } };

export const WithWhatCanOnlyBePressed: Story = {
  args: {
    children: (
      <Stack gap="4">
        <Inline gap="2" {...NOT_PRINTED}>
          <Button>Change the range</Button>
        </Inline>
        <Card>
          <Text>
            480,000 renders a year, as <Link href="#contract">the contract</Link> says
          </Text>
        </Card>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change the range' })).toBeVisible();
    await expect(canvas.getByText(/480,000 renders/)).toBeVisible();
  },
};
