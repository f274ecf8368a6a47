import { type VisualSize, visualSizes, type VisualTheme, visualThemes } from '../../.storybook/visualModes';

/** The window sizes, in the order pictures are taken. */
export const SIZES = Object.keys(visualSizes) as VisualSize[];

/** A theme at a window size: the mode of one picture of a story. */
export interface Mode {
  theme: VisualTheme;
  size: VisualSize;
}

/** Every theme at every size. */
export const MODES: readonly Mode[] = SIZES.flatMap((size) => visualThemes.map((theme) => ({ theme, size })));

/** Names a mode in words and in file names: `light-1440`. */
export function modeName({ theme, size }: Mode): string {
  return `${theme}-${visualSizes[size].width}`;
}
