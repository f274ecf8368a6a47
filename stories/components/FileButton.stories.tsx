import type { Meta, StoryObj } from '@storybook/react-vite';
import { Upload } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { FileButton } from '@/components/FileButton';

const meta = {
  title: 'Components/FileButton',
  component: FileButton,
  args: { children: 'Upload fonts', startIcon: Upload, accept: '.ttf,.otf', multiple: true, onFiles: fn() },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Withheld: Story = { args: { disabledReason: 'You may not manage fonts.' } };

export const GivesFiles: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByTestId('gsc-file-input'), [
      new File(['one'], 'one.ttf'),
      new File(['two'], 'two.otf'),
    ]);
    await expect(args.onFiles).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'one.ttf' }),
      expect.objectContaining({ name: 'two.otf' }),
    ]);
  },
};
