import { Card } from '@/components/Card';
import { Heading } from '@/components/Heading';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { formatDateTime, fromUnixSeconds } from '@/domain/format';
import { NOT_PRINTED } from '@/components/PrintSheet';
import type { ReactNode } from 'react';

interface FigureProps {
  title: string;
  /** Something to do with it. */
  action?: ReactNode;
  /** Unix seconds the figures are from. */
  asOf: number | undefined;
  children: ReactNode;
}

/** Figures of one kind in a card, with the moment they are from. */
export function Figure({ title, action, asOf, children }: FigureProps) {
  return (
    <Card padding="l" as="section" aria-label={title}>
      <Stack gap="3" css={{ height: '100%' }}>
        <Inline gap="3" justify="between">
          <Heading level={2} size="body">
            {title}
          </Heading>
          {action && <div {...NOT_PRINTED}>{action}</div>}
        </Inline>
        <Stack gap="4" css={{ flex: 1 }}>
          {children}
        </Stack>
        {asOf !== undefined && <AsOf seconds={asOf} />}
      </Stack>
    </Card>
  );
}

/** The moment some figures are from; UTC on hovering. */
export function AsOf({ seconds }: { seconds: number }) {
  const { text, utc, iso } = formatDateTime(fromUnixSeconds(seconds));
  return (
    <Text as="p" size="caption" tone="subtle">
      As of{' '}
      <time dateTime={iso} title={utc}>
        {text}
      </time>
    </Text>
  );
}
