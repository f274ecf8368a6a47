import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { DropZone } from '@/components/DropZone';

const meta = {
  title: 'Components/DropZone',
  component: DropZone,
  args: { label: 'Drop files to upload them to Logos', onFiles: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fires an event for a file dragged over the page or dropped. */
function drag(type: 'dragover' | 'drop') {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['%PDF-'], 'logo.pdf'));
  return fireEvent(window, new DragEvent(type, { dataTransfer, cancelable: true }));
}

/** Repeats the event, as browsers do: the first one may precede the listener. */
const hold = (words: string | RegExp) =>
  waitFor(async () => {
    await drag('dragover');
    await expect(screen.getByText(words)).toBeVisible();
  });

export const Default: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await hold(args.label);
  },
};

export const Playground: Story = {};

export const TakesWhatIsDropped: Story = {
  play: async ({ args }) => {
    await hold(args.label);
    await drag('drop');
    await expect(args.onFiles).toHaveBeenCalledWith([expect.objectContaining({ name: 'logo.pdf' })]);
    await expect(screen.queryByText(args.label)).toBeNull();
  },
};

export const Refuses: Story = {
  args: { disabledReason: 'Files lie in folders. Open a folder first.' },
  play: async ({ args }) => {
    await drag('drop');
    await expect(args.onFiles).not.toHaveBeenCalled();
    await hold(/Open a folder first/);
  },
};
