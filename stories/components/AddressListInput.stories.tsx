import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AddressListInput } from '@/components/AddressListInput';
import { Stack } from '@/components/Stack';

function Kept({ initial = [] }: { initial?: string[] }) {
  const [value, setValue] = useState<string[]>(initial);
  return (
    <AddressListInput
      label="Whom to invite"
      description="Paste a list, or cells of a spreadsheet."
      value={value}
      onValueChange={setValue}
    />
  );
}

const meta = {
  title: 'Components/AddressListInput',
  component: AddressListInput,
  args: { label: 'Whom to invite', value: [], onValueChange: fn() },
  decorators: [
    (Story) => (
      <Stack css={{ maxWidth: '32rem' }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof AddressListInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { value: ['user@demo.test', 'nobody'], placeholder: 'name@company.com' },
};

export const WithFaults: Story = {
  tags: ['visual'],
  render: () => <Kept initial={['user@demo.test', 'nobody', 'User@demo.test', 'no.role@demo.test']} />,
};

export const TakesWhatIsPasted: Story = {
  render: () => <Kept />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Whom to invite' });
    await userEvent.click(input);
    await userEvent.paste('Demo User <user@demo.test>; no.role@demo.test\nnobody');
    await expect(canvas.getAllByTestId('gsc-address-chip').map((chip) => chip.dataset['state'])).toEqual([
      'valid',
      'valid',
      'invalid',
    ]);
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('nobody');
    await userEvent.keyboard('@demo.test,');
    await expect(canvas.getAllByTestId('gsc-address-chip')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove user@demo.test' }));
    await expect(input).toHaveFocus();
  },
};

export const PastesAfterAnAddress: Story = {
  render: () => <Kept />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Whom to invite' });
    await userEvent.type(input, 'ann@demo.test');
    await userEvent.paste('bob@demo.test');
    const addresses = () => canvas.getAllByTestId('gsc-address-chip').map((chip) => chip.textContent);
    await expect(addresses()).toEqual(['ann@demo.test', 'bob@demo.test']);
    await userEvent.type(input, 'eve@');
    await userEvent.paste('demo.test');
    await expect(addresses()).toEqual(['ann@demo.test', 'bob@demo.test', 'eve@demo.test']);
  },
};
