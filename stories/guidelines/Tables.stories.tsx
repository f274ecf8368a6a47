import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Trash2 } from 'lucide-react';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { IconButton } from '@/components/IconButton';
import { DoAndDont } from './DoAndDont';

const meta = { title: 'Guidelines/Tables' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const LONG = 'Spring campaign 2026, all shops in Europe, final version 7';

function Figures({ align }: { align: 'start' | 'end' }) {
  return (
    <Stack gap="1" css={{ width: '100%' }}>
      {['9.80 GB', '136.12 GB', '1.18 TB'].map((size) => (
        <Text key={size} align={align} numeric={align === 'end'}>
          {size}
        </Text>
      ))}
    </Stack>
  );
}

/** Layout of rows, names and numbers, and the place of actions. */
export const RowsAndActions: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="5">
      <DoAndDont
        good={{
          example: <Figures align="end" />,
          reason:
            'Figures stand at the end of their column and have digits of one width: sizes can be compared.',
        }}
        bad={{
          example: <Figures align="start" />,
          reason: 'At the start, a small and a large amount look alike.',
        }}
      />
      <DoAndDont
        good={{
          example: (
            <Box css={{ width: '14rem' }}>
              <MiddleTruncate text={LONG} />
            </Box>
          ),
          reason:
            'A long name loses its middle: beginnings group, ends tell apart. The whole is in the tooltip.',
        }}
        bad={{
          example: (
            <Text truncate css={{ width: '14rem' }}>
              {LONG}
            </Text>
          ),
          reason: 'Cut at the end, version 6 and version 7 are the same name.',
        }}
      />
      <DoAndDont
        good={{
          example: (
            <Inline gap="2">
              <Text>Aurora sandbox</Text>
              <IconButton icon={Ellipsis} label="Actions of Aurora sandbox" />
            </Inline>
          ),
          reason: 'One menu a row, named after the row; what destroys is last in it, after a line.',
        }}
        bad={{
          example: (
            <Inline gap="2">
              <Text>Aurora sandbox</Text>
              <Button size="s">Settings</Button>
              <Button size="s" intent="danger" startIcon={Trash2}>
                Delete
              </Button>
            </Inline>
          ),
          reason: 'Fifty red buttons on a page make every one of them meaningless, and one slip costly.',
        }}
      />
      <DoAndDont
        good={{
          example: <Text>3 of 49 users</Text>,
          reason: 'Say how many of how many are shown, so that a filter is not taken for the truth.',
        }}
        bad={{
          example: <Text>Page 1</Text>,
          reason: 'A list that does not say what it leaves out is read as everything there is.',
        }}
      />
    </Stack>
  ),
};
