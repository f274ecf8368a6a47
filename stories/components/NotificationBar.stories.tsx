import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '@/components/Box';
import { NotificationBar, notificationKinds } from '@/components/NotificationBar';

const meta = {
  title: 'Components/NotificationBar',
  component: NotificationBar,
  args: {
    notification: { id: '1', kind: 'POSITIVE', message: 'Environment “Sandbox” was created.' },
    onDismiss: fn(),
  },
  decorators: [
    (Story) => (
      <Box css={{ minHeight: '20rem' }}>
        <Story />
      </Box>
    ),
  ],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '12rem' } } },
} satisfies Meta<typeof NotificationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'R2.67 The bar is 3.5 rem high',
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('status');
    await expect(bar.getBoundingClientRect().height).toBe(56);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

export const Playground: Story = {};

export const Studio: Story = {
  name: 'R2.67 The studio variant is 3 rem high',
  tags: ['visual'],
  args: { variant: 'studio' },
  play: async ({ canvas }) => expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(48),
};

export const Neutral: Story = {
  args: { notification: { id: '1', kind: 'NEUTRAL', message: 'Your changes are kept in this browser.' } },
};

export const Informative: Story = {
  args: { notification: { id: '1', kind: 'INFORMATIVE', message: 'Figures are from yesterday.' } },
};

const onAction = fn();

export const Negative: Story = {
  args: {
    notification: {
      id: '1',
      kind: 'NEGATIVE',
      message: 'The environment could not be deleted: you’re missing permission to execute this operation.',
      action: { label: 'Try again', onAction },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onAction).toHaveBeenCalled();
  },
};

export const Kinds: Story = {
  name: 'R2.68 R2.69 Four kinds, one message at a time',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(notificationKinds).toEqual(['NEUTRAL', 'INFORMATIVE', 'POSITIVE', 'NEGATIVE']);
    await expect(canvas.getAllByTestId('gsc-notification-bar')).toHaveLength(1);
  },
};

export const WithHistory: Story = {
  tags: ['visual'],
  args: {
    history: [
      { id: 'a', kind: 'NEGATIVE', message: 'The user could not be deactivated.', time: '2 minutes ago' },
      { id: 'b', kind: 'POSITIVE', message: '3 invitations were sent.', time: '5 minutes ago' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier notifications (2)' }));
    const panel = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(panel).toHaveTextContent('The user could not be deactivated.');
  },
};

export const WithRequestId: Story = {
  tags: ['visual'],
  args: {
    notification: {
      id: '1',
      kind: 'NEGATIVE',
      message: 'Something went wrong. Please try again later',
      requestId: '0b9f5a52-6a0e-4a37-9d0c-5f6a0c1f2d3e',
    },
    onHoldChange: fn(),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await expect(args.onHoldChange).toHaveBeenLastCalledWith('1');
    const panel = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Details' });
    await expect(panel).toHaveTextContent('0b9f5a52-6a0e-4a37-9d0c-5f6a0c1f2d3e');
  },
};

export const Nothing: Story = { args: { notification: undefined } };
