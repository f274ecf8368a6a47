import type { CommandGroup, CommandItem } from './types';

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Ranks an item: 0 if a word of its label begins with the first query word, 1 if it contains it, 2 otherwise;
 * undefined without a match.
 */
function rankItem(item: CommandItem, words: readonly string[]): number | undefined {
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
 * Finds the items whose label, description, keywords or context contain every word of the query, ignoring case and
 * accents. At least one word must match outside of the context. Groups keep their order; items are sorted by rank,
 * then in the given order. Empty groups are left out.
 */
export function matchCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  return groups.flatMap((group) => {
    const ranked = group.items.flatMap((item) => {
      const rank = rankItem(item, words);
      return rank === undefined ? [] : [{ item, rank }];
    });
    const items = ranked.toSorted((one, other) => one.rank - other.rank).map(({ item }) => item);
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
