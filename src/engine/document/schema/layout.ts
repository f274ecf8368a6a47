import * as z from 'zod/mini';
import { milliseconds } from './animation';
import { barcodeSettings } from './barcode';
import { colourUse, localColour } from './colour';
import { placement, placementOverrides } from './placement';
import {
  between,
  coordinate,
  degrees,
  described,
  id,
  length,
  name,
  named,
  privateData,
  startingWith,
  text,
  type Of,
} from './primitives';

/** The units of a layout. */
export const UNITS = ['px', 'mm', 'cm', 'in', 'pt'] as const;

/** The unit the lengths of a layout are given in. */
export const unit = z.enum(UNITS);

/** The unit the lengths of a layout are given in. */
export type Unit = z.infer<typeof unit>;

/** What a layout is made for. */
export const intent = z.enum(['print', 'digitalStatic', 'digitalAnimated']);

/** What a layout is made for. */
export type Intent = z.infer<typeof intent>;

const inLayoutUnit = described(length, 'In the unit of the layout');

/** The side of a page. */
export const pageSide = described(between(0.001, 100_000), 'In the unit of the layout');

/** What is printed beyond each edge of the page. */
export const bleed = named(
  z.strictObject({
    left: inLayoutUnit,
    top: inLayoutUnit,
    right: inLayoutUnit,
    bottom: inLayoutUnit,
    areBleedValuesCombined: z.boolean(),
  }),
  'Bleed',
  'What is printed beyond each edge of the page',
);

/** What is printed beyond each edge of the page. */
export type Bleed = Of<typeof bleed>;

/** The ground of a layout; print shows paper where it is off. */
export const layoutFill = named(
  z.strictObject({ enabled: z.boolean(), color: colourUse }),
  'LayoutFill',
  'The ground of a layout; without it a PNG is transparent and a JPG white',
);

/** The ground of a layout. */
export type LayoutFill = Of<typeof layoutFill>;

const settingsFields = {
  intent,
  unit,
  width: pageSide,
  height: pageSide,
  bleed,
  fill: layoutFill,
  timelineLengthMs: milliseconds,
};

/** What a new layout starts with, of whatever size. */
export const NEW_SETTINGS = {
  fill: { enabled: true, color: localColour('#ffffff') },
  timelineLengthMs: 5_000,
};

/** What a layout is, and children inherit. */
export const layoutSettings = named(
  z.strictObject(startingWith(settingsFields, NEW_SETTINGS)),
  'LayoutSettings',
  'What a layout is, and children inherit',
);

/** What a layout is, and children inherit. */
export type LayoutSettings = Of<typeof layoutSettings>;

const settingsOverrides = named(
  z.exactPartial(z.strictObject(settingsFields)),
  'LayoutSettingsOverrides',
  'What a child layout has of its own; the rest is inherited',
);

/** Users may not change the size of a new layout. */
const NOT_RESIZABLE = { enabled: false, constraintMode: 'none' } as const;

/** Whether users may change the size of a layout, and how far. */
export const resizableByUser = named(
  z.strictObject(
    startingWith(
      {
        enabled: z.boolean(),
        minWidth: z.exactOptional(inLayoutUnit),
        maxWidth: z.exactOptional(inLayoutUnit),
        minHeight: z.exactOptional(inLayoutUnit),
        maxHeight: z.exactOptional(inLayoutUnit),
        constraintMode: z.enum(['none', 'locked', 'range']),
        aspectRange: z.exactOptional(
          z.strictObject({ min: between(0.0001, 10_000), max: between(0.0001, 10_000) }),
        ),
      },
      NOT_RESIZABLE,
    ),
  ),
  'ResizableByUser',
  'Whether users may change the size of a layout, and how far',
);

/** Whether users may change the size of a layout. */
export type ResizableByUser = Of<typeof resizableByUser>;

/** The part of a picture that one frame of one layout shows. */
export const crop = named(
  z.strictObject({
    left: coordinate,
    top: coordinate,
    width: inLayoutUnit,
    height: inLayoutUnit,
    rotationDegrees: degrees,
    originalParentWidth: inLayoutUnit,
    originalParentHeight: inLayoutUnit,
  }),
  'Crop',
  'The part of a picture that one frame of one layout shows',
);

/** The part of a picture that one frame of one layout shows. */
export type Crop = Of<typeof crop>;

/** A line to lay frames along, which no output shows. */
export const guide = named(
  z.strictObject({
    axis: described(z.enum(['x', 'y']), 'What it crosses: an upright guide has an x, a level one a y'),
    at: described(coordinate, 'In the unit of the layout'),
  }),
  'Guide',
  'A line to lay frames along, which no output shows',
);

/** A line to lay frames along. */
export type Guide = Of<typeof guide>;

/** The most guides a layout holds. */
export const MOST_GUIDES = 500;

/** Whether a layout is designed along its guides, or along a grid in their place. */
export const guideStyle = named(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('line') }),
    z.strictObject({
      type: z.literal('square'),
      size: described(between(0.001, 100_000), 'The side of a square, in the unit of the layout'),
    }),
  ]),
  'GuideStyle',
  'Whether a layout is designed along its guides, or along a grid in their place; lines where nothing is said',
);

/** Whether a layout is designed along its guides or along a grid. */
export type GuideStyle = Of<typeof guideStyle>;

/** What a crop belongs to: the address of a picture. */
export const assetKey = text(2_100).check(z.minLength(1), z.regex(/^(?!__proto__$)/));

/** A new layout is offered to users, in its own size. */
export const NEW_LAYOUT = { availableForUser: true, resizableByUser: NOT_RESIZABLE, privateData: {} };

const common = {
  name,
  displayName: z.exactOptional(name),
  ...startingWith({ availableForUser: z.boolean(), resizableByUser, privateData }, NEW_LAYOUT),
  placements: described(z.record(id, placement), 'Of the frames added here'),
  crops: described(z.record(id, z.record(assetKey, crop)), 'By frame and picture; not inherited'),
  barcodes: described(z.record(id, barcodeSettings), 'By frame; not inherited'),
  guides: z.exactOptional(described(z.record(id, guide), 'By their id; not inherited')),
  guideStyle: z.exactOptional(described(guideStyle, 'Not inherited')),
};

const topLayout = named(
  z.strictObject({ type: z.literal('top'), ...common, settings: layoutSettings }),
  'TopLayout',
  'A layout that inherits nothing',
);

const childLayout = named(
  z.strictObject({
    type: z.literal('child'),
    parentId: id,
    ...common,
    settings: settingsOverrides,
    overrides: described(z.record(id, placementOverrides), 'Of the frames inherited'),
  }),
  'ChildLayout',
  'A layout that inherits what it does not override',
);

/** One of the sizes of a design. Its lengths are in its unit. */
export const layout = named(
  z.discriminatedUnion('type', [topLayout, childLayout]),
  'Layout',
  'One of the sizes of a design',
);

/** One of the sizes of a design. */
export type Layout = Of<typeof layout>;

/** A layout that inherits what it does not override. */
export type ChildLayout = Of<typeof childLayout>;
