import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '@/components/Box';
import { MultiSelect, type MultiSelectProps } from '@/components/MultiSelect';

const OPTIONS = Array.from({ length: 30 }, (_, index) => ({
  value: `group-${index + 1}`,
  label: `Group ${index + 1}`,
}));

function Kept(props: MultiSelectProps) {
  const [values, setValues] = useState(props.values);
  return <MultiSelect {...props} values={values} onValuesChange={setValues} />;
}

const meta = {
  title: 'Components/MultiSelect',
  component: MultiSelect,
  args: { label: 'Groups', options: OPTIONS, values: [], onValuesChange: fn(), placeholder: 'Find groups' },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <Box css={{ maxWidth: '20rem', minHeight: '24rem' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { required: true, description: 'Who gets in.', values: ['group-2', 'group-7'] },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox', { name: 'Groups' });
    await userEvent.click(input);
    await userEvent.type(input, '12{Enter}');
    await userEvent.type(input, '30{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(
      within(canvasElement.ownerDocument.body).getByRole('option', { name: 'Group 30' }),
    ).toHaveAttribute('aria-selected', 'true');
  },
};

export const Many: Story = {
  tags: ['visual'],
  args: { values: OPTIONS.slice(0, 14).map(({ value }) => value) },
};

export const WithError: Story = { tags: ['visual'], args: { error: 'Choose at least one group.' } };

export const Disabled: Story = { args: { disabled: true, values: ['group-2'] } };
