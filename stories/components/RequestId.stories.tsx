import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { Box } from '@/components/Box';
import { RequestId } from '@/components/RequestId';

const ID = '0b9f5a52-6a0e-4a37-9d0c-5f6a0c1f2d3e';

const meta = {
  title: 'Components/RequestId',
  component: RequestId,
  args: { id: ID },
} satisfies Meta<typeof RequestId>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = { args: { id: 'made-up-request' } };

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy request id' }));
    await expect(write).toHaveBeenCalledWith(ID);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
  },
};

export const InLittleRoom: Story = {
  render: (args) => (
    <Box css={{ width: '9rem' }}>
      <RequestId {...args} />
    </Box>
  ),
};
