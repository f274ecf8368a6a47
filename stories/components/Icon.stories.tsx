import type { Meta, StoryObj } from '@storybook/react-vite';
import { Boxes, Settings2, TriangleAlert } from 'lucide-react';
import { Icon } from '@/components/Icon';
import { Inline } from '@/components/Inline';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { glyph: Settings2 },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { glyph: TriangleAlert, size: 'xl', label: 'Warning' } };

export const Sizes: Story = {
  render: () => (
    <Inline gap="4">
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <Icon key={size} glyph={Boxes} size={size} />
      ))}
    </Inline>
  ),
};
