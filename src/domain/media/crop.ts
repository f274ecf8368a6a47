import { invalidField, type Refusal } from '../refusal';

/** A place in a picture, in shares of its width and height from the top left corner. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** A part of a picture, in shares of its width and height. */
export interface PictureArea extends PicturePoint {
  readonly width: number;
  readonly height: number;
}

/** What of a picture smart crop keeps in sight. */
export interface PictureCrop {
  /** Always in sight. */
  readonly pointOfInterest: PicturePoint;
  /** In sight as far as there is room. */
  readonly subjectArea: PictureArea;
}

/** What is known of a picture: what somebody has drawn, and what was found; null for neither. */
export interface PictureVision {
  readonly manualCropMetadata: PictureCrop | null;
  readonly visionCropMetadata: PictureCrop | null;
}

/** The crop of a picture without a subject: all of it, about its centre. */
export const WHOLE_PICTURE: PictureCrop = {
  pointOfInterest: { x: 0.5, y: 0.5 },
  subjectArea: { x: 0, y: 0, width: 1, height: 1 },
};

/** The crop that counts: what was drawn wins over what was found. */
export const cropThatCounts = ({
  manualCropMetadata,
  visionCropMetadata,
}: PictureVision): PictureCrop | undefined => manualCropMetadata ?? visionCropMetadata ?? undefined;

/** How the crop of a picture is named where it is sent with a form, each as JSON. */
export const CROP_FIELDS = ['pointOfInterest', 'subjectArea'] as const;

/** The crop drawn by hand that a form holds: null for none, which resets it; else the refusal. */
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

/** Sums of decimals are off by less than this. */
const TINY = 1e-9;

const sticksOut = ({ x, y, width, height }: PictureArea) => x + width > 1 + TINY || y + height > 1 + TINY;

function sharesOf<Name extends string>(
  text: string | undefined,
  names: readonly Name[],
): Record<Name, number> | undefined {
  const given = parsed(text);
  if (typeof given !== 'object' || given === null) return undefined;
  const shares = names.map((name) => (given as Record<string, unknown>)[name]);
  if (!shares.every((share) => typeof share === 'number' && share >= 0 && share <= 1)) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, shares[index]])) as Record<Name, number>;
}

function parsed(text = ''): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Most bytes of a picture outside the platform that crop data are found for. */
export const LARGEST_OUTSIDE_PICTURE = 10_000_000;

/** A picture outside the platform is too large for crop data to be found. */
export const OUTSIDE_PICTURE_TOO_LARGE: Refusal = {
  status: 413,
  detail: 'Crop data are found for pictures of 10 MB at most.',
};

/** A picture outside the platform is of another type. */
export const OUTSIDE_PICTURE_TYPE: Refusal = invalidField(
  'file',
  'Crop data are found for PNG and JPG pictures only.',
);
