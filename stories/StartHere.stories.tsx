import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@/components/Box';
import { Card } from '@/components/Card';
import { Grid } from '@/components/Grid';
import { Heading } from '@/components/Heading';
import { Link } from '@/components/Link';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';

const PARTS = [
  {
    title: 'Foundations',
    story: 'foundations-colour--by-intent',
    words: 'Colour, type, icons and motion: what everything else is made of.',
  },
  {
    title: 'Guidelines',
    story: 'guidelines-do-and-don-t--buttons',
    words:
      'How forms, tables, overlays, colours of status and empty or failed places are done here, and how not.',
  },
  {
    title: 'Components',
    story: 'components-button--default',
    words: 'Each control with its props, its keyboard and every state. Nothing of the product is in them.',
  },
  {
    title: 'Editor',
    story: 'editor-layers-panel--default',
    words: 'The panels of the template editor, on a design in memory.',
  },
  {
    title: 'Engine',
    story: 'engine-reference-set--shapes',
    words: 'What the document engine draws: the reference set, and text that is typed.',
  },
  {
    title: 'Screens',
    story: 'states-atlas--every-screen',
    words:
      'Every screen loaded, loading, empty, without a match, failed and denied, on a platform in the browser.',
  },
  {
    title: 'Access',
    story: 'access-matrix--gra-fx-price-book',
    words: 'Which role reaches which page, and what it may do.',
  },
] as const;

const STEPS = [
  'The toolbar switches between light and dark, the direction of writing, the person who is signed in and how the platform answers.',
  'Widths of phones, tablets and desks are in the toolbar as well; screens are reviewed at 390 and 1440.',
  'The panel below a story shows what its play function did and what axe found: nothing, or the test fails.',
  'Above a screen stands the way to its place in the running console; the palette of the console leads back here.',
] as const;

function StartHerePage() {
  return (
    <Box css={{ maxWidth: '60rem', marginInline: 'auto', padding: '$6 $4' }}>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>Platen’s design system</Heading>
          <Text as="p" tone="muted">
            Every part of the console and of the studio, from a colour to a whole screen, as it runs. Begin
            with the guidelines when you design, with the components when you build, with the screens when you
            review.
          </Text>
        </Stack>
        <Grid columns={3} gap="4" css={{ '@laptop': { gridTemplateColumns: 'minmax(0, 1fr)' } }}>
          {PARTS.map(({ title, story, words }) => (
            <Card key={title}>
              <Stack gap="1">
                <Heading level={2} size="body">
                  <Link href={`./?path=/story/${story}`} target="_top">
                    {title}
                  </Link>
                </Heading>
                <Text size="small" tone="muted">
                  {words}
                </Text>
              </Stack>
            </Card>
          ))}
        </Grid>
        <Stack gap="2">
          <Heading level={2}>Looking around</Heading>
          <Stack as="ul" gap="1" css={{ margin: 0, paddingInlineStart: '$5' }}>
            {STEPS.map((step) => (
              <li key={step}>
                <Text>{step}</Text>
              </li>
            ))}
          </Stack>
        </Stack>
      </Stack>
    </Box>
  );
}

const meta = {
  title: 'Start here',
  component: StartHerePage,
  tags: ['!autodocs', 'visual'],
} satisfies Meta<typeof StartHerePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Overview of the Storybook. */
export const StartHere: Story = { name: 'Start here' };
