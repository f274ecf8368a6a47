import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ServerErrorScreen } from '@/components/ServerErrorScreen';

const onLogOut = fn();

const meta = {
  title: 'Components/ServerErrorScreen',
  component: ServerErrorScreen,
  args: { onLogOut },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof ServerErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { message: 'The platform did not answer.', onRetry: fn() } };

export const LogsOut: Story = {
  name: 'R2.63 R2.64 R2.65 Server error',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Oops, it seems like something went wrong on our side' }),
    ).toBeVisible();
    await expect(
      canvas.getByText('Try logging out and in again, this should solve the issue.'),
    ).toBeVisible();
    await expect(canvas.getByTestId('gsc-drawing')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(onLogOut).toHaveBeenCalled();
  },
};

export const WithMessage: Story = {
  name: 'R2.64 A message replaces the description',
  tags: ['visual'],
  render: () => (
    <ServerErrorScreen message="The platform did not answer." onLogOut={onLogOut} onRetry={fn()} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The platform did not answer.')).toBeVisible();
    await expect(canvas.queryByText(/Try logging out/)).toBeNull();
  },
};

export const Busy: Story = {
  name: 'H4.32 Too many requests',
  tags: ['visual'],
  args: { isBusy: true, message: 'Too many requests: please wait for 12 seconds.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Too many requests' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const WithRequestId: Story = {
  tags: ['visual'],
  args: {
    error: { requestId: '0b9f5a52-6a0e-4a37-9d0c-5f6a0c1f2d3e' },
    onRetry: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0b9f5a52-6a0e-4a37-9d0c-5f6a0c1f2d3e')).toBeVisible();
  },
};

export const WithDetails: Story = {
  args: { error: new TypeError('Cannot read properties of null') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText('TypeError: Cannot read properties of null')).toBeVisible();
  },
};
