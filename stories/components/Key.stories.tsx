import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '@/components/Inline';
import { Key } from '@/components/Key';

const meta = {
  title: 'Components/Key',
  component: Key,
  args: { children: 'K' },
} satisfies Meta<typeof Key>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: 'Enter' } };

/** Keys held together are side by side; keys pressed in sequence have a word between them. */
export const Combinations: Story = {
  render: () => (
    <Inline gap="6">
      <span>
        <Key>Ctrl</Key> <Key>K</Key>
      </span>
      <span>
        <Key>G</Key> then <Key>E</Key>
      </span>
    </Inline>
  ),
};
