import type { ImageFit } from '../../document';
import { clamp } from '../geometry/numbers';

type Bias = ImageFit['smartCrop']['horizontal'];

/** One axis of a picture that covers its frame; all lengths in the same unit. */
export interface CropAxis {
  readonly frame: number;
  readonly picture: number;
  /** The start and end of the subject, and the point to keep visible; from the picture's start. */
  readonly subject: readonly [start: number, end: number];
  readonly point: number;
}

/**
 * Returns the offset of a picture from its frame. The bias decides the side of the frame for a small subject, and the
 * visible side of a large one. The frame stays covered, and the point of interest is always inside.
 */
export function cropOffset({ frame, picture, subject, point }: CropAxis, bias: Bias): number {
  const [atStart, atEnd] = [-subject[0], frame - subject[1]];
  const wanted = { start: atStart, center: (atStart + atEnd) / 2, end: atEnd }[bias];
  return clamp(clamp(wanted, -point, frame - point), Math.min(0, frame - picture), 0);
}
