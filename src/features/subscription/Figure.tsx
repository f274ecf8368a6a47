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
  /** A button in the card. */
  action?: ReactNode;
  /** Time of the figures, in Unix seconds. */
  asOf: number | undefined;
  children: ReactNode;
}

/** Figures of one kind in a card, with their time. */
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

/** The time of some figures; in UTC on hovering. */
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
