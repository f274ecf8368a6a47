import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, House } from 'lucide-react';
import { Inline } from '@/components/Inline';
import { LinkButton } from '@/components/LinkButton';

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  args: { href: '#home', children: 'Take me home' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { intent: 'primary', size: 'l' } };

export const Intents: Story = {
  tags: ['visual'],
  render: () => (
    <Inline wrap>
      <LinkButton href="#a" intent="primary" startIcon={House}>
        Take me home
      </LinkButton>
      <LinkButton href="#b" endIcon={ArrowRight}>
        Open settings
      </LinkButton>
      <LinkButton href="#c" intent="ghost">
        Learn more
      </LinkButton>
    </Inline>
  ),
};
