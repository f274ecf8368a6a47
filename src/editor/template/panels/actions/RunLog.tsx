import { Box } from '@/components/Box';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import type { Document } from '@/engine/document';
import type { ActedDocument } from '@/engine/resolve';

/** Long lines do not wrap; the log scrolls. */
const LINES = {
  maxHeight: '12rem',
  overflow: 'auto',
  margin: 0,
  padding: '$2',
  listStyle: 'none',
  borderRadius: '$control',
  backgroundColor: '$surfaceSunken',
  color: '$text',
  fontFamily: '$mono',
  fontSize: '$caption',
  lineHeight: '$caption',
  '& li': { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
} as const;

interface RunLogProps {
  log: ActedDocument['log'];
  items: Document['actions']['items'];
}

/** Shows what scripts logged in the last run, with the action of each line. */
export function RunLog({ log, items }: RunLogProps) {
  return (
    <Box as="section" aria-label="Log" css={{ padding: '$2', borderBlockStart: '1px solid $border' }}>
      <Stack gap="2">
        <Text size="small" weight="medium">
          Log of the last run
        </Text>
        {log.length === 0 ? (
          <Text as="p" size="small" tone="muted">
            The log is empty. Actions run in Run; the output of console.log appears here.
          </Text>
        ) : (
          <Box as="ol" tabIndex={0} aria-label="Lines" css={LINES}>
            {log.map(({ actionId, line }, index) => (
              <li key={index}>
                <Text tone="muted" size="caption">{`${items[actionId]?.name ?? 'An action'}: `}</Text>
                {line}
              </li>
            ))}
          </Box>
        )}
      </Stack>
    </Box>
  );
}
