import { styled } from '@/components/theme';

/* Form and page side by side, as high as the window; on phones the page is above the form. */
export const Room = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(18rem, 24rem) minmax(0, 1fr)',
  gap: '$4',
  height: 'calc(100dvh - 12rem)',
  minHeight: '24rem',
  '@tablet': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '38dvh auto', height: 'auto' },
  variants: {
    /* A table needs more room than a form. */
    isBatch: {
      true: {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(16rem, 2fr)',
        '@tablet': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
});
export const FillSide = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  minWidth: 0,
  minHeight: 0,
  '@tablet': { gridRow: 2 },
});
export const Form = styled('div', {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  paddingInlineEnd: '$2',
  '@tablet': { overflowY: 'visible', paddingInlineEnd: 0 },
});
export const PageSide = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  minWidth: 0,
  minHeight: 0,
  '@tablet': { gridRow: 1, position: 'sticky', insetBlockStart: 0, zIndex: 1 },
});

export const PagePlace = styled('div', { flex: 1, minHeight: 0 });
