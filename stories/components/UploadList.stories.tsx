import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '@/components/Stack';
import { UploadList } from '@/components/UploadList';

const meta = {
  title: 'Components/UploadList',
  component: UploadList,
  args: {
    label: 'Uploads',
    items: [
      { id: '1', name: 'spring-campaign-cover-final-version-7.psd', state: 'running', progress: 0.42 },
      { id: '2', name: 'logo.pdf', state: 'success' },
      { id: '3', name: 'photo.tif', state: 'error', error: 'Something went wrong. Please try again later' },
      { id: '4', name: 'poster.ai', state: 'running' },
      { id: '5', name: 'postcard.zip', state: 'success', note: 'Postcard was made, 2 pictures added' },
    ],
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <Stack css={{ maxWidth: '26rem' }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof UploadList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = { args: { items: [] } };

export const CancelsRetriesAndRemoves: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Cancel spring-campaign-cover-final-version-7.psd' }),
    );
    await expect(args.onCancel).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry photo.tif' }));
    await expect(args.onRetry).toHaveBeenCalledWith('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledWith('2');
  },
};

export const OpensTheLog: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log of postcard.zip' }));
    await expect(args.onOpen).toHaveBeenCalledWith('5');
  },
};
