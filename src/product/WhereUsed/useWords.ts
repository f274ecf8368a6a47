import { formatCount } from '@/domain/format';
import { USING_KINDS, type Use, type UsingKind } from '@/domain/where-used';

/** Singular and plural of each kind. */
export const USING_WORDS: Readonly<Record<UsingKind, { readonly one: string; readonly other: string }>> = {
  template: { one: 'template', other: 'templates' },
  collection: { one: 'collection', other: 'collections' },
  brandKit: { one: 'brand kit', other: 'brand kits' },
  userInterface: { one: 'user interface', other: 'user interfaces' },
};

/** Groups uses by kind, in list order; leaves out kinds without any. */
export const groupUses = (uses: readonly Use[]): readonly (readonly [UsingKind, readonly Use[]])[] =>
  USING_KINDS.map((kind) => [kind, uses.filter((use) => use.kind === kind)] as const).filter(
    ([, held]) => held.length > 0,
  );

/** Counts uses by kind, such as “2 templates and 1 brand kit”. */
export function describeUseCount(uses: readonly Use[], total: number): string {
  if (uses.length < total)
    return `${formatCount(total)} templates, collections, brand kits and user interfaces`;
  const parts = groupUses(uses).map(
    ([kind, { length }]) => `${formatCount(length)} ${USING_WORDS[kind][length === 1 ? 'one' : 'other']}`,
  );
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
}
