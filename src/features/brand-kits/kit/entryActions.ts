import { Pencil, RotateCcw, Trash2 } from 'lucide-react';
import type { MenuEntry } from '@/components/Menu';
import { ownValues, withReset, type Section } from '@/domain/brand-kit';
import type { KitAtWork } from './kitAtWork';

interface Entry {
  readonly guid: string;
  readonly name: string;
}

/** What is asked about an entry. */
export type Asked = { readonly kind: 'add' } | { readonly kind: 'rename' | 'delete'; readonly entry: Entry };

/** What can be done with an entry of a section. @param ask opens a dialog about it */
export function entryActions(
  { theme, change, withheld, fixed }: KitAtWork,
  section: Section,
  entry: Entry,
  ask: (asked: Asked) => void,
): MenuEntry[] {
  const { guid } = entry;
  const hasOwn = ownValues(theme, section, guid).length > 0;
  return [
    {
      ...{ id: 'rename', label: 'Rename…', icon: Pencil, disabledReason: fixed },
      onSelect: () => ask({ kind: 'rename', entry }),
    },
    ...(theme
      ? [
          {
            ...{ id: 'reset', label: 'Reset to the default theme', icon: RotateCcw },
            disabledReason: withheld ?? (hasOwn ? undefined : `It is as in the default theme.`),
            onSelect: () => change((content) => withReset(content, { themeId: theme.id, section, guid })),
          },
        ]
      : []),
    { kind: 'separator', id: 'before-delete' },
    {
      ...{ id: 'delete', label: 'Delete…', icon: Trash2, danger: true, disabledReason: fixed },
      onSelect: () => ask({ kind: 'delete', entry }),
    },
  ];
}
