import type { ImageFit } from '../../document';
import { clamp } from '../geometry/numbers';

type Bias = ImageFit['smartCrop']['horizontal'];

/** One axis of a picture that covers its frame; all lengths in the same unit. */
export interface CropAxis {
  readonly frame: number;
  readonly picture: number;
  /** Where the subject begins and ends, and the point of it that must be seen; from the picture's start. */
  readonly subject: readonly [start: number, end: number];
  readonly point: number;
}

/**
 * Where a picture begins, seen from its frame. The bias says at which side of the frame a subject with room around it
 * stands, and which side of a subject that is larger than the frame is seen. The frame stays covered, and the point of
 * interest is always inside.
 */
export function cropOffset({ frame, picture, subject, point }: CropAxis, bias: Bias): number {
  const [atStart, atEnd] = [-subject[0], frame - subject[1]];
  const wanted = { start: atStart, center: (atStart + atEnd) / 2, end: atEnd }[bias];
  return clamp(clamp(wanted, -point, frame - point), Math.min(0, frame - picture), 0);
}
