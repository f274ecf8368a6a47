import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { VariableField } from '@/editor/page/fields/VariableField';
import { newVariable } from '@/engine/document';

const photo = {
  ...newVariable('Photo', 'image'),
  allowUpload: true,
  uploadMinWidth: 600,
  uploadMinHeight: 300,
};

/** The field of a picture for users without access to the media: they upload their own. */
const meta = {
  title: 'Editor/Own picture',
  component: VariableField,
  tags: ['visual'],
  parameters: { docs: { source: { type: 'code' } } },
  args: {
    field: { id: 'photo', variable: photo },
    today: '2026-11-23',
    error: undefined,
    onChange: fn(() => undefined),
    images: {
      withheld: 'Media are not for you.',
      uploadOwn: fn(() => Promise.resolve({ connectorId: '', assetId: 'mine' })),
      thumbnail: () => <span aria-label="Picture" role="img" />,
      browse: () => null,
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{<Story />}</div>],
} satisfies Meta<typeof VariableField>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, name: string) => {
  const input = within(canvasElement).getByTestId('gsc-file-input');
  await userEvent.upload(input, new File(['picture'], name), { applyAccept: false });
};

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, 'mine.png');
    await expect(args.onChange).toHaveBeenCalledWith({ connectorId: '', assetId: 'mine' });
  },
};

export const Filled: Story = {
  args: { field: { id: 'photo', variable: { ...photo, value: { connectorId: '', assetId: 'mine' } } } },
};

export const Uploading: Story = {
  args: {
    images: {
      ...meta.args.images,
      uploadOwn: ({ onProgress }) => {
        onProgress(0.4);
        return new Promise(() => undefined);
      },
    },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'mine.png');
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Uploading mine.png' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
  },
};

export const Refused: Story = {
  args: {
    images: {
      ...meta.args.images,
      uploadOwn: () =>
        Promise.reject(new Error('small.png is 80 × 60 px. It has to be at least 600 × 300 px.')),
    },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'small.png');
    await expect(within(canvasElement).getByText(/^small\.png is 80 × 60 px\./)).toBeVisible();
  },
};

/** The template allows no uploads for it. */
export const Closed: Story = {
  args: { field: { id: 'photo', variable: { ...photo, allowUpload: false } } },
};
