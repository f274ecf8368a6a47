import type { Document } from '../schema/document';
import type { Ordered } from '../schema/primitives';
import { faultAt, has, unique, type Faults } from './check';

type Path = readonly string[];
type Collection = readonly [path: Path, items: Ordered<unknown>];

/** Returns all ordered collections of the document. */
function collectionsOf(document: Document): readonly Collection[] {
  const { pages, layouts, variables, actions, connectors, brandKit } = document;
  const { colors, gradients, paragraphStyles, characterStyles, fontFamilies, media, themes } = brandKit;
  const top = Object.entries({ pages, layouts, variables, actions, connectors });
  const ofKit = { colors, gradients, paragraphStyles, characterStyles, fontFamilies, media, themes };
  return [
    ...top.map(([key, items]) => [[key], items] as const),
    ...Object.entries(ofKit).map(([key, items]) => [['brandKit', key], items] as const),
    ...Object.entries(pages.items).map(
      ([id, page]) => [['pages', 'items', id, 'frames'], page.frames] as const,
    ),
  ];
}

function* collectionRules([path, { order, items }]: Collection): Faults {
  yield* unique(
    order.map((id, index) => [id, [...path, 'order', index]] as const),
    'items with the id',
  );
  for (const [index, id] of order.entries()) {
    if (!has(items, id)) yield faultAt([...path, 'order', index], `There is no item ${id}.`);
  }
  const listed = new Set(order);
  for (const id of Object.keys(items)) {
    if (!listed.has(id)) yield faultAt([...path, 'items', id], `The order leaves out ${id}.`);
  }
}

/**
 * Checks that each collection lists its items once, and that ids outside the brand kit are unique. The kit is copied
 * from elsewhere.
 */
export function* rulesOfCollections(document: Document): Faults {
  const collections = collectionsOf(document);
  for (const collection of collections) yield* collectionRules(collection);
  const groups = Object.entries(document.pages.items).flatMap(([pageId, page]) =>
    Object.keys(page.groups ?? {}).map((id) => [id, ['pages', 'items', pageId, 'groups', id]] as const),
  );
  const ordered = collections
    .filter(([[key]]) => key !== 'brandKit')
    .flatMap(([path, { order }]) => order.map((id) => [id, [...path, 'items', id]] as const));
  yield* unique([...ordered, ...groups], 'items with the id');
}
