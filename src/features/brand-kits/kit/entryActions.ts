import { RotateCcw } from 'lucide-react';
import type { MenuEntry } from '@/components/Menu';
import { ownValues, withReset, type Section } from '@/domain/brand-kits';
import type { KitAtWork } from './kitAtWork';
import { deleteEntries, renameEntry } from '@/product/itemEntries';

interface Entry {
  readonly guid: string;
  readonly name: string;
}

/** The open dialog about an entry. */
export type Asked = { readonly kind: 'add' } | { readonly kind: 'rename' | 'delete'; readonly entry: Entry };

/** Lists the actions of an entry in a section. @param ask opens a dialog about it */
export function entryActions(
  { theme, change, withheld, fixed }: KitAtWork,
  section: Section,
  entry: Entry,
  ask: (asked: Asked) => void,
): MenuEntry[] {
  const { guid } = entry;
  const hasOwn = ownValues(theme, section, guid).length > 0;
  return [
    renameEntry(fixed, () => ask({ kind: 'rename', entry })),
    ...(theme
      ? [
          {
            id: 'reset',
            label: 'Reset to the default theme',
            icon: RotateCcw,
            disabledReason: withheld ?? (hasOwn ? undefined : `It is the same as in the default theme.`),
            onSelect: () => change((content) => withReset(content, { themeId: theme.id, section, guid })),
          },
        ]
      : []),
    ...deleteEntries(fixed, () => ask({ kind: 'delete', entry })),
  ];
}
