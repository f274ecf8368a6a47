import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Trash2 } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { FolderDrawing } from '@/components/Drawing';
import { PictureTile } from '@/components/PictureTile';
import { Skeleton } from '@/components/Skeleton';
import { Text } from '@/components/Text';

const PAGE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='210' height='297'%3E%3Crect width='210' height='297' fill='%23fff'/%3E%3Crect width='210' height='120' fill='%23743cf2'/%3E%3C/svg%3E";

const meta = {
  title: 'Components/PictureTile',
  component: PictureTile,
  args: {
    name: 'Opening flyer',
    fact: 'Changed 12 June',
    picture: <img src={PAGE} alt="" />,
    onOpen: fn(),
    actions: [
      { id: 'duplicate', label: 'Duplicate', icon: Copy },
      { id: 'delete', label: 'Delete…', icon: Trash2, danger: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Opening flyer' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions of Opening flyer' }));
    await expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const Playground: Story = {};

export const ThatLeadsSomewhere: Story = {
  args: { name: 'Logos', href: '#logos', picture: <FolderDrawing /> },
};

export const LongName: Story = { args: { name: 'A name that goes on and on '.repeat(6) } };

export const WithoutPicture: Story = {
  args: {
    picture: (
      <Text as="span" size="small" tone="muted">
        No preview: it is larger than 100 megapixels.
      </Text>
    ),
  },
};

export const Loading: Story = { args: { picture: <Skeleton shape="block" width="70%" height="70%" /> } };
