import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { WelcomeAboardScreen } from '@/components/WelcomeAboardScreen';

const onWelcome = fn();

const meta = {
  title: 'Components/WelcomeAboardScreen',
  component: WelcomeAboardScreen,
  args: { onSubmit: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof WelcomeAboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { initialValues: { firstName: 'Demo', lastName: 'User' }, pending: false },
};

export const Submits: Story = {
  name: 'R2.56 R2.57 R2.58 R5.03 Welcome aboard',
  tags: ['visual'],
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

export const WithoutNames: Story = {
  name: 'R5.01 R5.02 Welcome aboard without names',
  tags: ['visual'],
  render: () => <WelcomeAboardScreen onSubmit={fn()} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), '   {Enter}');
    await expect(canvas.getByText('First name is required.')).toBeVisible();
    await expect(canvas.getByText('Last name is required.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  },
};

export const Pending: Story = {
  render: () => (
    <WelcomeAboardScreen onSubmit={fn()} pending initialValues={{ firstName: 'Demo', lastName: 'User' }} />
  ),
};

export const Refused: Story = {
  render: () => (
    <WelcomeAboardScreen
      onSubmit={fn()}
      serverError="The user details were not found in the system."
      initialValues={{ firstName: 'Demo', lastName: 'User' }}
    />
  ),
};
