import { invalidField, type Refusal } from '../refusal';

/** The minimum size of a picture, in pixels. */
export interface LeastSize {
  /** @default any */
  readonly minWidth?: number;
  /** @default any */
  readonly minHeight?: number;
}

interface Size {
  readonly width: number | null;
  readonly height: number | null;
}

/** Describes the minimum size of a picture; empty if there is none. */
export function leastSizeWords({ minWidth = 0, minHeight = 0 }: LeastSize): string {
  if (minWidth > 0 && minHeight > 0) return `It has to be at least ${minWidth} × ${minHeight} px`;
  if (minWidth > 0) return `It has to be at least ${minWidth} px wide`;
  return minHeight > 0 ? `It has to be at least ${minHeight} px high` : '';
}

/** Refuses a picture that is too small for a field. */
export function refusalOfSmallPicture(
  name: string,
  { width, height }: Size,
  least: LeastSize,
): Refusal | undefined {
  const { minWidth = 0, minHeight = 0 } = least;
  if ((width ?? 0) >= minWidth && (height ?? 0) >= minHeight) return undefined;
  const size =
    width === null || height === null ? 'has no size that could be read' : `is ${width} × ${height} px`;
  return invalidField('file', `${name} ${size}. ${leastSizeWords(least)}.`);
}
