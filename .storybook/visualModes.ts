/** Window sizes pictures are taken at, by the name of their viewport in Storybook. */
export const visualSizes = {
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Name of a window size. */
export type VisualSize = keyof typeof visualSizes;

/** Themes pictures are taken in. */
export const visualThemes = ['light', 'dark'] as const;

/** One of the themes. */
export type VisualTheme = (typeof visualThemes)[number];

/** The tag of a story that pictures are taken of. */
export const VISUAL_TAG = 'visual';

/** The same pictures in the form Chromatic wants: a set of globals for each theme at each size. */
export const chromaticModes = Object.fromEntries(
  Object.keys(visualSizes).flatMap((viewport) =>
    visualThemes.map((theme) => [`${theme} ${viewport}`, { theme, viewport, motion: 'none' }]),
  ),
);
