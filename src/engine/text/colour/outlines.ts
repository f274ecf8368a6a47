import type { SvgPathCommand } from 'harfbuzzjs';
import { transformPoint, writePath, type Matrix, type PathData, type Segment } from '../../display';

/** An outline of the font, and its transform in the glyph. */
export interface PlacedOutline {
  readonly commands: readonly SvgPathCommand[];
  readonly matrix: Matrix;
}

/** Returns the outline of a rectangle. */
export const rectangle = (left: number, bottom: number, right: number, top: number): SvgPathCommand[] => [
  { type: 'M', values: [left, bottom] },
  { type: 'L', values: [right, bottom] },
  { type: 'L', values: [right, top] },
  { type: 'L', values: [left, top] },
  { type: 'Z', values: [] },
];

/** Writes a transformed outline as path data. */
export const pathOf = ({ commands }: Pick<PlacedOutline, 'commands'>, matrix: Matrix): PathData =>
  writePath(commands.map((command) => moveCommand(command, matrix)));

function moveCommand({ type, values }: SvgPathCommand, matrix: Matrix): Segment {
  const points: number[] = [];
  for (let index = 0; index + 1 < values.length; index += 2)
    points.push(...transformPoint(matrix, values[index] ?? 0, values[index + 1] ?? 0));
  return [type, ...points] as unknown as Segment;
}
