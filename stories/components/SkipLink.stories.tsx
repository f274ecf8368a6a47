import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Box } from '@/components/Box';
import { SkipLink } from '@/components/SkipLink';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { targetId: 'content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Box id="content" tabIndex={-1} css={{ paddingBlockStart: '$9' }}>
          The content
        </Box>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { targetId: 'content' } };

export const LeadsToTheContent: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('The content')).toHaveFocus();
    await userEvent.tab({ shift: true });
  },
};
