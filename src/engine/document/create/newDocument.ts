import type { BrandKit } from '../schema/brandKit';
import { DOCUMENT_VERSION, type Document } from '../schema/document';
import { NEW_LAYOUT, type Layout } from '../schema/layout';
import type { Page } from '../schema/page';
import { NEW_PARAGRAPH_FORMAT } from '../schema/textStyle';
import type { Id, Ordered } from '../schema/primitives';
import { newSettings } from './newSettings';
import { A4, type LayoutPreset } from './presets';

/** Creates an empty collection. */
export const none = <Item>(): Ordered<Item> => ({ order: [], items: {} });

/** Creates a collection of one item. */
const one = <Item>(id: Id, item: Item): Ordered<Item> => ({ order: [id], items: { [id]: item } });

/** Creates a page without frames. */
export const newPage = (name: string): Page => ({ name, isVisible: true, frames: none() });

/** Creates a top layout without frames. */
export const newLayout = (name: string, size: Omit<LayoutPreset, 'name'>): Layout => ({
  type: 'top',
  name,
  ...NEW_LAYOUT,
  placements: {},
  crops: {},
  barcodes: {},
  settings: newSettings(size),
});

/** Returns a brand kit that is no copy of one of the environment's. */
const newBrandKit = (): BrandKit => ({
  name: 'Brand kit',
  isAutoSync: false,
  colors: none(),
  gradients: none(),
  paragraphStyles: none(),
  characterStyles: none(),
  fontFamilies: one('arial', { name: 'Arial', default: NEW_PARAGRAPH_FORMAT.font }),
  media: none(),
  themes: none(),
});

/** The inputs of a new document. */
export interface NewDocument {
  readonly pageId: Id;
  readonly layoutId: Id;
  /** The version of the studio that creates it, such as `1.42.3`. */
  readonly sdkVersion: string;
  readonly engineVersion: string;
  /** The size of its layout. @default A4 for print */
  readonly preset?: LayoutPreset;
}

/** Creates a template with one empty page and one layout. */
export const newDocument = ({
  pageId,
  layoutId,
  sdkVersion,
  engineVersion,
  preset = A4,
}: NewDocument): Document => ({
  documentVersion: DOCUMENT_VERSION,
  sdkVersion,
  engineVersion,
  properties: { type: 'template' },
  selectedLayoutId: layoutId,
  pages: one(pageId, newPage('Page 1')),
  layouts: one(layoutId, newLayout(preset.name, preset)),
  variables: none(),
  actions: none(),
  connectors: none(),
  constraints: { frames: {} },
  brandKit: newBrandKit(),
});
