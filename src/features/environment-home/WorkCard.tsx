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

/** A row of current work. */
export interface WorkRow {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** A small picture of it. @default none, without a placeholder */
  readonly picture?: ReactNode;
  /** Its state. */
  readonly state?: ReactNode;
  /** When it was last changed. */
  readonly at: Date;
}

interface WorkCardProps {
  /** Heading of the rows: "Recent templates". */
  title: string;
  /** Address and label of the link to all of them. */
  all: { readonly href: string; readonly label: string };
  /** The query of the rows. */
  read: { readonly error: Error | null; readonly refetch: () => unknown };
  /** The rows; `undefined` while loading. */
  rows: readonly WorkRow[] | undefined;
  /** Text without rows. */
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
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.5rem',
  height: '2.5rem',
  padding: '$half',
  overflow: 'hidden',
  fontSize: 0,
  borderRadius: '$small',
  backgroundColor: '$surfaceSunken',
  '& img': { display: 'block', maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
} as const;

/** Recent items to continue with, newest first, and a link to all of them. */
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
          <Rows title={title} rows={rows} empty={empty} />
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
