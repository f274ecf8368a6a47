import type { DisplayList } from '../../display';
import { number, numbers } from '../file/syntax';
import type { Content } from '../paint/content';
import type { Painting } from '../paint/painting';
import type { MarkReach } from './boxes';

/** Paints two marks at each corner of the page in all inks. */
export function paintCropMarks(
  { inks }: Pick<Painting, 'inks'>,
  content: Content,
  { width, height }: Pick<DisplayList, 'width' | 'height'>,
  { top, right, bottom, left }: MarkReach,
  weight: number,
): void {
  const lines = [
    ...[0, width].flatMap((x) => [
      [x, -top.start, x, -top.end],
      [x, height + bottom.start, x, height + bottom.end],
    ]),
    ...[0, height].flatMap((y) => [
      [-left.start, y, -left.end, y],
      [width + right.start, y, width + right.end, y],
    ]),
  ];
  const drawn = lines.map((line) => `${numbers(line.slice(0, 2))} m\n${numbers(line.slice(2))} l\n`);
  const space = content.use('ColorSpace', inks.allPlates());
  content.add(`${space} CS 1 SCN\n${number(weight)} w\n${drawn.join('')}S\n`);
}
