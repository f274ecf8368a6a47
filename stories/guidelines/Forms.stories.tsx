import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@/components/Button';
import { Checkbox } from '@/components/Checkbox';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Switch } from '@/components/Switch';
import { TextField } from '@/components/TextField';
import { DoAndDont } from './DoAndDont';

const meta = { title: 'Guidelines/Forms' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Labels, errors, and the right control for a choice. */
export const FieldsAndChoices: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="5">
      <DoAndDont
        good={{
          example: <TextField label="Name" required description="Seen by everyone in the environment." />,
          reason:
            'The label stays in sight while one types; help stands under the field before it is needed.',
        }}
        bad={{
          example: <TextField label="Name" hideLabel placeholder="Name" />,
          reason: 'A placeholder as label is gone with the first letter.',
        }}
      />
      <DoAndDont
        good={{
          example: (
            <TextField
              label="Email"
              defaultValue="nobody"
              error="Enter an email address, such as name@company.com."
            />
          ),
          reason: 'The error says what is wanted, at its field, and what was typed is kept.',
        }}
        bad={{
          example: <TextField label="Email" defaultValue="nobody" error="Invalid input." />,
          reason: 'Says only that something is wrong, and not what would be right.',
        }}
      />
      <DoAndDont
        good={{
          example: <Switch label="Watermark" description="Takes effect at once." defaultChecked />,
          reason: 'A switch for what takes effect at once; in a form that is saved later, a checkbox.',
        }}
        bad={{
          example: <Select label="Watermark" options={YES_NO} defaultValue="yes" />,
          reason: 'A list to open for a choice of two hides half of it.',
        }}
      />
      <DoAndDont
        good={{
          example: <Button intent="primary">Save changes</Button>,
          reason: 'Always usable: pressing it tells what is still missing, and takes one there.',
        }}
        bad={{
          example: (
            <Stack gap="2">
              <Checkbox label="I have read all of it" />
              <Button intent="primary" disabled>
                Save changes
              </Button>
            </Stack>
          ),
          reason: 'A button that stays grey until all is right leaves one guessing what is not.',
        }}
      />
    </Stack>
  ),
};
