import * as z from 'zod/mini';
import { animation } from './animation';
import {
  between,
  coordinate,
  degrees,
  described,
  id,
  length,
  named,
  startingWith,
  text,
  type Of,
} from './primitives';

const anchorTarget = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('page') }),
  z.strictObject({ type: z.literal('frame'), frameId: id, edge: z.enum(['start', 'center', 'end']) }),
]);

/** What an edge or the centre of a frame keeps its distance to. */
export type AnchorTarget = Of<typeof anchorTarget>;

/** What a frame does on one axis when its page, or the frame it is anchored to, changes. */
export const anchor = named(
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

/** What a frame does on one axis when its page changes. */
export type Anchor = Of<typeof anchor>;

/** How a frame is anchored on both axes. */
export const anchoring = z.strictObject({ horizontal: anchor, vertical: anchor });

/** How a frame is anchored on both axes. */
export type Anchoring = Of<typeof anchoring>;

const bias = z.enum(['start', 'center', 'end']);

/** How a new picture fills its frame. */
export const NEW_FIT = {
  mode: 'fill',
  position: 'center',
  smartCrop: { horizontal: 'center', vertical: 'center' },
} as const;

/** How a picture fills its frame. */
export const imageFit = named(
  z.strictObject(
    startingWith(
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

/** How a picture fills its frame. */
export type ImageFit = Of<typeof imageFit>;

const scalePercent = described(between(1, 10_000), 'In percent of the font size');

/** A new text fits itself. */
export const NEW_COPY_FITTING = { enabled: true, min: 10, max: 1_000 };

/** Fits text into its frame by its size. */
export const copyFitting = named(
  z.strictObject(
    startingWith({ enabled: z.boolean(), min: scalePercent, max: scalePercent }, NEW_COPY_FITTING),
  ),
  'CopyFitting',
  'Fits text into its frame by its size',
);

/** Fits text into its frame by its size. */
export type CopyFitting = Of<typeof copyFitting>;

const inLayoutUnit = described(length, 'In the unit of the layout');

/** A new text keeps its frame. */
export const NEW_AUTO_GROW = { enabled: false, horizontal: 'none', vertical: 'down' } as const;

/** Enlarges a frame until its text fits. */
export const autoGrow = named(
  z.strictObject(
    startingWith(
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
  x: described(coordinate, 'Left edge before rotation, in the unit of the layout'),
  y: described(coordinate, 'Top edge before rotation, in the unit of the layout'),
  width: inLayoutUnit,
  height: inLayoutUnit,
  rotationDegrees: described(degrees, 'About the centre, clockwise'),
  scaleX: described(between(-1_000, 1_000), '1 is unscaled, negative mirrors'),
  scaleY: described(between(-1_000, 1_000), '1 is unscaled, negative mirrors'),
  isVisible: z.boolean(),
  constrainProportions: z.boolean(),
  anchoring,
  fit: z.exactOptional(imageFit),
  copyFitting: z.exactOptional(copyFitting),
  autoGrow: z.exactOptional(autoGrow),
  animation: z.exactOptional(z.nullable(animation)),
};

/** What the place of a new frame starts with. */
export const NEW_PLACEMENT = {
  rotationDegrees: 0,
  scaleX: 1,
  scaleY: 1,
  isVisible: true,
  constrainProportions: false,
  anchoring: { horizontal: { type: 'relative' }, vertical: { type: 'relative' } },
} as const;

/**
 * Where a frame stands in the layout it was added to, and all else that children inherit. `fit` is that of pictures,
 * `copyFitting` and `autoGrow` are those of text; `animation` is null where an inherited one is switched off.
 */
export const placement = named(
  z.strictObject(startingWith(placementFields, NEW_PLACEMENT)),
  'Placement',
  'Where a frame stands in the layout it was added to, and all else that child layouts inherit',
);

/** Where a frame stands in a layout, and all else that children inherit. */
export type Placement = Of<typeof placement>;

/** What a child layout has of its own; the rest is inherited. */
export const placementOverrides = named(
  z.exactPartial(z.strictObject(placementFields)),
  'PlacementOverrides',
  'What a child layout has of its own; the rest is inherited',
);

/** What a child layout has of its own. */
export type PlacementOverrides = Of<typeof placementOverrides>;
