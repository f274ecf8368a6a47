/** A row of tabs, over the line it stands on; the rings of the first and the last have room in it. */
export const tabRow = { marginBlockEnd: -1, paddingInline: '$1' } as const;

/** A tab whose ring touches neither its words nor the line below; it is drawn beside the tab and takes no room. */
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
