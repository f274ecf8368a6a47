/** A row of tabs above its line, with room for the focus rings of the outer tabs. */
export const tabRow = { marginBlockEnd: -1, paddingInline: '$1' } as const;

/** A focus ring that touches neither the tab's text nor the line below; it takes no layout space. */
export const tabRing = {
  position: 'relative',
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: '$space$1 -$space$1',
    borderRadius: '$small',
    outline: '2px solid $colors$focus',
    outlineOffset: '-2px',
    pointerEvents: 'none',
  },
} as const;
