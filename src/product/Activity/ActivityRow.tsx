import type { ActivityEntry } from '@/api/types';
import { Badge } from '@/components/Badge';
import { ExpandableRow } from '@/components/ExpandableRow';
import { Inline } from '@/components/Inline';
import type { MenuEntry } from '@/components/Menu';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { HintedTime } from '@/components/Tooltip';
import { ActivityChanges } from './ActivityChanges';
import { describeWrite, RESULT_WORDS, describeEntry } from './activityWords';

interface ActivityRowProps {
  entry: ActivityEntry;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Menu of the row; without actions there is no menu. */
  actions?: readonly MenuEntry[];
}

/** One write: its action, object, actor, environment and time; expands to its changes. */
export function ActivityRow({ entry, open, onOpenChange, actions = [] }: ActivityRowProps) {
  const { actor, environment, object, result, status, time } = entry;
  return (
    <ExpandableRow
      name={describeEntry(entry)}
      title={
        <Stack gap="0" css={{ minWidth: 0 }}>
          <Text truncate>
            {describeWrite(entry)}{' '}
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
      open={open}
      onOpenChange={onOpenChange}
      actions={actions}
    >
      <ActivityChanges entry={entry} />
    </ExpandableRow>
  );
}
