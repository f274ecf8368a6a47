import type { AutoGrow, TextOptions } from '../../document';
import type { FrameSize } from './frameSize';
import type { TextInput } from './textInput';

type Setup = Pick<TextInput, 'options' | 'width' | 'height' | 'autoGrow'>;

/** A size the other way round. */
export const exchangedSize = ({ width, height }: FrameSize): FrameSize => ({ width: height, height: width });

const ACROSS = { none: 'none', up: 'left', down: 'right', both: 'both' } as const;
const DOWN = { none: 'none', left: 'up', right: 'down', both: 'both' } as const;

/** The same limits where what is across is down. */
function exchangedGrowth(grow: AutoGrow): AutoGrow {
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

/** Lines from top to bottom start at the right: the top of what they are set in. */
function exchangedOptions(options: TextOptions): TextOptions {
  const { top, right, bottom, left } = options.padding;
  return { ...options, padding: { top: right, right: bottom, bottom: left, left: top } };
}

/** A frame as it is before its vertical lines are turned clockwise: its width is its height, and what is right in it on top. */
export function exchanged({ options, width, height, autoGrow }: Setup): Setup {
  return {
    ...exchangedSize({ width, height }),
    options: exchangedOptions(options),
    ...(autoGrow && { autoGrow: exchangedGrowth(autoGrow) }),
  };
}
