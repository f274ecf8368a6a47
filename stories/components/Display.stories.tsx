import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlaskConical, Rocket, Wrench } from 'lucide-react';
import { Avatar } from '@/components/Avatar';
import { Badge } from '@/components/Badge';
import { Card, CardLink } from '@/components/Card';
import { CopyField } from '@/components/CopyField';
import { Grid } from '@/components/Grid';
import { InlineMessage } from '@/components/InlineMessage';
import { Inline } from '@/components/Inline';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { ProgressBar } from '@/components/ProgressBar';
import { Skeleton } from '@/components/Skeleton';
import { Spinner } from '@/components/Spinner';
import { Stack } from '@/components/Stack';
import { StatusDot } from '@/components/StatusDot';
import { Text } from '@/components/Text';
import { UsageMeter } from '@/components/UsageMeter';

const meta = { title: 'Components/Display' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Avatars: Story = {
  render: () => (
    <Stack>
      <Inline>
        {(['s', 'm', 'l', 'xl'] as const).map((size) => (
          <Avatar key={size} name="Full Access" size={size} />
        ))}
      </Inline>
      <Inline>
        {['Demo User', 'content.admin@demo.test', 'Template Designer', 'Support', 'Nova'].map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Production" shape="square" />
      </Inline>
    </Stack>
  ),
};

export const Badges: Story = {
  render: () => (
    <Stack>
      <Inline wrap>
        <Badge>Neutral</Badge>
        <Badge tone="informative">Informative</Badge>
        <Badge tone="positive">Positive</Badge>
        <Badge tone="caution">Caution</Badge>
        <Badge tone="negative">Negative</Badge>
        <Badge tone="violet">Violet</Badge>
        <Badge tone="teal">Teal</Badge>
        <Badge tone="strong">Strong</Badge>
        <Badge tone="outline">Outline</Badge>
      </Inline>
      <Inline wrap>
        <Badge tone="strong" icon={Rocket}>
          Production
        </Badge>
        <Badge tone="teal" icon={FlaskConical}>
          Sandbox
        </Badge>
        <Badge tone="violet" icon={Wrench}>
          Development
        </Badge>
      </Inline>
    </Stack>
  ),
};

export const StatusDots: Story = {
  render: () => (
    <Stack align="start">
      <StatusDot tone="positive" label="Active" />
      <StatusDot tone="caution" label="Pending" />
      <StatusDot tone="negative" label="Failed" />
      <StatusDot tone="informative" label="Processing" />
      <StatusDot tone="neutral" label="Preparing" />
      <StatusDot tone="off" label="Inactive" />
    </Stack>
  ),
};

export const Cards: Story = {
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

export const InlineMessages: Story = {
  render: () => (
    <Stack css={{ maxWidth: '36rem' }}>
      <InlineMessage kind="NEUTRAL">Drafts are kept for 30 days.</InlineMessage>
      <InlineMessage kind="INFORMATIVE">Figures lag up to a day.</InlineMessage>
      <InlineMessage kind="POSITIVE">The secret was rotated.</InlineMessage>
      <InlineMessage kind="NEGATIVE">The name could not be saved. Try again.</InlineMessage>
    </Stack>
  ),
};

export const Progress: Story = {
  render: () => (
    <Stack gap="5" css={{ maxWidth: '24rem' }}>
      <ProgressBar label="Uploading photo.jpg" value={0.42} />
      <ProgressBar label="Uploaded" value={1} tone="positive" />
      <ProgressBar label="Failed" value={0.7} tone="negative" />
      <ProgressBar label="Preparing" value={undefined} />
      <Inline gap="4">
        <Spinner size="s" />
        <Spinner />
        <Spinner size="l" label="Loading" />
      </Inline>
    </Stack>
  ),
};

const gigabytes = (value: number) => `${value.toFixed(2)} GB`;

const STORAGE = [
  { label: 'Assets', value: 412 },
  { label: 'Documents', value: 268 },
  { label: 'Fonts', value: 12 },
  { label: 'Cache', value: 96 },
  { label: 'Backup', value: 180 },
  { label: 'Other', value: 31 },
];

export const Usage: Story = {
  render: () => (
    <Stack gap="6" css={{ maxWidth: '36rem' }}>
      <UsageMeter
        label="Storage"
        segments={STORAGE}
        limit={2100}
        formatValue={gigabytes}
        note="As of 18 November 2026"
      />
      <UsageMeter label="Over the limit" segments={STORAGE} limit={900} formatValue={gigabytes} />
      <UsageMeter label="Without a limit" segments={STORAGE} formatValue={gigabytes} showLegend={false} />
    </Stack>
  ),
};

export const Copying: Story = {
  render: () => (
    <Stack css={{ maxWidth: '24rem' }}>
      <CopyField label="Environment id" value="0b5c1f6e-7d3a-4a51-9b7e-5a4e7c1d2f30" />
      <CopyField label="Technical name" value="aurora-production" />
    </Stack>
  ),
};

export const Skeletons: Story = {
  render: () => (
    <Stack css={{ maxWidth: '24rem' }}>
      <Inline gap="3">
        <Skeleton shape="circle" height="2.5rem" />
        <Stack gap="1" css={{ flex: 1 }}>
          <Skeleton width="60%" />
          <Skeleton width="35%" />
        </Stack>
      </Inline>
      <Skeleton shape="block" height="6rem" />
    </Stack>
  ),
};

export const TruncatedInTheMiddle: Story = {
  render: () => (
    <Stack css={{ width: '14rem' }}>
      <MiddleTruncate text="Spring campaign 2026, all shops in Europe, final version 7" />
      <MiddleTruncate text="Short name" />
    </Stack>
  ),
};
