import { useRef, useState } from 'react';
import type { ActivityEntry } from '@/api/types';
import type { MenuEntry } from '@/components/Menu';
import { styled } from '@/components/theme';
import { HintArea } from '@/components/Tooltip';
import { ActivityRow } from './ActivityRow';

const List = styled('ul', {
  margin: 0,
  padding: 0,
  border: '1px solid $border',
  borderRadius: '$container',
  backgroundColor: '$surface',
  overflow: 'hidden',
});

interface ActivityListProps {
  /** Accessible name of the list. */
  label: string;
  entries: readonly ActivityEntry[];
  actionsOf?: (entry: ActivityEntry) => readonly MenuEntry[];
}

/** Lists writes, newest first; each row expands in place. */
export function ActivityList({ label, entries, actionsOf }: ActivityListProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const [openId, setOpenId] = useState<string>();
  return (
    <>
      <List ref={listRef} aria-label={label} data-testid="gpf-activity-list">
        {entries.map((entry) => (
          <ActivityRow
            key={entry.id}
            entry={entry}
            open={openId === entry.id}
            onOpenChange={(open) => setOpenId(open ? entry.id : undefined)}
            {...(actionsOf && { actions: actionsOf(entry) })}
          />
        ))}
      </List>
      <HintArea areaRef={listRef} />
    </>
  );
}
