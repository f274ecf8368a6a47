import type { BarcodeSettings } from '../schema/barcode';
import type { Bleed, Crop, Guide, GuideStyle, LayoutSettings, ResizableByUser } from '../schema/layout';
import type { AutoGrow, PlacementOverrides } from '../schema/placement';

/** Converts a length, for example to another unit. */
export type Convert = (length: number) => number;

/** Returns a copy with the numbers under these keys converted; missing keys stay missing. */
function convertKeys<Value extends object>(
  value: Value,
  keys: readonly (keyof Value)[],
  convert: Convert,
): Value {
  const converted = { ...value };
  for (const key of keys) {
    const length = value[key];
    if (typeof length === 'number') converted[key] = convert(length) as Value[typeof key];
  }
  return converted;
}

const convertBleed = (bleed: Bleed, convert: Convert): Bleed =>
  convertKeys(bleed, ['left', 'top', 'right', 'bottom'], convert);

const convertAutoGrow = (autoGrow: AutoGrow, convert: Convert): AutoGrow =>
  convertKeys(autoGrow, ['minWidth', 'maxWidth', 'minHeight', 'maxHeight'], convert);

/** Converts the lengths of settings, or of a child's overrides. */
export const convertSettings = <Settings extends Partial<LayoutSettings>>(
  settings: Settings,
  convert: Convert,
): Settings => ({
  ...convertKeys(settings, ['width', 'height'], convert),
  ...(settings.bleed && { bleed: convertBleed(settings.bleed, convert) }),
});

/** Converts the lengths of a placement, or of a child's overrides. */
export const convertPlacement = <Own extends PlacementOverrides>(placement: Own, convert: Convert): Own => ({
  ...convertKeys(placement, ['x', 'y', 'width', 'height'], convert),
  ...(placement.autoGrow && { autoGrow: convertAutoGrow(placement.autoGrow, convert) }),
});

/** Converts the lengths of the limits for resizing a layout. */
export const convertResizable = (resizable: ResizableByUser, convert: Convert): ResizableByUser =>
  convertKeys(resizable, ['minWidth', 'maxWidth', 'minHeight', 'maxHeight'], convert);

/** Converts the lengths of a crop. */
export const convertCrop = (crop: Crop, convert: Convert): Crop =>
  convertKeys(
    crop,
    ['left', 'top', 'width', 'height', 'originalParentWidth', 'originalParentHeight'],
    convert,
  );

/** Converts the positions of guides. */
export const convertGuides = (
  guides: Readonly<Record<string, Guide>>,
  convert: Convert,
): Readonly<Record<string, Guide>> =>
  Object.fromEntries(Object.entries(guides).map(([id, guide]) => [id, convertKeys(guide, ['at'], convert)]));

/** Converts the length of a guide style. */
export const convertGuideStyle = (style: GuideStyle, convert: Convert): GuideStyle =>
  style.type === 'line' ? style : convertKeys(style, ['size'], convert);

/** Converts the lengths of barcode settings. */
export function convertBarcode(settings: BarcodeSettings, convert: Convert): BarcodeSettings {
  const converted = { ...settings, quietZone: convertKeys(settings.quietZone, ['left', 'right'], convert) };
  return 'barHeight' in converted ? convertKeys(converted, ['barHeight'], convert) : converted;
}
