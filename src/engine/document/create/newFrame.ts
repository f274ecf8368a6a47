import {
  NEW_FRAME,
  NEW_IMAGE,
  NEW_SHAPE,
  NEW_TEXT_OPTIONS,
  type BarcodeFrame,
  type ImageFrame,
  type ShapeFrame,
  type TextFrame,
} from '../schema/frames';
import { NEW_AUTO_GROW, NEW_COPY_FITTING, NEW_FIT, NEW_PLACEMENT, type Placement } from '../schema/placement';
import type { Box } from '../layouts/anchorFrames';

/** Creates an image frame without a picture. */
export const newImageFrame = (name: string): ImageFrame => ({
  type: 'image',
  name,
  ...NEW_FRAME,
  ...NEW_IMAGE,
});

/** Creates a shape frame with a rectangle. */
export const newShapeFrame = (name: string): ShapeFrame => ({
  type: 'shape',
  name,
  ...NEW_FRAME,
  ...NEW_SHAPE,
});

/** Creates a text frame with one paragraph. */
export const newTextFrame = (name: string, text = ''): TextFrame => ({
  type: 'text',
  name,
  ...NEW_FRAME,
  options: NEW_TEXT_OPTIONS,
  paragraphs: [{ runs: text === '' ? [] : [{ type: 'text', text }] }],
});

/** Creates a barcode frame without a value. */
export const newBarcodeFrame = (name: string): BarcodeFrame => ({
  type: 'barcode',
  name,
  ...NEW_FRAME,
  value: { type: 'fixed', value: '' },
});

/** Placement properties that only one kind of frame has. */
const OWN = {
  image: { fit: NEW_FIT },
  shape: {},
  text: { copyFitting: NEW_COPY_FITTING, autoGrow: NEW_AUTO_GROW },
  barcode: {},
} as const;

/** Returns the placement of a new frame of this type; lengths in the unit of the layout. */
export const newPlacement = (type: keyof typeof OWN, box: Box): Placement => ({
  ...box,
  ...NEW_PLACEMENT,
  ...OWN[type],
});
