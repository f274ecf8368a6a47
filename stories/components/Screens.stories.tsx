import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NotFoundScreen } from '@/components/NotFoundScreen';
import { ServerErrorScreen } from '@/components/ServerErrorScreen';
import { UnauthorizedScreen } from '@/components/UnauthorizedScreen';
import { WelcomeAboardScreen } from '@/components/WelcomeAboardScreen';

const VIDEO = 'https://example.com/video';
const onLogOut = fn();

const meta = {
  title: 'Screens/Messages',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  name: 'R2.50 R2.51 R2.52 R2.53 R2.54 Not found',
  render: () => <NotFoundScreen videoUrl={VIDEO} fullPage />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Whoa, you’ve traveled too far' }),
    ).toBeVisible();
    await expect(canvas.getByText('404 error, we couldn’t find that page anymore.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
    const image = canvas.getByTestId('gsc-not-found-image').getBoundingClientRect();
    await expect([image.width, image.height]).toEqual([200, 200]);
    const hat = canvas.getByTestId('gsc-not-found-hat');
    await expect(getComputedStyle(hat).opacity).toBe('0');
    await expect(hat).toHaveAttribute('href', VIDEO);
    await expect(hat).toHaveAttribute('target', '_blank');
    await userEvent.tab();
    await expect(hat).toHaveFocus();
    await expect(getComputedStyle(hat).opacity).toBe('1');
  },
};

export const Unauthorized: Story = {
  name: 'R2.60 R2.61 Unauthorized',
  render: () => <UnauthorizedScreen fullPage />,
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

export const UnauthorizedWithButtons: Story = {
  name: 'R2.62 Unauthorized with both buttons',
  render: () => <UnauthorizedScreen homeHref="/" onLogOut={onLogOut} fullPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(onLogOut).toHaveBeenCalled();
  },
};

export const ServerError: Story = {
  name: 'R2.63 R2.64 R2.65 Server error',
  render: () => <ServerErrorScreen onLogOut={onLogOut} />,
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

export const ServerErrorWithMessage: Story = {
  name: 'R2.64 A message replaces the description',
  render: () => (
    <ServerErrorScreen message="The platform did not answer." onLogOut={onLogOut} onRetry={fn()} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The platform did not answer.')).toBeVisible();
    await expect(canvas.queryByText(/Try logging out/)).toBeNull();
  },
};

const onWelcome = fn();

export const WelcomeAboard: Story = {
  name: 'R2.56 R2.57 R2.58 R5.03 Welcome aboard',
  render: () => <WelcomeAboardScreen onSubmit={onWelcome} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome aboard!' })).toBeVisible();
    await expect(canvas.getByText('Tell us a bit more about yourself.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Get started' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), ' Demo ');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), '  User {Enter}');
    await expect(onWelcome).toHaveBeenCalledWith({ firstName: 'Demo', lastName: 'User' });
  },
};

export const WelcomeAboardErrors: Story = {
  name: 'R5.01 R5.02 Welcome aboard without names',
  render: () => <WelcomeAboardScreen onSubmit={fn()} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), '   {Enter}');
    await expect(canvas.getByText('First name is required.')).toBeVisible();
    await expect(canvas.getByText('Last name is required.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  },
};

export const WelcomeAboardPending: Story = {
  render: () => (
    <WelcomeAboardScreen onSubmit={fn()} pending initialValues={{ firstName: 'Demo', lastName: 'User' }} />
  ),
};

export const WelcomeAboardServerError: Story = {
  render: () => (
    <WelcomeAboardScreen
      onSubmit={fn()}
      serverError="The user details were not found in the system."
      initialValues={{ firstName: 'Demo', lastName: 'User' }}
    />
  ),
};
