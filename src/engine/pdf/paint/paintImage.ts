import { multiply, scaling, type ImageItem } from '../../display';
import { matrixNumbers } from '../file/syntax';
import { defaultState } from './defaultState';
import type { Painting } from './painting';

/** PDF places pictures from their lower edge. */
const UPSIDE_DOWN = [1, 0, 0, -1, 0, 1] as const;

/** Paints an embedded picture; a missing one was reported before. */
export function paintImage(painting: Painting, { image, transform }: ImageItem): void {
  const { content, page } = painting;
  const picture = page.pictures.get(image);
  if (!picture) return;
  const { ref, width, height } = picture;
  const state = picture.isPage ? defaultState(painting) : '';
  const placed = matrixNumbers(multiply(multiply(transform, UPSIDE_DOWN), scaling(1 / width, 1 / height)));
  content.add(`q\n${state}${placed} cm\n${content.use('XObject', ref)} Do\nQ\n`);
}
