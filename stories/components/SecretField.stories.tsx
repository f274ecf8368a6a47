import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { SecretField } from '@/components/SecretField';

const meta = {
  title: 'Components/SecretField',
  component: SecretField,
  args: { label: 'client secret', value: '9f2c-5b1e-77aa-04d3' },
} satisfies Meta<typeof SecretField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'client secret', value: undefined } };

export const ShowsOnRequest: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('9f2c-5b1e-77aa-04d3')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show client secret' }));
    await expect(canvas.getByText('9f2c-5b1e-77aa-04d3')).toBeVisible();
  },
};

export const ShownBefore: Story = { tags: ['visual'], args: { value: undefined } };

export const CouldNotCopy: Story = {
  tags: ['visual'],
  args: { onCopy: fn() },
  play: async ({ args, canvas }) => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(
      new Error('Not allowed.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Copy client secret' }));
    await expect(await canvas.findByText(/Could not copy. Show it and copy it yourself/)).toBeVisible();
    await expect(args.onCopy).not.toHaveBeenCalled();
    clipboard.mockRestore();
  },
};

export const CopiesWithoutShowing: Story = {
  args: { onCopy: fn() },
  play: async ({ args, canvas }) => {
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy client secret' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(clipboard).toHaveBeenCalledWith(args.value);
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('9f2c-5b1e-77aa-04d3')).toBeNull();
    clipboard.mockRestore();
  },
};
