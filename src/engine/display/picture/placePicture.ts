import type { Crop, ImageFit } from '../../document';
import type { Matrix } from '../displayList';
import { chain, roundMatrix, rotation, scaling, translation } from '../geometry/matrix';
import { cropOffset } from './smartCrop';

/** A picture as far as its place depends on it. */
export interface Picture {
  /** In any unit, the same for both. */
  readonly width: number;
  readonly height: number;
  /** What smart crop keeps in sight, in shares of the picture. @default all of it */
  readonly subjectArea?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  /** In shares of the picture. @default the centre of the subject */
  readonly pointOfInterest?: { readonly x: number; readonly y: number };
}

/** Width and height of a frame, in points. */
interface Extent {
  readonly width: number;
  readonly height: number;
}

/** How much of the room around a picture lies before it. */
function sharesOf(position: ImageFit['position']): readonly [x: number, y: number] {
  const name = position.toLowerCase();
  return [
    name.includes('left') ? 0 : name.includes('right') ? 1 : 0.5,
    name.includes('top') ? 0 : name.includes('bottom') ? 1 : 0.5,
  ];
}

function aligned(picture: Picture, frame: Extent, fit: ImageFit, scale: number): Matrix {
  const [width, height] = [picture.width * scale, picture.height * scale];
  const [x, y] = sharesOf(fit.position);
  return chain(translation((frame.width - width) * x, (frame.height - height) * y), scaling(width, height));
}

function smart(picture: Picture, frame: Extent, { smartCrop }: ImageFit, scale: number): Matrix {
  const [width, height] = [picture.width * scale, picture.height * scale];
  const area = picture.subjectArea ?? { x: 0, y: 0, width: 1, height: 1 };
  const centre = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const point = picture.pointOfInterest ?? centre;
  const axis = (length: number, extent: number, start: number, size: number, place: number) => ({
    frame: extent,
    picture: length,
    subject: [start * length, (start + size) * length] as const,
    point: place * length,
  });
  return chain(
    translation(
      cropOffset(axis(width, frame.width, area.x, area.width, point.x), smartCrop.horizontal),
      cropOffset(axis(height, frame.height, area.y, area.height, point.y), smartCrop.vertical),
    ),
    scaling(width, height),
  );
}

/**
 * A crop says where the picture lies seen from its frame. Where the frame has another size by now, the picture grows
 * and shrinks with it about the centre, and covers what it covered.
 */
function manual(crop: Crop, frame: Extent): Matrix {
  const { originalParentWidth: width, originalParentHeight: height } = crop;
  const grown = width > 0 && height > 0 ? Math.max(frame.width / width, frame.height / height) : 1;
  return chain(
    translation(frame.width / 2, frame.height / 2),
    scaling(grown, grown),
    translation(-width / 2, -height / 2),
    translation(crop.left + crop.width / 2, crop.top + crop.height / 2),
    rotation(crop.rotationDegrees),
    scaling(crop.width, crop.height),
    translation(-0.5, -0.5),
  );
}

/**
 * What takes the unit square to where the picture lies, from the top left corner of its frame. `crop` is that of this
 * picture in this frame and layout, in points; without one a picture that is cropped by hand fills its frame.
 */
export function placePicture(picture: Picture, frame: Extent, fit: ImageFit, crop?: Crop): Matrix {
  const [across, down] = [frame.width / picture.width, frame.height / picture.height];
  const cover = Math.max(across, down);
  if (fit.mode === 'manualCrop' && crop) return roundMatrix(manual(crop, frame));
  if (fit.mode === 'smartCrop') return roundMatrix(smart(picture, frame, fit, cover));
  return roundMatrix(aligned(picture, frame, fit, fit.mode === 'fit' ? Math.min(across, down) : cover));
}
