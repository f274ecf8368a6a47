import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@/components/Card';
import { Grid } from '@/components/Grid';
import { Icon } from '@/components/Icon';
import { Inline } from '@/components/Inline';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';

const Verdict = styled('strong', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  variants: { good: { true: { color: '$positiveText' }, false: { color: '$negativeText' } } },
});

/** An example with its reason. */
export interface Example {
  example: ReactNode;
  reason: string;
}

/** A good and a bad example side by side. */
export function DoAndDont({ good, bad }: { good: Example; bad: Example }) {
  return (
    <Grid columns="auto" css={{ gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' }}>
      {[good, bad].map(({ example, reason }) => (
        <Card key={reason}>
          <Stack gap="3">
            <Verdict good={reason === good.reason}>
              <Icon glyph={reason === good.reason ? Check : X} />
              {reason === good.reason ? 'Do' : 'Don’t'}
            </Verdict>
            <Inline wrap css={{ minHeight: '3rem' }}>
              {example}
            </Inline>
            <Text size="small" tone="muted">
              {reason}
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
