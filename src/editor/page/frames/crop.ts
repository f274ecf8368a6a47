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
import { normalised, type Place } from './geometry';
import { tidy } from './moving';

/** A picture as it lies in its frame, in the unit of the layout from the frame's corner before it was turned. */
export interface Cropping {
  readonly key: PictureKey;
  readonly placement: Placement;
}

/** What can be cropped of a frame of the shown layout; nothing where it has no picture. */
export function croppingOf(document: Document, frameId: Id): Cropping | undefined {
  const frame = indexFrames(document).get(frameId)?.frame;
  const placement = resolveLayout(document, document.selectedLayoutId).placements.get(frameId);
  if (frame?.type !== 'image' || !placement) return undefined;
  const key = wantedPicture(document, frame.source)?.key;
  return key === undefined ? undefined : { key, placement };
}

/** The crop that the shown layout has for a picture in a frame. */
const storedCrop = (document: Document, frameId: Id, key: PictureKey): Crop | undefined =>
  document.layouts.items[document.selectedLayoutId]?.crops[frameId]?.[key];

/** Where a picture lies in its frame now, however it is fitted. */
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
  // Taken as it is stored, so that opening and leaving it rounds nothing.
  if (fit.mode === 'manualCrop' && crop && isOfSize) {
    const { left, top, width, height, rotationDegrees } = crop;
    return { x: left, y: top, width, height, rotationDegrees };
  }
  const matrix = placePicture(picture, placement, fit, crop);
  const [a, b, c, d] = matrix;
  const [width, height] = [Math.hypot(a, b), Math.hypot(c, d)];
  const [x, y] = transformPoint(matrix, 0.5, 0.5);
  const rotationDegrees = normalised((Math.atan2(b, a) * 180) / Math.PI);
  return { x: x - width / 2, y: y - height / 2, width, height, rotationDegrees };
}

/** Crops a picture by hand: it lies in its frame as it is given. */
export function cropping(
  document: Document,
  frameId: Id,
  { key, placement }: Cropping,
  { x, y, width, height, rotationDegrees }: Place,
): Operation[] {
  const layoutId = document.selectedLayoutId;
  const fit = placement.fit ?? NEW_FIT;
  const crop: Crop = {
    ...{ left: tidy(x), top: tidy(y), width: tidy(width), height: tidy(height) },
    rotationDegrees: tidy(rotationDegrees),
    ...{ originalParentWidth: placement.width, originalParentHeight: placement.height },
  };
  return [
    { kind: 'setCrop', layoutId, frameId, asset: key, crop },
    ...(fit.mode === 'manualCrop'
      ? []
      : [
          {
            ...{ kind: 'setImageFit' as const, layoutId, frameIds: [frameId] },
            value: { ...fit, mode: 'manualCrop' as const },
          },
        ]),
  ];
}

/** A picture enlarged by a factor about a point of its frame. */
export const enlarged = (place: Place, factor: number, about: { x: number; y: number }): Place => ({
  ...place,
  x: about.x + (place.x - about.x) * factor,
  y: about.y + (place.y - about.y) * factor,
  width: place.width * factor,
  height: place.height * factor,
});
