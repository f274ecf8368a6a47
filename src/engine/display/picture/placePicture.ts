import type { Crop, ImageFit } from '../../document';
import type { Matrix } from '../displayList';
import { multiplyAll, roundMatrix, rotation, scaling, translation } from '../geometry/matrix';
import { cropOffset } from './smartCrop';

/** The properties of a picture that decide its place. */
export interface Picture {
  /** In any unit, the same for both. */
  readonly width: number;
  readonly height: number;
  /**
   * The area smart crop keeps visible, in shares of the picture.
   * @default the whole picture
   */
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

/** Returns the shares of the free room to the left of and above a picture. */
function sharesOf(position: ImageFit['position']): readonly [x: number, y: number] {
  const name = position.toLowerCase();
  return [
    name.includes('left') ? 0 : name.includes('right') ? 1 : 0.5,
    name.includes('top') ? 0 : name.includes('bottom') ? 1 : 0.5,
  ];
}

function alignPicture(picture: Picture, frame: Extent, fit: ImageFit, scale: number): Matrix {
  const [width, height] = [picture.width * scale, picture.height * scale];
  const [x, y] = sharesOf(fit.position);
  return multiplyAll(
    translation((frame.width - width) * x, (frame.height - height) * y),
    scaling(width, height),
  );
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
  return multiplyAll(
    translation(
      cropOffset(axis(width, frame.width, area.x, area.width, point.x), smartCrop.horizontal),
      cropOffset(axis(height, frame.height, area.y, area.height, point.y), smartCrop.vertical),
    ),
    scaling(width, height),
  );
}

/**
 * Applies a manual crop. If the frame has changed its size, the picture scales with it about the centre and still
 * covers it.
 */
function applyManualCrop(crop: Crop, frame: Extent): Matrix {
  const { originalParentWidth: width, originalParentHeight: height } = crop;
  const grown = width > 0 && height > 0 ? Math.max(frame.width / width, frame.height / height) : 1;
  return multiplyAll(
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
 * Returns the matrix from the unit square to the picture's place in its frame. `crop` is this layout's crop in points;
 * without one a manually cropped picture fills its frame.
 */
export function placePicture(picture: Picture, frame: Extent, fit: ImageFit, crop?: Crop): Matrix {
  const [across, down] = [frame.width / picture.width, frame.height / picture.height];
  const cover = Math.max(across, down);
  if (fit.mode === 'manualCrop' && crop) return roundMatrix(applyManualCrop(crop, frame));
  if (fit.mode === 'smartCrop') return roundMatrix(smart(picture, frame, fit, cover));
  return roundMatrix(alignPicture(picture, frame, fit, fit.mode === 'fit' ? Math.min(across, down) : cover));
}
