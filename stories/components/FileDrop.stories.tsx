import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Box } from '@/components/Box';
import { FileDrop } from '@/components/FileDrop';

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    label: 'Drop fonts to add them to the library',
    onFiles: fn(),
    children: <Box css={{ padding: '$8', border: '1px solid $border' }}>The fonts of the library</Box>,
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a browser says of a file that is dragged over something, or dropped on it. */
function drag(area: HTMLElement, type: 'dragenter' | 'drop'): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['one'], 'one.ttf'));
  area.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

export const Default: Story = {};

export const Playground: Story = {};

export const FilesAbove: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    drag(canvas.getByTestId('gsc-file-drop'), 'dragenter');
    await expect(await canvas.findByText('Drop fonts to add them to the library')).toBeVisible();
  },
};

export const TakesFiles: Story = {
  play: async ({ args, canvas }) => {
    const area = canvas.getByTestId('gsc-file-drop');
    drag(area, 'dragenter');
    drag(area, 'drop');
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'one.ttf' })]);
    await waitFor(() => expect(canvas.queryByText('Drop fonts to add them to the library')).toBeNull());
  },
};

export const TakesNothing: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    const area = canvas.getByTestId('gsc-file-drop');
    drag(area, 'dragenter');
    drag(area, 'drop');
    await expect(args.onFiles).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Drop fonts to add them to the library')).toBeNull();
  },
};
