import type { AutoGrow, TextOptions } from '../../document';
import type { FrameSize } from './growFrame';
import type { TextInput } from '../textInput';

type Setup = Pick<TextInput, 'options' | 'width' | 'height' | 'autoGrow'>;

/** Swaps width and height. */
export const swapSize = ({ width, height }: FrameSize): FrameSize => ({ width: height, height: width });

const ACROSS = { none: 'none', up: 'left', down: 'right', both: 'both' } as const;
const DOWN = { none: 'none', left: 'up', right: 'down', both: 'both' } as const;

/** Swaps the limits of width and height. */
function swapGrowth(grow: AutoGrow): AutoGrow {
  const { enabled, horizontal, vertical, minWidth, maxWidth, minHeight, maxHeight } = grow;
  return {
    enabled,
    horizontal: ACROSS[vertical],
    vertical: DOWN[horizontal],
    ...(minHeight !== undefined && { minWidth: minHeight }),
    ...(maxHeight !== undefined && { maxWidth: maxHeight }),
    ...(minWidth !== undefined && { minHeight: minWidth }),
    ...(maxWidth !== undefined && { maxHeight: maxWidth }),
  };
}

/** Turns the padding: vertical lines start at the right edge, which becomes the top. */
function swapPadding(options: TextOptions): TextOptions {
  const { top, right, bottom, left } = options.padding;
  return { ...options, padding: { top: right, right: bottom, bottom: left, left: top } };
}

/** Returns the frame in which vertical lines are set before they are turned clockwise. */
export function swapAxes({ options, width, height, autoGrow }: Setup): Setup {
  return {
    ...swapSize({ width, height }),
    options: swapPadding(options),
    ...(autoGrow && { autoGrow: swapGrowth(autoGrow) }),
  };
}
