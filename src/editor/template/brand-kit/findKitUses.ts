import { fontsOf, type Document, type Id, type Ordered } from '@/engine/document';

const NOTHING = { order: [], items: {} } as const;

const only = <Item>({ order, items }: Ordered<Item>, ids: ReadonlySet<Id>): Ordered<Item> => ({
  order: order.filter((id) => ids.has(id)),
  items: Object.fromEntries(Object.entries(items).filter(([id]) => ids.has(id))),
});

/** The parts of its brand kit a document uses: ids, and names for fonts and pictures. */
export interface KitUses {
  readonly colors: ReadonlySet<Id>;
  readonly gradients: ReadonlySet<Id>;
  readonly paragraphStyles: ReadonlySet<Id>;
  readonly characterStyles: ReadonlySet<Id>;
  readonly families: ReadonlySet<string>;
  readonly media: ReadonlySet<string>;
}

/**
 * Finds the parts of the kit used by pages, layouts and variables, including those used by the styles. Styles that
 * users may choose do not count.
 */
export function findKitUses(document: Document): KitUses {
  const uses = {
    colors: new Set<Id>(),
    gradients: new Set<Id>(),
    media: new Set<string>(),
    paragraphStyles: new Set<Id>(),
    characterStyles: new Set<Id>(),
  };
  const { brandKit, pages, layouts, variables } = document;
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { type, name, colorId, gradientId, paragraphStyleId, characterStyleId, ...rest } = part as Readonly<
      Record<string, unknown>
    >;
    if (typeof colorId === 'string') uses.colors.add(colorId);
    if (typeof gradientId === 'string') uses.gradients.add(gradientId);
    if (type === 'brandKitMedia' && typeof name === 'string') uses.media.add(name);
    for (const [key, id] of Object.entries({
      paragraphStyles: paragraphStyleId,
      characterStyles: characterStyleId,
    })) {
      const of = key as 'paragraphStyles' | 'characterStyles';
      if (typeof id !== 'string' || uses[of].has(id)) continue;
      uses[of].add(id);
      walk(brandKit[of].items[id]);
    }
    Object.values(rest).forEach(walk);
  };
  walk([pages.items, layouts.items, variables.items]);
  for (const id of uses.gradients) walk(brandKit.gradients.items[id]);
  const used = fontsOf({
    pages,
    brandKit: {
      ...brandKit,
      paragraphStyles: only(brandKit.paragraphStyles, uses.paragraphStyles),
      characterStyles: only(brandKit.characterStyles, uses.characterStyles),
      fontFamilies: NOTHING,
      themes: NOTHING,
    },
  });
  return { ...uses, families: new Set(used.map(({ family }) => family)) };
}

/** Returns the names of used parts that another kit lacks; pictures are compared by name. */
export function listLostParts(document: Document, other: Document['brandKit']): readonly string[] {
  const { brandKit } = document;
  const uses = findKitUses(document);
  const names = new Set(other.media.order.map((id) => other.media.items[id]?.name));
  return [
    ...(['colors', 'gradients', 'paragraphStyles', 'characterStyles'] as const).flatMap((of) =>
      brandKit[of].order.flatMap((id) => {
        const isLost = uses[of].has(id) && !Object.hasOwn(other[of].items, id);
        return isLost ? (brandKit[of].items[id]?.name ?? []) : [];
      }),
    ),
    ...[...uses.media].filter((name) => !names.has(name)),
  ];
}
