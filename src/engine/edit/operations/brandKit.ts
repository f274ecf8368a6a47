import type { Draft } from 'immer';
import * as z from 'zod/mini';
import type { BrandKit } from '../../document';
import { brandColour, brandKit as kit, characterStyle, paragraphStyle } from '../../document/schema/brandKit';
import { id } from '../../document/schema/primitives';
import { operation } from '../operation';

const COLLECTIONS = [
  'colors',
  'gradients',
  'paragraphStyles',
  'characterStyles',
  'fontFamilies',
  'media',
  'themes',
] as const;

/** Any items by id, with an order. */
interface Collection {
  order: string[];
  items: Record<string, unknown>;
}

/** Adds an item, or replaces the one with its id. */
function put({ order, items }: Collection, itemId: string, item: unknown): void {
  if (!Object.hasOwn(items, itemId)) order.push(itemId);
  items[itemId] = item;
}

/** Copies the items of a kit; items only in the document stay. */
function merge(own: Draft<BrandKit>, other: Draft<BrandKit>): void {
  for (const key of COLLECTIONS) {
    for (const itemId of other[key].order) put(own[key], itemId, other[key].items[itemId]);
  }
  own.name = other.name;
  if (other.version !== undefined) own.version = other.version;
}

/** Operations on the brand kit. */
export const brandKit = {
  importBrandKit: operation({ brandKit: kit }, (draft, payload) => {
    draft.brandKit = { ...payload.brandKit, isAutoSync: true };
  }),
  syncBrandKit: operation({ brandKit: kit }, (draft, payload) => merge(draft.brandKit, payload.brandKit)),
  setAutoSync: operation({ isAutoSync: z.boolean() }, (draft, { isAutoSync }) => {
    draft.brandKit.isAutoSync = isAutoSync;
  }),
  switchTheme: operation({ themeId: z.nullable(id) }, (draft, { themeId }) => {
    if (themeId === null) delete draft.brandKit.activeThemeId;
    else draft.brandKit.activeThemeId = themeId;
  }),
  setBrandColour: operation({ colorId: id, color: brandColour }, (draft, { colorId, color }) =>
    put(draft.brandKit.colors, colorId, color),
  ),
  setBrandParagraphStyle: operation({ styleId: id, style: paragraphStyle }, (draft, { styleId, style }) =>
    put(draft.brandKit.paragraphStyles, styleId, style),
  ),
  setBrandCharacterStyle: operation({ styleId: id, style: characterStyle }, (draft, { styleId, style }) =>
    put(draft.brandKit.characterStyles, styleId, style),
  ),
};
