import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlaskConical, Rocket } from 'lucide-react';
import { Badge } from '@/components/Badge';
import { Box } from '@/components/Box';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { StatusDot } from '@/components/StatusDot';
import { Text } from '@/components/Text';
import { UsageMeter } from '@/components/UsageMeter';
import { DoAndDont } from './DoAndDont';

const meta = { title: 'Guidelines/Status and colour' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const gigabytes = (value: number) => `${value.toFixed(2)} GB`;

function Blot({ colour }: { colour: 'positive' | 'negative' }) {
  return <Box css={{ boxSize: '0.75rem', borderRadius: '$pill', backgroundColor: `$${colour}` }} />;
}

/** Colour always has a second cue, and marks only a status. */
export const NeverColourAlone: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="5">
      <DoAndDont
        good={{
          example: (
            <Stack gap="1">
              <StatusDot tone="positive" label="Finished" />
              <StatusDot tone="negative" label="Failed" />
            </Stack>
          ),
          reason: 'A word beside the colour: for readers of the screen, for print, for one man in twelve.',
        }}
        bad={{
          example: (
            <Stack gap="2">
              <Blot colour="positive" />
              <Blot colour="negative" />
            </Stack>
          ),
          reason: 'Which of the two is good is known by hue only.',
        }}
      />
      <DoAndDont
        good={{
          example: (
            <>
              <Badge tone="strong" icon={Rocket}>
                Production
              </Badge>
              <Badge tone="teal" icon={FlaskConical}>
                Sandbox
              </Badge>
            </>
          ),
          reason:
            'Types of environments have a colour, an icon and a word each; production is the strongest.',
        }}
        bad={{
          example: (
            <>
              <Badge tone="negative">Production</Badge>
              <Badge tone="positive">Sandbox</Badge>
            </>
          ),
          reason: 'Red and green say failed and finished. Production has not failed.',
        }}
      />
      <DoAndDont
        good={{
          example: (
            <Box css={{ width: '100%' }}>
              <UsageMeter
                label="Storage"
                segments={[{ label: 'Used', value: 980 }]}
                limit={900}
                formatValue={gigabytes}
                showLegend={false}
              />
            </Box>
          ),
          reason: 'Over the limit is told in words with the amount, by an icon, and only then by colour.',
        }}
        bad={{
          example: <Text tone="negative">980.00 GB of 900.00 GB</Text>,
          reason: 'A red figure says that something is wrong, and not what.',
        }}
      />
      <DoAndDont
        good={{
          example: <InlineMessage kind="INFORMATIVE">Figures lag up to a day.</InlineMessage>,
          reason: 'The kind of a message is its weight: most things are neutral or informative.',
        }}
        bad={{
          example: <InlineMessage kind="NEGATIVE">Figures lag up to a day.</InlineMessage>,
          reason: 'Who cries wolf about a delay is not heard about a loss.',
        }}
      />
    </Stack>
  ),
};
