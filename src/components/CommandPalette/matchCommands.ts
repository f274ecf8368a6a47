import type { CommandGroup, CommandItem } from './types';

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How well an item fits: 0 when a label's word begins with the query's first word, 1 within it, 2 only beside it. */
function rankOf(item: CommandItem, words: readonly string[]): number | undefined {
  const label = fold(item.label);
  const own = fold([item.label, item.description, ...(item.keywords ?? [])].join(' '));
  const around = fold((item.context ?? []).join(' '));
  if (!words.every((word) => own.includes(word) || around.includes(word))) return undefined;
  if (words.length > 0 && !words.some((word) => own.includes(word))) return undefined;
  const [first = ''] = words;
  if (label.split(/\s+/u).some((part) => part.startsWith(first))) return 0;
  return label.includes(first) ? 1 : 2;
}

/**
 * The items that hold every word of the query in label, description, keywords or context, and one of them not in the
 * context alone, without regard to case and accents.
 * Groups keep their order, items are sorted by how well they fit and then as given; empty groups are left out.
 */
export function matchCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  return groups.flatMap((group) => {
    const ranked = group.items.flatMap((item) => {
      const rank = rankOf(item, words);
      return rank === undefined ? [] : [{ item, rank }];
    });
    const items = ranked.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item);
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
