import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UnauthorizedScreen } from '@/components/UnauthorizedScreen';

const onLogOut = fn();

const meta = {
  title: 'Components/UnauthorizedScreen',
  component: UnauthorizedScreen,
  args: { fullPage: true },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof UnauthorizedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { fullPage: false, homeHref: '/' } };

export const WithoutButtons: Story = {
  name: 'R2.60 R2.61 Unauthorized',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sorry, you don’t have access' })).toBeVisible();
    await expect(
      canvas.getByText(
        'You don’t have permissions to access this page. Contact an administrator to request access.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithButtons: Story = {
  name: 'R2.62 Unauthorized with both buttons',
  tags: ['visual'],
  render: () => <UnauthorizedScreen homeHref="/" onLogOut={onLogOut} fullPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(onLogOut).toHaveBeenCalled();
  },
};

export const WithReason: Story = {
  tags: ['visual'],
  args: {
    reason: 'Your account is deactivated. An administrator of your subscription can activate it again.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sorry, you don’t have access' })).toBeVisible();
    await expect(canvas.getByText(/Your account is deactivated\./)).toBeVisible();
  },
};
