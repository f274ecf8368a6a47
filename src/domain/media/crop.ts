import { invalidField, type Refusal } from '../refusal';

/** A point in a picture, in shares of its width and height from the top left corner. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** An area of a picture, in shares of its width and height. */
export interface PictureArea extends PicturePoint {
  readonly width: number;
  readonly height: number;
}

/** The area and point that smart crop keeps visible. */
export interface PictureCrop {
  /** Always visible. */
  readonly pointOfInterest: PicturePoint;
  /** Visible as far as there is room. */
  readonly subjectArea: PictureArea;
}

/** The crops of a picture: the drawn and the detected one; null if missing. */
export interface PictureVision {
  readonly manualCropMetadata: PictureCrop | null;
  readonly visionCropMetadata: PictureCrop | null;
}

/** The crop of a picture without a subject: the whole picture, with its centre. */
export const WHOLE_PICTURE: PictureCrop = {
  pointOfInterest: { x: 0.5, y: 0.5 },
  subjectArea: { x: 0, y: 0, width: 1, height: 1 },
};

/** Returns the effective crop: the drawn one wins over the detected one. */
export const cropThatCounts = ({
  manualCropMetadata,
  visionCropMetadata,
}: PictureVision): PictureCrop | undefined => manualCropMetadata ?? visionCropMetadata ?? undefined;

/** The form fields of a crop, each as JSON. */
export const CROP_FIELDS = ['pointOfInterest', 'subjectArea'] as const;

/** Reads a drawn crop from a form: null if there is none, which resets it; otherwise refuses invalid ones. */
export function readCrop(
  fields: Readonly<Record<string, string | undefined>>,
): { readonly crop: PictureCrop | null } | { readonly refusal: Refusal } {
  if (CROP_FIELDS.every((field) => fields[field] === undefined)) return { crop: null };
  const point = sharesOf(fields['pointOfInterest'], ['x', 'y']);
  if (!point)
    return { refusal: invalidField('pointOfInterest', 'has to have x and y, each between 0 and 1') };
  const area = sharesOf(fields['subjectArea'], ['x', 'y', 'width', 'height']);
  if (!area || area.width === 0 || area.height === 0 || sticksOut(area))
    return {
      refusal: invalidField('subjectArea', 'has to lie in the picture, in shares of it between 0 and 1'),
    };
  return { crop: { pointOfInterest: point, subjectArea: area } };
}

/** The tolerance of decimal sums. */
const TINY = 1e-9;

const sticksOut = ({ x, y, width, height }: PictureArea) => x + width > 1 + TINY || y + height > 1 + TINY;

function sharesOf<Name extends string>(
  text: string | undefined,
  names: readonly Name[],
): Record<Name, number> | undefined {
  const given = parseField(text);
  if (typeof given !== 'object' || given === null) return undefined;
  const shares = names.map((name) => (given as Record<string, unknown>)[name]);
  if (!shares.every((share) => typeof share === 'number' && share >= 0 && share <= 1)) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, shares[index]])) as Record<Name, number>;
}

function parseField(text = ''): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The maximum size of an external picture for crop detection, in bytes. */
export const LARGEST_OUTSIDE_PICTURE = 10_000_000;

/** The refusal of an external picture that is too large. */
export const OUTSIDE_PICTURE_TOO_LARGE: Refusal = {
  status: 413,
  detail: 'Crop data are found for pictures of 10 MB at most.',
};

/** The refusal of an external picture of another type. */
export const OUTSIDE_PICTURE_TYPE: Refusal = invalidField(
  'file',
  'Crop data are found for PNG and JPG pictures only.',
);
