import { roundTo } from '@/domain/numbers';
import { convertLength } from '../layouts/units';
import { UNITS, type Unit } from '../schema/layout';
import { changeEach, changeKey, changeKeys, changeValues, isJson, type Json } from './json';

const COLLECTIONS = ['pages', 'layouts', 'variables', 'actions', 'connectors'];
const KIT_COLLECTIONS = [
  ...['colors', 'gradients', 'paragraphStyles', 'characterStyles', 'fontFamilies', 'media', 'themes'],
];

/** Decimals that a thousandth of a pixel can be told by, and no more. */
const DECIMALS: Readonly<Record<Unit, number>> = { px: 3, pt: 3, mm: 3, cm: 4, in: 4 };

/** A list of items with ids becomes items by their id, with an order. A list of anything else stays. */
function keyed(list: unknown): unknown {
  if (!Array.isArray(list) || !list.every((item) => isJson(item) && typeof item.id === 'string')) return list;
  const items = list as readonly (Json & { readonly id: string })[];
  return {
    order: items.map(({ id }) => id),
    items: Object.fromEntries(items.map(({ id, ...item }) => [id, item])),
  };
}

const isUnit = (value: unknown): value is Unit => UNITS.some((unit) => unit === value);

/** The unit of a layout, which may be that of a parent. */
function unitOf(layout: Json, layouts: ReadonlyMap<unknown, Json>): Unit {
  const seen = new Set<Json>();
  for (let at: Json | undefined = layout; at && !seen.has(at); at = layouts.get(at.parentId)) {
    seen.add(at);
    if (isJson(at.settings) && isUnit(at.settings.unit)) return at.settings.unit;
  }
  return 'px';
}

function convertLayout(layout: Json, unit: Unit): unknown {
  const length = (value: unknown) =>
    typeof value === 'number' ? roundTo(convertLength(value / 1_000, 'px', unit), DECIMALS[unit]) : value;
  const placement = (value: unknown) =>
    changeKey(changeKeys(value, ['x', 'y', 'width', 'height'], length), 'autoGrow', (autoGrow) =>
      changeKeys(autoGrow, ['minWidth', 'maxWidth', 'minHeight', 'maxHeight'], length),
    );
  const settings = (value: unknown) =>
    changeKey(changeKeys(value, ['width', 'height'], length), 'bleed', (bleed) =>
      changeKeys(bleed, ['left', 'top', 'right', 'bottom'], length),
    );
  const crop = (value: unknown) =>
    changeKeys(
      value,
      ['left', 'top', 'width', 'height', 'originalParentWidth', 'originalParentHeight'],
      length,
    );
  const barcode = (value: unknown) =>
    changeKey(changeKey(value, 'barHeight', length), 'quietZone', (zone) =>
      changeKeys(zone, ['left', 'right'], length),
    );
  const changes: [key: string, change: (value: unknown) => unknown][] = [
    ['settings', settings],
    ['placements', (placements) => changeValues(placements, placement)],
    ['overrides', (overrides) => changeValues(overrides, placement)],
    ['crops', (crops) => changeValues(crops, (ofFrame) => changeValues(ofFrame, crop))],
    ['barcodes', (barcodes) => changeValues(barcodes, barcode)],
    [
      'resizableByUser',
      (limits) => changeKeys(limits, ['minWidth', 'maxWidth', 'minHeight', 'maxHeight'], length),
    ],
  ];
  return changes.reduce<unknown>((changed, [key, change]) => changeKey(changed, key, change), layout);
}

function convertLayouts(list: unknown): unknown {
  const layouts = new Map(
    Array.isArray(list) ? list.filter(isJson).map((layout) => [layout.id, layout]) : [],
  );
  return changeEach(list, (layout) =>
    isJson(layout) ? convertLayout(layout, unitOf(layout, layouts)) : layout,
  );
}

/**
 * Version 0 kept its collections as lists of items that carry their id, and the lengths of layouts as thousandths of a
 * pixel at 72 to the inch whatever the unit: 425196 for 150 mm.
 */
export function fromVersion0(older: Json): Json {
  const converted = changeKey(changeKey(older, 'layouts', convertLayouts), 'pages', (pages) =>
    changeEach(pages, (page) => changeKey(page, 'frames', keyed)),
  );
  const listed = changeKey(changeKeys(converted, COLLECTIONS, keyed), 'brandKit', (kit) =>
    changeKeys(kit, KIT_COLLECTIONS, keyed),
  );
  return { ...(listed as Json), documentVersion: 1 };
}
