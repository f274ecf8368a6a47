import type { Document, Frame, Id, Layout } from '@/engine/document';
import { LAYOUT_ID, PAGE_ID } from './build';

/** The top layout of a reference. */
type TopLayout = Extract<Layout, { type: 'top' }>;

const layoutOf = ({ layouts }: Document): TopLayout => {
  const layout = layouts.items[LAYOUT_ID];
  if (layout?.type !== 'top') throw new Error('References have a layout of their own.');
  return layout;
};

/** Most pages of a document. */
const MOST_PAGES = 50;

/** Returns a key of the settings that pages of one document share. */
const settingsKey = (document: Document): string => JSON.stringify(layoutOf(document).settings);

/** References merged as pages of fewer documents, each with the names of its pages. */
export interface MergedPages {
  readonly names: readonly string[];
  readonly document: Document;
}

/** Gives frames and their data ids that no other page has. */
const renamed = <Value>(items: Readonly<Record<Id, Value>>, page: Id): Record<Id, Value> =>
  Object.fromEntries(Object.entries(items).map(([id, value]) => [`${page}-${id}`, value]));

function merged(documents: readonly Document[]): Document {
  const [first] = documents;
  if (!first || documents.length === 1) return first as Document;
  const layout = layoutOf(first);
  const pages = documents.map(({ pages: { items } }, index) => {
    const id = `page${index}`;
    const page = items[PAGE_ID];
    if (!page) throw new Error('References have a page of their own.');
    const order = page.frames.order.map((frameId) => `${id}-${frameId}`);
    return [id, { ...page, frames: { order, items: renamed<Frame>(page.frames.items, id) } }] as const;
  });
  /** Merges a property of all frames. */
  const all = <Value>(of: (layout: TopLayout) => Readonly<Record<Id, Value>>): Record<Id, Value> =>
    Object.assign({}, ...documents.map((each, index) => renamed(of(layoutOf(each)), `page${index}`)));
  // Layouts for screens draw only the first page.
  const settings = { ...layout.settings, intent: 'print' as const };
  return {
    ...first,
    pages: { order: pages.map(([id]) => id), items: Object.fromEntries(pages) },
    layouts: {
      ...first.layouts,
      items: {
        [LAYOUT_ID]: {
          ...layout,
          settings,
          placements: all(({ placements }) => placements),
          barcodes: all(({ barcodes }) => barcodes),
        },
      },
    },
  };
}

/**
 * Merges references of the same settings into one document, so that a browser has to open few; animated ones stay
 * separate.
 */
export function mergePages(documents: Readonly<Record<string, Document>>): MergedPages[] {
  const groups: { key: string; names: string[] }[] = [];
  for (const [name, document] of Object.entries(documents)) {
    const isAnimated = layoutOf(document).settings.intent === 'digitalAnimated';
    const key = isAnimated ? name : settingsKey(document);
    const group = groups.find((each) => each.key === key && each.names.length < MOST_PAGES);
    if (group) group.names.push(name);
    else groups.push({ key, names: [name] });
  }
  return groups.map(({ names }) => ({
    names,
    document: merged(names.flatMap((name) => documents[name] ?? [])),
  }));
}
