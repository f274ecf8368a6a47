import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '@/components/Button';
import { EmptyDrawing, NoMatchDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';

const meta = {
  title: 'Components/EmptySection',
  component: EmptySection,
  args: {
    image: <EmptyDrawing />,
    title: 'No environments yet',
    description: 'An environment holds the templates, media and projects of one stage of your work.',
    action: (
      <Button intent="primary" startIcon={Plus}>
        Create environment
      </Button>
    ),
  },
} satisfies Meta<typeof EmptySection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = {};

export const OnlyADescription: Story = {
  name: 'R2.66 Image, title and description are each optional',
  args: { image: undefined, title: undefined, action: undefined, description: 'Nothing here.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here.')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByTestId('gsc-drawing')).toBeNull();
  },
};

export const NoMatch: Story = {
  tags: ['visual'],
  args: {
    image: <NoMatchDrawing />,
    title: 'No environments match',
    description: 'Change the words or the filters, or start over.',
    action: <Button>Clear search and filters</Button>,
  },
};
