import { useEffect, useRef } from 'react';
import { Icon } from '@/components/Icon';
import { Key } from '@/components/Key';
import { Text } from '@/components/Text';
import { GroupLabel, Keys, List, Option, Words } from './paletteParts';
import type { CommandGroup, CommandItem } from './types';

interface CommandListProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  active: CommandItem | undefined;
  onPoint: (id: string) => void;
  onChoose: (item: CommandItem) => void;
}

/** The results by group; the focus stays in the field above. */
export function CommandList({ id, label, groups, active, onPoint, onChoose }: CommandListProps) {
  const activeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    activeRef.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    /* Keeps the focus in the field when the list is pressed. */
    <List role="listbox" id={id} aria-label={label} onPointerDown={(event) => event.preventDefault()}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <GroupLabel id={`${id}-${group.id}`}>{group.label}</GroupLabel>
          {group.items.map((item) => (
            <Option
              key={item.id}
              ref={item === active ? activeRef : undefined}
              id={`${id}-${item.id}`}
              role="option"
              aria-selected={item === active}
              aria-disabled={item.disabledReason !== undefined || undefined}
              onPointerMove={() => onPoint(item.id)}
              onClick={() => onChoose(item)}
            >
              {item.icon && <Icon glyph={item.icon} />}
              <Words>
                <Text truncate tone={item.disabledReason === undefined ? 'default' : 'muted'}>
                  {item.label}
                </Text>
                {(item.disabledReason ?? item.description) && (
                  <Text size="caption" tone="subtle" truncate>
                    {item.disabledReason ?? item.description}
                  </Text>
                )}
              </Words>
              {item.shortcut && (
                <Keys aria-hidden>
                  {item.shortcut.map((key) => (
                    <Key key={key}>{key}</Key>
                  ))}
                </Keys>
              )}
            </Option>
          ))}
        </div>
      ))}
    </List>
  );
}
