import { placePicture, transformPoint, wantedPicture, type Picture, type PictureKey } from '@/engine/display';
import {
  indexFrames,
  NEW_FIT,
  resolveLayout,
  type Crop,
  type Document,
  type Id,
  type Placement,
} from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { normaliseDegrees, type Place } from './geometry';
import { roundLength } from './moving';

/** A picture that can be cropped, with the placement of its frame. */
export interface Cropping {
  readonly key: PictureKey;
  readonly placement: Placement;
}

/** Returns the croppable picture of a frame in the shown layout; undefined if it has none. */
export function findCroppable(document: Document, frameId: Id): Cropping | undefined {
  const frame = indexFrames(document).get(frameId)?.frame;
  const placement = resolveLayout(document, document.selectedLayoutId).placements.get(frameId);
  if (frame?.type !== 'image' || !placement) return undefined;
  const key = wantedPicture(document, frame.source)?.key;
  return key === undefined ? undefined : { key, placement };
}

/** Returns the crop that the shown layout stores for a picture in a frame. */
const storedCrop = (document: Document, frameId: Id, key: PictureKey): Crop | undefined =>
  document.layouts.items[document.selectedLayoutId]?.crops[frameId]?.[key];

/**
 * Returns the place of a picture in its frame, whatever its fit mode. Lengths are in the layout's unit, from the
 * unrotated frame's corner.
 */
export function pictureIn(
  document: Document,
  frameId: Id,
  { key, placement }: Cropping,
  picture: Picture,
): Place {
  const fit = placement.fit ?? NEW_FIT;
  const crop = storedCrop(document, frameId, key);
  const isOfSize =
    crop?.originalParentWidth === placement.width && crop.originalParentHeight === placement.height;
  // Uses the stored crop unchanged, so that opening and closing it rounds nothing.
  if (fit.mode === 'manualCrop' && crop && isOfSize) {
    const { left, top, width, height, rotationDegrees } = crop;
    return { x: left, y: top, width, height, rotationDegrees };
  }
  const matrix = placePicture(picture, placement, fit, crop);
  const [a, b, c, d] = matrix;
  const [width, height] = [Math.hypot(a, b), Math.hypot(c, d)];
  const [x, y] = transformPoint(matrix, 0.5, 0.5);
  const rotationDegrees = normaliseDegrees((Math.atan2(b, a) * 180) / Math.PI);
  return { x: x - width / 2, y: y - height / 2, width, height, rotationDegrees };
}

/** Returns the operations that crop a picture to a place in its frame. */
export function cropPicture(
  document: Document,
  frameId: Id,
  { key, placement }: Cropping,
  { x, y, width, height, rotationDegrees }: Place,
): Operation[] {
  const layoutId = document.selectedLayoutId;
  const fit = placement.fit ?? NEW_FIT;
  const crop: Crop = {
    left: roundLength(x),
    top: roundLength(y),
    width: roundLength(width),
    height: roundLength(height),
    rotationDegrees: roundLength(rotationDegrees),
    originalParentWidth: placement.width,
    originalParentHeight: placement.height,
  };
  return [
    { kind: 'setCrop', layoutId, frameId, asset: key, crop },
    ...(fit.mode === 'manualCrop'
      ? []
      : [
          {
            kind: 'setImageFit' as const,
            layoutId,
            frameIds: [frameId],
            value: { ...fit, mode: 'manualCrop' as const },
          },
        ]),
  ];
}

/** Scales a picture about a point of its frame. */
export const scalePicture = (place: Place, factor: number, about: { x: number; y: number }): Place => ({
  ...place,
  x: about.x + (place.x - about.x) * factor,
  y: about.y + (place.y - about.y) * factor,
  width: place.width * factor,
  height: place.height * factor,
});
