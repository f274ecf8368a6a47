import * as z from 'zod/mini';
import { milliseconds } from './animation';
import { barcodeSettings } from './barcode';
import { colourUse, localColour } from './colour';
import { placement, placementOverrides } from './placement';
import {
  between,
  coordinate,
  degrees,
  describeSchema,
  id,
  length,
  name,
  nameSchema,
  privateData,
  setDefaults,
  text,
  type Of,
} from './primitives';

/** The units of a layout. */
export const UNITS = ['px', 'mm', 'cm', 'in', 'pt'] as const;

/** The unit of a layout's lengths. */
export const unit = z.enum(UNITS);

/** The unit of a layout's lengths. */
export type Unit = z.infer<typeof unit>;

/** The purpose of a layout. */
export const intent = z.enum(['print', 'digitalStatic', 'digitalAnimated']);

/** The purpose of a layout. */
export type Intent = z.infer<typeof intent>;

const inLayoutUnit = describeSchema(length, 'In the unit of the layout');

/** The side of a page. */
export const pageSide = describeSchema(between(0.001, 100_000), 'In the unit of the layout');

/** The printed area beyond each edge of the page. */
export const bleed = nameSchema(
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

/** The printed area beyond each edge of the page. */
export type Bleed = Of<typeof bleed>;

/** The background of a layout; if it is off, print shows the paper. */
export const layoutFill = nameSchema(
  z.strictObject({ enabled: z.boolean(), color: colourUse }),
  'LayoutFill',
  'The ground of a layout; without it a PNG is transparent and a JPG white',
);

/** The background of a layout. */
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

/** Settings of a new layout of any size. */
export const NEW_SETTINGS = {
  fill: { enabled: true, color: localColour('#ffffff') },
  timelineLengthMs: 5_000,
};

/** The settings of a layout, which children inherit. */
export const layoutSettings = nameSchema(
  z.strictObject(setDefaults(settingsFields, NEW_SETTINGS)),
  'LayoutSettings',
  'What a layout is, and children inherit',
);

/** The settings of a layout, which children inherit. */
export type LayoutSettings = Of<typeof layoutSettings>;

const settingsOverrides = nameSchema(
  z.exactPartial(z.strictObject(settingsFields)),
  'LayoutSettingsOverrides',
  'What a child layout has of its own; the rest is inherited',
);

/** The default: users may not resize a layout. */
const NOT_RESIZABLE = { enabled: false, constraintMode: 'none' } as const;

/** Whether users may resize a layout, and the limits. */
export const resizableByUser = nameSchema(
  z.strictObject(
    setDefaults(
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

/** Whether users may resize a layout, and the limits. */
export type ResizableByUser = Of<typeof resizableByUser>;

/** The part of a picture that one frame of one layout shows. */
export const crop = nameSchema(
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

/** A line to align frames with; never part of output. */
export const guide = nameSchema(
  z.strictObject({
    axis: describeSchema(z.enum(['x', 'y']), 'What it crosses: an upright guide has an x, a level one a y'),
    at: describeSchema(coordinate, 'In the unit of the layout'),
  }),
  'Guide',
  'A line to lay frames along, which no output shows',
);

/** A line to align frames with. */
export type Guide = Of<typeof guide>;

/** The maximum number of guides in a layout. */
export const MOST_GUIDES = 500;

/** Whether a layout shows its guides or a grid. */
export const guideStyle = nameSchema(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('line') }),
    z.strictObject({
      type: z.literal('square'),
      size: describeSchema(between(0.001, 100_000), 'The side of a square, in the unit of the layout'),
    }),
  ]),
  'GuideStyle',
  'Whether a layout is designed along its guides, or along a grid in their place; lines where nothing is said',
);

/** Whether a layout shows its guides or a grid. */
export type GuideStyle = Of<typeof guideStyle>;

/** The key of a crop: the address of a picture. */
export const assetKey = text(2_100).check(z.minLength(1), z.regex(/^(?!__proto__$)/));

/** Properties of a new layout: users may choose it, but not resize it. */
export const NEW_LAYOUT = { availableForUser: true, resizableByUser: NOT_RESIZABLE, privateData: {} };

const common = {
  name,
  displayName: z.exactOptional(name),
  ...setDefaults({ availableForUser: z.boolean(), resizableByUser, privateData }, NEW_LAYOUT),
  placements: describeSchema(z.record(id, placement), 'Of the frames added here'),
  crops: describeSchema(z.record(id, z.record(assetKey, crop)), 'By frame and picture; not inherited'),
  barcodes: describeSchema(z.record(id, barcodeSettings), 'By frame; not inherited'),
  guides: z.exactOptional(describeSchema(z.record(id, guide), 'By their id; not inherited')),
  guideStyle: z.exactOptional(describeSchema(guideStyle, 'Not inherited')),
};

const topLayout = nameSchema(
  z.strictObject({ type: z.literal('top'), ...common, settings: layoutSettings }),
  'TopLayout',
  'A layout that inherits nothing',
);

const childLayout = nameSchema(
  z.strictObject({
    type: z.literal('child'),
    parentId: id,
    ...common,
    settings: settingsOverrides,
    overrides: describeSchema(z.record(id, placementOverrides), 'Of the frames inherited'),
  }),
  'ChildLayout',
  'A layout that inherits what it does not override',
);

/** One of the sizes of a design. Its lengths are in its unit. */
export const layout = nameSchema(
  z.discriminatedUnion('type', [topLayout, childLayout]),
  'Layout',
  'One of the sizes of a design',
);

/** One of the sizes of a design. */
export type Layout = Of<typeof layout>;

/** A layout that inherits the values it does not override. */
export type ChildLayout = Of<typeof childLayout>;
