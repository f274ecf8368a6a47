/** The `gap` variants the layout primitives share: steps of the space scale. */
export const gapVariants = {
  0: { gap: '$0' },
  half: { gap: '$half' },
  1: { gap: '$1' },
  2: { gap: '$2' },
  3: { gap: '$3' },
  4: { gap: '$4' },
  5: { gap: '$5' },
  6: { gap: '$6' },
  7: { gap: '$7' },
  8: { gap: '$8' },
} as const;

/** The `align` variants the layout primitives share. */
export const alignVariants = {
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
} as const;

/** The `justify` variants the layout primitives share. */
export const justifyVariants = {
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
} as const;
