import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlaskConical, Rocket, Wrench } from 'lucide-react';
import { Badge } from '@/components/Badge';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Production' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: 'Production', tone: 'strong', icon: Rocket } };

export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      <Inline wrap>
        <Badge>Neutral</Badge>
        <Badge tone="informative">Informative</Badge>
        <Badge tone="positive">Positive</Badge>
        <Badge tone="caution">Caution</Badge>
        <Badge tone="negative">Negative</Badge>
        <Badge tone="violet">Violet</Badge>
        <Badge tone="teal">Teal</Badge>
        <Badge tone="strong">Strong</Badge>
        <Badge tone="outline">Outline</Badge>
      </Inline>
      <Inline wrap>
        <Badge tone="strong" icon={Rocket}>
          Production
        </Badge>
        <Badge tone="teal" icon={FlaskConical}>
          Sandbox
        </Badge>
        <Badge tone="violet" icon={Wrench}>
          Development
        </Badge>
      </Inline>
    </Stack>
  ),
};
