import { styled } from '@/components/theme';

/** The canvas around the page. */
export const Room = styled('div', {
  position: 'relative',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  backgroundColor: '$surfaceSunken',
  touchAction: 'none',
  userSelect: 'none',
  // Above the rulers, which cover two of its edges.
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 3,
    pointerEvents: 'none',
    outline: '2px solid $colors$action',
    outlineOffset: -2,
  },
  '&[data-cursor="grab"]': { cursor: 'grab' },
  '&[data-cursor="draw"]': { cursor: 'crosshair' },
  '&[data-cursor="zoom"]': { cursor: 'zoom-in' },
});
/** The blank page. */
export const Paper = styled('div', {
  position: 'absolute',
  backgroundColor: '#ffffff',
  boxShadow: '$raised',
});
