import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '@/components/Avatar';
import { Card, CardLink } from '@/components/Card';
import { Grid } from '@/components/Grid';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'A surface with a border.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: 'A surface with a border.', padding: 'l' } };

export const Interactive: Story = {
  tags: ['visual'],
  render: () => (
    <Grid columns="3">
      {['Production', 'Sandbox', 'Development'].map((name) => (
        <Card key={name} interactive>
          <Stack gap="2">
            <Inline gap="3">
              <Avatar name={name} shape="square" size="l" />
              <Stack gap="0">
                <CardLink href={`#${name}`}>{name}</CardLink>
                <Text size="small" tone="muted">
                  Europe
                </Text>
              </Stack>
            </Inline>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
};

export const Paddings: Story = {
  render: () => (
    <Stack>
      {(['none', 's', 'm', 'l'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {padding}
        </Card>
      ))}
    </Stack>
  ),
};
