import { convertCrop, type Crop, type ImageFit, type ImageFrame } from '../../document';
import type { DisplayItem } from '../displayList';
import { outlinePath } from '../path/outlinePath';
import { wantedPicture, type PictureKey } from '../picture/pictureKey';
import { placePicture } from '../picture/placePicture';
import type { FrameContent, FrameInput } from './content';

const FILL: ImageFit = {
  mode: 'fill',
  position: 'center',
  smartCrop: { horizontal: 'center', vertical: 'center' },
};

/** Returns this layout's crop of the picture in this frame, in points. */
function cropOf({ layout, frameId, toPoints }: FrameInput, key: PictureKey): Crop | undefined {
  const crops = Object.hasOwn(layout.crops, frameId) ? layout.crops[frameId] : undefined;
  const crop = crops && Object.hasOwn(crops, key) ? crops[key] : undefined;
  return crop && convertCrop(crop, toPoints);
}

/** Places the picture; reports it if it is missing. */
function pictureItems(input: FrameInput<ImageFrame>): readonly DisplayItem[] {
  const { document, frame, frameId, placement, ports, report } = input;
  const wanted = wantedPicture(document, frame.source);
  if (!wanted) return [];
  const { key, name } = wanted;
  const fit = placement.fit ?? FILL;
  const picture = key === undefined ? undefined : ports.picture(key, fit.smartCrop.subjectType);
  if (key === undefined || !picture || !(picture.width > 0 && picture.height > 0)) {
    report({ type: 'missingPicture', frameId, picture: name });
    return [];
  }
  return [
    { type: 'image', image: key, transform: placePicture(picture, placement, fit, cropOf(input, key)) },
  ];
}

/** Draws a picture clipped by its mask, and the mask's stroke over it. */
export function imageContent(input: FrameInput<ImageFrame>): FrameContent {
  const { frame, placement, paints } = input;
  const path = outlinePath(frame.mask, placement);
  const stroke = paints.line(frame.stroke, placement);
  const picture = pictureItems(input);
  const items: readonly DisplayItem[] = [
    ...(picture.length > 0 ? [{ type: 'group', items: picture, clip: path } as const] : []),
    ...(stroke && path !== '' ? [{ type: 'path', path, stroke } as const] : []),
  ];
  return { items, box: placement };
}
