import type { ReactNode } from 'react';
import { Box } from '@/components/Box';
import { Card } from '@/components/Card';
import { Heading } from '@/components/Heading';
import { Inline } from '@/components/Inline';
import { Link } from '@/components/Link';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { ExactTime } from '@/components/Tooltip';
import { WhenNear } from '@/components/WhenNear';
import { LoadError } from '@/product/LoadError';

/** One thing that is being worked on. */
export interface WorkRow {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** A small picture of it. @default none, and no place for one */
  readonly picture?: ReactNode;
  /** How it stands. */
  readonly state?: ReactNode;
  /** When it was last changed. */
  readonly at: Date;
}

interface WorkCardProps {
  /** What the rows are: "Recent templates". */
  title: string;
  /** Where all of them are, and what the link says. */
  all: { readonly href: string; readonly label: string };
  /** How they were asked for. */
  read: { readonly error: Error | null; readonly refetch: () => unknown };
  /** The rows to show; `undefined` while they are loading. */
  rows: readonly WorkRow[] | undefined;
  /** Says that there is none. */
  empty: string;
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '3rem',
  paddingBlock: '$1',
  borderBlockEnd: '1px solid $colors$border',
  '&:last-child': { borderBlockEnd: 0 },
} as const;

const PICTURE = {
  ...{ display: 'flex', flex: 'none', alignItems: 'center', justifyContent: 'center' },
  ...{ width: '2.5rem', height: '2.5rem', padding: '$half', overflow: 'hidden', fontSize: 0 },
  ...{ borderRadius: '$small', backgroundColor: '$surfaceSunken' },
  '& img': { display: 'block', maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
} as const;

/** A few things somebody is likely to go on with, newest first, and the way to all of them. */
export function WorkCard({ title, all, read, rows, empty }: WorkCardProps) {
  return (
    <Card padding="l" as="section" aria-label={title}>
      <Stack gap="3">
        <Inline gap="3" justify="between">
          <Heading level={2} size="body">
            {title}
          </Heading>
          <Link href={all.href}>{all.label}</Link>
        </Inline>
        <LoadError what={title} reads={[read]} />
        {rows ? (
          <Rows {...{ title, rows, empty }} />
        ) : (
          !read.error && <Skeleton shape="block" height="9rem" aria-busy="true" />
        )}
      </Stack>
    </Card>
  );
}

function Rows({ title, rows, empty }: Pick<WorkCardProps, 'title' | 'empty'> & { rows: readonly WorkRow[] }) {
  if (rows.length === 0) return <Text tone="muted">{empty}</Text>;
  return (
    <Box as="ul" aria-label={title} css={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {rows.map(({ id, name, href, picture, state, at }) => (
        <Box as="li" key={id} css={ROW}>
          {picture && (
            <Box css={PICTURE}>
              <WhenNear placeholder={null}>{picture}</WhenNear>
            </Box>
          )}
          <Box css={{ flex: 1, minWidth: 0 }}>
            <Link tone="quiet" href={href} css={{ minWidth: 0 }}>
              <MiddleTruncate text={name} />
            </Link>
          </Box>
          {state}
          <Text size="small" tone="muted" css={{ minWidth: '6.5rem', textAlign: 'end' }}>
            <ExactTime date={at} />
          </Text>
        </Box>
      ))}
    </Box>
  );
}
