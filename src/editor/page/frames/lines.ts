/** Colours of marks on the page: equal in light and dark, because paper is. */
export const LINES = {
  frame: '#9aa0ab',
  selected: '#6d28d9',
  snap: '#6d28d9',
  trim: '#c2410c',
  distance: '#c2410c',
  pointed: '#0f766e',
  guide: '#0891b2',
  grid: 'rgb(8 145 178 / 35%)',
} as const;
