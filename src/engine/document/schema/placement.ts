import * as z from 'zod/mini';
import { animation } from './animation';
import {
  between,
  coordinate,
  degrees,
  describeSchema,
  id,
  length,
  nameSchema,
  setDefaults,
  text,
  type Of,
} from './primitives';

const anchorTarget = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('page') }),
  z.strictObject({ type: z.literal('frame'), frameId: id, edge: z.enum(['start', 'center', 'end']) }),
]);

/** The page or frame edge that an anchored frame keeps its distance to. */
export type AnchorTarget = Of<typeof anchorTarget>;

/** The behaviour of a frame on one axis when its page or anchor target changes. */
export const anchor = nameSchema(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('relative') }),
    z.strictObject({ type: z.literal('start'), target: anchorTarget }),
    z.strictObject({ type: z.literal('center'), target: anchorTarget }),
    z.strictObject({ type: z.literal('end'), target: anchorTarget }),
    z.strictObject({ type: z.literal('startAndEnd'), start: anchorTarget, end: anchorTarget }),
  ]),
  'Anchor',
  'What a frame does on one axis when its page, or the frame it is anchored to, changes',
);

/** The behaviour of a frame on one axis when its page or anchor target changes. */
export type Anchor = Of<typeof anchor>;

/** The anchors of a frame on both axes. */
export const anchoring = z.strictObject({ horizontal: anchor, vertical: anchor });

/** The anchors of a frame on both axes. */
export type Anchoring = Of<typeof anchoring>;

const bias = z.enum(['start', 'center', 'end']);

/** The fit of a new picture. */
export const NEW_FIT = {
  mode: 'fill',
  position: 'center',
  smartCrop: { horizontal: 'center', vertical: 'center' },
} as const;

/** The fit of a picture in its frame. */
export const imageFit = nameSchema(
  z.strictObject(
    setDefaults(
      {
        mode: z.enum(['fill', 'fit', 'smartCrop', 'manualCrop']),
        position: z.enum([
          ...(['topLeft', 'top', 'topRight', 'left', 'center', 'right'] as const),
          ...(['bottomLeft', 'bottom', 'bottomRight'] as const),
        ]),
        smartCrop: z.strictObject({
          horizontal: bias,
          vertical: bias,
          subjectType: z.exactOptional(text(255)),
        }),
      },
      NEW_FIT,
    ),
  ),
  'ImageFit',
  'How a picture fills its frame',
);

/** The fit of a picture in its frame. */
export type ImageFit = Of<typeof imageFit>;

const scalePercent = describeSchema(between(1, 10_000), 'In percent of the font size');

/** The copy fitting of a new text frame: on. */
export const NEW_COPY_FITTING = { enabled: true, min: 10, max: 1_000 };

/** Scales text to fit its frame. */
export const copyFitting = nameSchema(
  z.strictObject(
    setDefaults({ enabled: z.boolean(), min: scalePercent, max: scalePercent }, NEW_COPY_FITTING),
  ),
  'CopyFitting',
  'Fits text into its frame by its size',
);

/** Scales text to fit its frame. */
export type CopyFitting = Of<typeof copyFitting>;

const inLayoutUnit = describeSchema(length, 'In the unit of the layout');

/** The auto grow of a new text frame: off. */
export const NEW_AUTO_GROW = { enabled: false, horizontal: 'none', vertical: 'down' } as const;

/** Enlarges a frame until its text fits. */
export const autoGrow = nameSchema(
  z.strictObject(
    setDefaults(
      {
        enabled: z.boolean(),
        horizontal: z.enum(['none', 'left', 'right', 'both']),
        vertical: z.enum(['none', 'up', 'down', 'both']),
        minWidth: z.exactOptional(inLayoutUnit),
        maxWidth: z.exactOptional(inLayoutUnit),
        minHeight: z.exactOptional(inLayoutUnit),
        maxHeight: z.exactOptional(inLayoutUnit),
      },
      NEW_AUTO_GROW,
    ),
  ),
  'AutoGrow',
  'Enlarges a frame until its text fits',
);

/** Enlarges a frame until its text fits. */
export type AutoGrow = Of<typeof autoGrow>;

const placementFields = {
  x: describeSchema(coordinate, 'Left edge before rotation, in the unit of the layout'),
  y: describeSchema(coordinate, 'Top edge before rotation, in the unit of the layout'),
  width: inLayoutUnit,
  height: inLayoutUnit,
  rotationDegrees: describeSchema(degrees, 'About the centre, clockwise'),
  scaleX: describeSchema(between(-1_000, 1_000), '1 is unscaled, negative mirrors'),
  scaleY: describeSchema(between(-1_000, 1_000), '1 is unscaled, negative mirrors'),
  isVisible: z.boolean(),
  constrainProportions: z.boolean(),
  anchoring,
  fit: z.exactOptional(imageFit),
  copyFitting: z.exactOptional(copyFitting),
  autoGrow: z.exactOptional(autoGrow),
  animation: z.exactOptional(z.nullable(animation)),
};

/** Properties of a new placement. */
export const NEW_PLACEMENT = {
  rotationDegrees: 0,
  scaleX: 1,
  scaleY: 1,
  isVisible: true,
  constrainProportions: false,
  anchoring: { horizontal: { type: 'relative' }, vertical: { type: 'relative' } },
} as const;

/**
 * The placement of a frame in the layout it was added to, with all properties that children inherit. Only pictures have
 * `fit`; only texts have `copyFitting` and `autoGrow`. In overrides, a null `animation` switches the inherited one off.
 */
export const placement = nameSchema(
  z.strictObject(setDefaults(placementFields, NEW_PLACEMENT)),
  'Placement',
  'Where a frame stands in the layout it was added to, and all else that child layouts inherit',
);

/** The placement of a frame in a layout. */
export type Placement = Of<typeof placement>;

/** The properties a child layout overrides; it inherits the rest. */
export const placementOverrides = nameSchema(
  z.exactPartial(z.strictObject(placementFields)),
  'PlacementOverrides',
  'What a child layout has of its own; the rest is inherited',
);

/** The properties a child layout overrides. */
export type PlacementOverrides = Of<typeof placementOverrides>;
