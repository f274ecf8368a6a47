import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '@/components/Stack';
import { TextArea } from '@/components/TextArea';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Description' },
  decorators: [
    (Story) => (
      <Stack css={{ maxWidth: '24rem' }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'R5.39 Shows five rows',
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAttribute('rows', '5'),
};

export const Playground: Story = { args: { rows: 3, description: 'For your colleagues.' } };

export const LeastHeight: Story = {
  name: 'R9.14 Is at least 3.5 rem high',
  args: { rows: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox').getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
  },
};

export const WithMaximumLength: Story = {
  tags: ['visual'],
  args: { maxLength: 140, defaultValue: 'Everything for print.' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '!!');
    await expect(canvas.getByText(/left/)).toHaveTextContent('117 characters left');
  },
};

export const WithError: Story = { tags: ['visual'], args: { error: 'Say what it is for.', required: true } };
