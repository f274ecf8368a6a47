import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailInput } from '@/components/EmailInput';
import { Stack } from '@/components/Stack';

const meta = {
  title: 'Components/EmailInput',
  component: EmailInput,
  args: { label: 'Email' },
  decorators: [
    (Story) => (
      <Stack css={{ maxWidth: '32rem' }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof EmailInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { label: 'Email', required: true, error: 'Enter an email address.' },
};

export const Required: Story = { tags: ['visual'], args: { required: true } };

export const Failed: Story = { args: { defaultValue: 'nobody', error: 'Enter an email address.' } };
