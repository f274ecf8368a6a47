import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RadioGroup } from '@/components/RadioGroup';
import { Text } from '@/components/Text';
import { TextField } from '@/components/TextField';
import { Wizard, type WizardProps } from '@/components/Wizard';

function InviteWizard(props: WizardProps) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [role, setRole] = useState('user');
  const validateEmail = () => {
    const isValid = email.includes('@');
    setProblem(isValid ? undefined : 'Enter an email address.');
    return isValid;
  };
  return (
    <Wizard
      {...props}
      steps={[
        {
          id: 'people',
          label: 'People',
          description: 'Everyone gets an email with a link.',
          validate: validateEmail,
          content: (
            <TextField
              label="Email"
              required
              value={email}
              error={problem}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
          ),
        },
        {
          id: 'access',
          label: 'Access',
          content: (
            <RadioGroup
              label="Role in Aurora production"
              options={[
                { value: 'user', label: 'User' },
                { value: 'designer', label: 'Template designer' },
              ]}
              value={role}
              onValueChange={setRole}
            />
          ),
        },
        {
          id: 'check',
          label: 'Check',
          content: (
            <Text as="p">
              {email || 'Nobody'} becomes {role}.
            </Text>
          ),
        },
      ]}
    />
  );
}

const meta = {
  title: 'Components/Wizard',
  component: Wizard,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Invite users',
    steps: [{ id: 'only', label: 'Only step', content: null }],
    onFinish: fn(),
    finishLabel: 'Send invitation',
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '36rem' } } },
  render: (args) => <InviteWizard {...args} />,
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Invite users' }));

async function passFirstStep(canvasElement: HTMLElement) {
  const dialog = await dialogOf(canvasElement);
  await userEvent.type(dialog.getByRole('textbox', { name: /Email/ }), 'user@demo.test{Enter}');
  await dialog.findByRole('heading', { name: 'Access' });
  return dialog;
}

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = { args: { size: 'l', placement: 'side' } };

export const StopsAtAnInvalidStep: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(dialog.getByText('Enter an email address.')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveFocus());
    await expect(dialog.getByRole('heading', { name: 'People' })).toBeVisible();
  },
};

export const MovesTheFocusToTheStep: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const dialog = await passFirstStep(canvasElement);
    await expect(dialog.getByRole('heading', { name: 'Access' })).toHaveFocus();
    await expect(dialog.getByText('2. Access').closest('[aria-current]')).toHaveAttribute(
      'aria-current',
      'step',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(dialog.getByRole('textbox', { name: /Email/ })).toHaveValue('user@demo.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Done: 1. People' }));
    await expect(dialog.getByRole('heading', { name: 'People' })).toHaveFocus();
  },
};

export const Finishes: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await passFirstStep(canvasElement);
    await userEvent.click(dialog.getByRole('radio', { name: 'Template designer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(await dialog.findByText('user@demo.test becomes designer.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce());
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
