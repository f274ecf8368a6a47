/** Spacing on the 4 px grid, in rem to follow the user's text size. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  7: '2rem',
  8: '2.5rem',
  9: '3rem',
  10: '4rem',
  half: '0.125rem',
} as const;

/** Type scale: 12, 13, 14, 16, 20 and 28 px at the default text size. */
export const fontSizes = {
  caption: '0.75rem',
  small: '0.8125rem',
  body: '0.875rem',
  large: '1rem',
  title: '1.25rem',
  display: '1.75rem',
} as const;

/** Line heights paired with the type scale. */
export const lineHeights = {
  caption: '1rem',
  small: '1.125rem',
  body: '1.25rem',
  large: '1.5rem',
  title: '1.75rem',
  display: '2.25rem',
} as const;

/**
 * Fixed sizes of layout, dialogs, controls, rows and text columns, and of text and form pages.
 * Other pages use the available width.
 */
export const sizes = {
  rail: '4.125rem',
  sidePanel: '16.25rem',
  header: '4rem',
  modalXs: '21.25rem',
  modalS: '31.25rem',
  modalM: '40rem',
  modalL: '56.25rem',
  modalXl: '60rem',
  notification: '3.5rem',
  notificationStudio: '3rem',
  controlS: '1.75rem',
  controlM: '2rem',
  controlL: '2.5rem',
  controlTouch: '2.75rem',
  row: '3rem',
  rowDense: '2.5rem',
  textAreaMin: '3.5rem',
  readable: '40rem',
  content: '48rem',
} as const;

/** The pixel widths at which layouts change, as the product names them. */
export const breakpoints = { mobile: 650, tablet: 769, laptop: 1024, desktop: 1140 } as const;

/** Media conditions for `@name` keys in styles. `mobile`, `tablet`, `laptop` mean "up to"; `desktop` means "from". */
export const media = {
  mobile: `(max-width: ${breakpoints.mobile}px)`,
  tablet: `(max-width: ${breakpoints.tablet}px)`,
  laptop: `(max-width: ${breakpoints.laptop}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  hover: '(hover: hover)',
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
} as const;

/** Corner radii: controls 6 px, containers 8 px. */
export const radii = {
  small: '0.25rem',
  control: '0.375rem',
  container: '0.5rem',
  overlay: '0.625rem',
  pill: '999px',
} as const;

/** Durations and easing of motion; all become instant with reduced motion. */
export const transitions = {
  fast: '120ms cubic-bezier(0.2, 0, 0, 1)',
  base: '160ms cubic-bezier(0.2, 0, 0, 1)',
  slow: '200ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Stacking order, lowest first. */
export const zIndices = {
  sticky: 10,
  header: 20,
  rail: 30,
  drawer: 90,
  modal: 100,
  notification: 105,
  overlay: 110,
  tooltip: 130,
  skipLink: 140,
} as const;

/** Weights of the variable font that are in use. */
export const fontWeights = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;

/** Letter spacing: tighter for large type, wider for small capitals. */
export const letterSpacings = { tight: '-0.014em', snug: '-0.006em', normal: '0', wide: '0.04em' } as const;

/** Font stacks. The fallback has Inter's metrics, so nothing moves when the font loads. */
export const fonts = {
  body: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Liberation Mono', Menlo, Consolas, monospace",
} as const;

/** Shadows of the light theme; only overlays and pressed surfaces have one. */
export const lightShadows = {
  control: '0 1px 2px rgba(14, 15, 52, 0.06)',
  raised: '0 1px 3px rgba(14, 15, 52, 0.08), 0 1px 1px rgba(14, 15, 52, 0.04)',
  overlay: '0 12px 32px -8px rgba(14, 15, 52, 0.22), 0 2px 6px rgba(14, 15, 52, 0.08)',
  modal: '0 24px 64px -12px rgba(9, 9, 40, 0.36), 0 4px 12px rgba(9, 9, 40, 0.1)',
} as const;

/** Shadows of the dark theme: stronger, because a dark background hides them. */
export const darkShadows: Record<keyof typeof lightShadows, string> = {
  control: '0 1px 2px rgba(0, 0, 0, 0.4)',
  raised: '0 1px 3px rgba(0, 0, 0, 0.5)',
  overlay: '0 12px 32px -8px rgba(0, 0, 0, 0.7), 0 2px 6px rgba(0, 0, 0, 0.4)',
  modal: '0 24px 64px -12px rgba(0, 0, 0, 0.8), 0 4px 12px rgba(0, 0, 0, 0.5)',
};
