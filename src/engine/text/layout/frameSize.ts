import type { TextOptions } from '../../document';
import type { Columns } from './flow';

/** How large a frame is, in points. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

type ColumnOptions = Pick<TextOptions, 'padding' | 'numberOfColumns' | 'columnGap'>;

/** The width of a frame that is no text: paddings and gaps. */
export const widthBesides = ({ padding, numberOfColumns, columnGap }: ColumnOptions): number =>
  padding.left + padding.right + columnGap * (numberOfColumns - 1);

/**
 * The columns of a frame for text that is then drawn `scale` times as large: instead of larger text in the columns, the
 * text is set in columns that are smaller.
 */
export const columnsOf = ({ width, height }: FrameSize, options: ColumnOptions, scale = 1): Columns => ({
  count: options.numberOfColumns,
  width: Math.max(0, (width - widthBesides(options)) / options.numberOfColumns / scale),
  height: Math.max(0, (height - options.padding.top - options.padding.bottom) / scale),
});
