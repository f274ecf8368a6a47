import type { ActivityEntry } from '@/api/types';
import { Badge } from '@/components/Badge';
import { ExpandableRow } from '@/components/ExpandableRow';
import { Inline } from '@/components/Inline';
import type { MenuEntry } from '@/components/Menu';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { HintedTime } from '@/components/Tooltip';
import { ActivityChanges } from './ActivityChanges';
import { deedOf, RESULT_WORDS, sentenceOf } from './activityWords';

interface ActivityRowProps {
  entry: ActivityEntry;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What can be done with it; without any there is no menu. */
  actions?: readonly MenuEntry[];
}

/** One write: what was done to what, by whom, where and when; opened, what it has changed. */
export function ActivityRow({ entry, open, onOpenChange, actions = [] }: ActivityRowProps) {
  const { actor, environment, object, result, status, time } = entry;
  return (
    <ExpandableRow
      name={sentenceOf(entry)}
      title={
        <Stack gap="0" css={{ minWidth: 0 }}>
          <Text truncate>
            {deedOf(entry)}{' '}
            <Text as="span" weight="medium">
              {object.name}
            </Text>
          </Text>
          <Text size="small" tone="muted" truncate>
            {[actor.name, environment?.name].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      }
      facts={
        <Inline gap="2" wrap>
          {actor.kind === 'integration' && <Badge tone="outline">Integration</Badge>}
          {result !== 'done' && (
            <Badge tone={result === 'failed' ? 'negative' : 'caution'}>
              {`${RESULT_WORDS[result]}${status === null ? '' : ` (${status})`}`}
            </Badge>
          )}
          <HintedTime date={new Date(time)} />
        </Inline>
      }
      {...{ open, onOpenChange, actions }}
    >
      <ActivityChanges entry={entry} />
    </ExpandableRow>
  );
}
