import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { OfflineScreen } from '@/components/OfflineScreen';

const onRetry = fn();

const meta = {
  title: 'Components/OfflineScreen',
  component: OfflineScreen,
  args: { onRetry },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof OfflineScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are offline', level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onRetry).toHaveBeenCalled());
  },
};

export const Playground: Story = { args: { fullPage: false } };

export const Recovering: Story = {
  args: { recovering: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The connection is back');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-disabled', 'true');
  },
};
