import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '@/components/Avatar';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Demo User' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { name: 'Aurora production', shape: 'square', size: 'xl' } };

export const SizesAndTones: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      <Inline>
        {(['s', 'm', 'l', 'xl'] as const).map((size) => (
          <Avatar key={size} name="Full Access" size={size} />
        ))}
      </Inline>
      <Inline>
        {['Demo User', 'content.admin@demo.test', 'Template Designer', 'Support', 'Nova'].map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Production" shape="square" />
      </Inline>
    </Stack>
  ),
};
