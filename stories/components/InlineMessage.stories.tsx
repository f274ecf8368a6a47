import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@/components/Button';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';

const meta = {
  title: 'Components/InlineMessage',
  component: InlineMessage,
  args: { kind: 'NEUTRAL', children: 'Drafts are kept for 30 days.' },
} satisfies Meta<typeof InlineMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { kind: 'NEGATIVE', children: 'The name could not be saved.' } };

export const Kinds: Story = {
  tags: ['visual'],
  render: () => (
    <Stack css={{ maxWidth: '36rem' }}>
      <InlineMessage kind="NEUTRAL">Drafts are kept for 30 days.</InlineMessage>
      <InlineMessage kind="INFORMATIVE">Figures lag up to a day.</InlineMessage>
      <InlineMessage kind="POSITIVE">The secret was rotated.</InlineMessage>
      <InlineMessage kind="NEGATIVE">The name could not be saved. Try again.</InlineMessage>
    </Stack>
  ),
};

export const WithAction: Story = {
  args: {
    kind: 'NEGATIVE',
    children: 'The users could not be loaded.',
    action: <Button size="s">Try again</Button>,
  },
};
