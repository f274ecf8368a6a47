import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info, Trash2 } from 'lucide-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Heading } from '@/components/Heading';
import { Icon } from '@/components/Icon';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { TextField } from '@/components/TextField';
import { Tooltip } from '@/components/Tooltip';
import { DoAndDont } from './DoAndDont';

const meta = { title: 'Guidelines/Overlays' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface QuestionProps {
  title: string;
  text: string;
  cancel: string;
  confirm: string;
}

/** A static dialog, because two real ones can't be open side by side. */
function Question({ title, text, cancel, confirm }: QuestionProps) {
  return (
    <Card css={{ width: '100%' }}>
      <Stack gap="3">
        <Heading level={3}>{title}</Heading>
        <Text>{text}</Text>
        <Inline justify="end">
          <Button>{cancel}</Button>
          <Button intent="danger">{confirm}</Button>
        </Inline>
      </Stack>
    </Card>
  );
}

/** When an overlay may cover the page, and its content. */
export const QuestionsAndHints: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="5">
      <DoAndDont
        good={{
          example: (
            <Question
              title="Remove 3 users?"
              text="They lose access to Aurora at once. Their projects stay."
              cancel="Cancel"
              confirm="Remove 3 users"
            />
          ),
          reason: 'The question names the deed, the text its consequence, the button repeats the verb.',
        }}
        bad={{
          example: <Question title="Are you sure?" text="This can’t be undone." cancel="No" confirm="Yes" />,
          reason: 'Answered without reading, because every question looks the same.',
        }}
      />
      <DoAndDont
        good={{
          example: <TextField label="Type Aurora sandbox to confirm" defaultValue="Aurora sand" />,
          reason: 'What can’t be had back asks for the name: environments, secrets, users.',
        }}
        bad={{
          example: (
            <Button intent="danger" startIcon={Trash2}>
              Delete environment
            </Button>
          ),
          reason: 'One press and everything in it is gone.',
        }}
      />
      <DoAndDont
        good={{
          example: (
            <Tooltip content="15 June 2026, 09:00 UTC">
              <Text tabIndex={0}>2 hours ago</Text>
            </Tooltip>
          ),
          reason: 'A tooltip adds what one can do without. It comes for the keyboard too.',
        }}
        bad={{
          example: (
            <Tooltip content="At least 12 characters, one of them a digit.">
              <Text tabIndex={0}>
                <Icon glyph={Info} label="Rules for the password" />
              </Text>
            </Tooltip>
          ),
          reason: 'What is needed to go on belongs on the page, not behind a hover that touch does not have.',
        }}
      />
    </Stack>
  ),
};
