/** Window sizes of screenshots, by their viewport name in Storybook. */
export const visualSizes = {
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Name of a window size. */
export type VisualSize = keyof typeof visualSizes;

/** Themes of screenshots. */
export const visualThemes = ['light', 'dark'] as const;

/** One of the themes. */
export type VisualTheme = (typeof visualThemes)[number];

/** Tag of stories with screenshots. */
export const VISUAL_TAG = 'visual';

/** The same screenshots in Chromatic's format: globals for each theme and size. */
export const chromaticModes = Object.fromEntries(
  Object.keys(visualSizes).flatMap((viewport) =>
    visualThemes.map((theme) => [`${theme} ${viewport}`, { theme, viewport, motion: 'none' }]),
  ),
);
