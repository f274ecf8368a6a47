import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@/components/Button';
import { EmptyDrawing, NoMatchDrawing, ServerErrorDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { Skeleton } from '@/components/Skeleton';
import { Spinner } from '@/components/Spinner';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { DoAndDont } from './DoAndDont';

const meta = { title: 'Guidelines/Empty and error states' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Bones() {
  return (
    <Stack gap="2" css={{ width: '100%' }}>
      <Skeleton width="60%" />
      <Skeleton width="80%" />
      <Skeleton width="45%" />
    </Stack>
  );
}

/** Messages for empty places, and their reasons. */
export const NothingToShow: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="5">
      <DoAndDont
        good={{
          example: (
            <EmptySection
              image={<EmptyDrawing />}
              title="No integrations"
              description="No program calls the API of this environment yet."
              action={<Button intent="primary">Create integration</Button>}
            />
          ),
          reason: 'Empty for the first time: what would be here, and the one thing to do about it.',
        }}
        bad={{
          example: <Text tone="muted">No data</Text>,
          reason: 'Is it empty, is it broken, is it still loading?',
        }}
      />
      <DoAndDont
        good={{
          example: (
            <EmptySection
              image={<NoMatchDrawing />}
              title="No users match"
              description="Change the words or the filters, or start over."
              action={<Button>Clear search and filters</Button>}
            />
          ),
          reason: 'No match is not empty: the way back to everything is one press.',
        }}
        bad={{
          example: (
            <EmptySection
              image={<EmptyDrawing />}
              title="No users"
              description="Nobody has been invited yet."
              action={<Button intent="primary">Invite users</Button>}
            />
          ),
          reason: 'Said of a search, this is a lie that makes people invite their colleagues twice.',
        }}
      />
      <DoAndDont
        good={{
          example: (
            <EmptySection
              image={<ServerErrorDrawing />}
              title="The users could not be loaded"
              description="The platform could not be reached. Check your connection."
              action={<Button>Try again</Button>}
            />
          ),
          reason: 'What failed, why as far as is known, and another try, in the place of what failed.',
        }}
        bad={{
          example: <Text tone="negative">TypeError: Failed to fetch</Text>,
          reason: 'The words of a machine for another machine.',
        }}
      />
      <DoAndDont
        good={{
          example: <Bones />,
          reason: 'While it loads: the shape of what comes, so that nothing moves when it does.',
        }}
        bad={{
          example: <Spinner label="Loading" />,
          reason: 'A wheel in the middle of a page says nothing, and everything jumps when it goes.',
        }}
      />
    </Stack>
  ),
};
