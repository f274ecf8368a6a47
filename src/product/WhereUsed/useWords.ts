import { formatCount } from '@/domain/format';
import { USING_KINDS, type Use, type UsingKind } from '@/domain/where-used';

/** What each kind is called: one of it, and several. */
export const USING_WORDS: Readonly<Record<UsingKind, { readonly one: string; readonly other: string }>> = {
  template: { one: 'template', other: 'templates' },
  collection: { one: 'collection', other: 'collections' },
  brandKit: { one: 'brand kit', other: 'brand kits' },
  userInterface: { one: 'user interface', other: 'user interfaces' },
};

/** The uses of each kind there are any of, in the order of the list. */
export const usesByKind = (uses: readonly Use[]): readonly (readonly [UsingKind, readonly Use[]])[] =>
  USING_KINDS.map((kind) => [kind, uses.filter((use) => use.kind === kind)] as const).filter(
    ([, held]) => held.length > 0,
  );

/** How many use something, such as “2 templates and 1 brand kit”. */
export function countUses(uses: readonly Use[], total: number): string {
  if (uses.length < total)
    return `${formatCount(total)} templates, collections, brand kits and user interfaces`;
  const parts = usesByKind(uses).map(
    ([kind, { length }]) => `${formatCount(length)} ${USING_WORDS[kind][length === 1 ? 'one' : 'other']}`,
  );
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
}
