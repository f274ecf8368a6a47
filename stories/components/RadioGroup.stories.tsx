import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from '@/components/RadioGroup';
import { Stack } from '@/components/Stack';

const OPTIONS = [
  { value: 'user', label: 'User', description: 'Opens projects.' },
  { value: 'designer', label: 'Template designer', description: 'Creates and edits templates.' },
  { value: 'admin', label: 'Environment admin', disabled: true },
];

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { options: OPTIONS, value: 'user', onValueChange: fn(), label: 'Role' },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { required: true, error: 'Choose a role.' } };

function Kept(props: ComponentProps<typeof RadioGroup>) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onValueChange={setValue} />;
}

export const ByKeyboard: Story = {
  tags: ['visual'],
  args: { required: true },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /User/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Template designer/ })).toBeChecked();
  },
};

export const NothingChosen: Story = {
  name: 'H1.02 nothing chosen',
  tags: ['visual'],
  args: { value: undefined },
  render: (args) => (
    <Stack gap="5">
      <RadioGroup {...args} label="Nothing chosen" />
      <RadioGroup {...args} label="User chosen" value="user" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const fills = (name: string) =>
      within(canvas.getByRole('group', { name }))
        .getAllByRole('radio')
        .map((radio) => getComputedStyle(radio).backgroundColor);
    const [chosen, empty, disabled] = fills('User chosen');
    await expect(empty).not.toBe(chosen);
    await expect(fills('Nothing chosen')).toEqual([empty, empty, disabled]);
  },
};

export const Failed: Story = { args: { value: undefined, required: true, error: 'Choose a role.' } };
