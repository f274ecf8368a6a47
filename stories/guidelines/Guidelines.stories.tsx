import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@/components/Button';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { DoAndDont } from './DoAndDont';

const meta = { title: 'Guidelines/Do and don’t' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {
  render: () => (
    <Stack gap="5">
      <DoAndDont
        good={{
          example: (
            <>
              <Button>Cancel</Button>
              <Button intent="primary">Create environment</Button>
            </>
          ),
          reason: 'One primary button a view, last, named after what it does.',
        }}
        bad={{
          example: (
            <>
              <Button intent="primary">OK</Button>
              <Button intent="primary">Cancel</Button>
            </>
          ),
          reason: 'Two primary buttons say nothing about which is meant, and “OK” not what happens.',
        }}
      />
      <DoAndDont
        good={{
          example: <Button disabledReason="Only a subscription admin can do this.">Delete</Button>,
          reason: 'A button that can’t be used stays reachable and says why.',
        }}
        bad={{
          example: <Button disabled>Delete</Button>,
          reason: 'A grey button without a reason is a riddle.',
        }}
      />
    </Stack>
  ),
};

export const Copy: Story = {
  render: () => (
    <Stack gap="5">
      <DoAndDont
        good={{
          example: <InlineMessage kind="NEGATIVE">The name is taken. Choose another one.</InlineMessage>,
          reason: 'Say what happened and what to do next.',
        }}
        bad={{
          example: <InlineMessage kind="NEGATIVE">Error: invalid input!</InlineMessage>,
          reason: 'Blames, shouts and leaves the reader alone.',
        }}
      />
      <DoAndDont
        good={{ example: <Text>Remove 3 users</Text>, reason: 'Sentence case, a verb, and how many.' }}
        bad={{ example: <Text>Bulk User Removal</Text>, reason: 'Capitals and nouns slow reading down.' }}
      />
    </Stack>
  ),
};
