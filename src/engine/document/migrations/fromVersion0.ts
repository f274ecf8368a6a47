import { roundTo } from '@/domain/numbers';
import { convertLength } from '../layouts/units';
import { UNITS, type Unit } from '../schema/layout';
import { changeEach, changeKey, changeKeys, changeValues, isJson, type Json } from './json';

const COLLECTIONS = ['pages', 'layouts', 'variables', 'actions', 'connectors'];
const KIT_COLLECTIONS = [
  ...['colors', 'gradients', 'paragraphStyles', 'characterStyles', 'fontFamilies', 'media', 'themes'],
];

/** Decimals of each unit needed to express a thousandth of a pixel. */
const DECIMALS: Readonly<Record<Unit, number>> = { px: 3, pt: 3, mm: 3, cm: 4, in: 4 };

/** Turns a list of items with ids into items by id with an order. Leaves other lists unchanged. */
function keyById(list: unknown): unknown {
  if (!Array.isArray(list) || !list.every((item) => isJson(item) && typeof item.id === 'string')) return list;
  const items = list as readonly (Json & { readonly id: string })[];
  return {
    order: items.map(({ id }) => id),
    items: Object.fromEntries(items.map(({ id, ...item }) => [id, item])),
  };
}

const isUnit = (value: unknown): value is Unit => UNITS.some((unit) => unit === value);

/** Returns the unit of a layout or of its nearest ancestor that has one. */
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
 * Migrates version 0, which kept collections as lists of items with ids. It kept lengths of layouts as thousandths of a
 * pixel at 72 to the inch in any unit: 425196 for 150 mm.
 */
export function fromVersion0(older: Json): Json {
  const converted = changeKey(changeKey(older, 'layouts', convertLayouts), 'pages', (pages) =>
    changeEach(pages, (page) => changeKey(page, 'frames', keyById)),
  );
  const listed = changeKey(changeKeys(converted, COLLECTIONS, keyById), 'brandKit', (kit) =>
    changeKeys(kit, KIT_COLLECTIONS, keyById),
  );
  return { ...(listed as Json), documentVersion: 1 };
}
