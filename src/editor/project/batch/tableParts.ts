import { styled } from '@/components/theme';

/** Height of a row in rem. */
export const ROW_HEIGHT = 2.25;
/** In rem. */
const HEAD_WIDTH = 5;
const COLUMN_WIDTH = 9;

/** Returns the column widths: they share the available width, but stay readable. */
export const columnWidths = (count: number) => ({
  gridTemplateColumns: `${HEAD_WIDTH}rem repeat(${count}, minmax(${COLUMN_WIDTH}rem, 1fr))`,
  minWidth: `${HEAD_WIDTH + count * COLUMN_WIDTH}rem`,
});

export const Frame = styled('div', {
  flex: '1 1 auto',
  minHeight: '12rem',
  overflow: 'auto',
  border: '1px solid $colors$border',
  borderRadius: '$container',
  backgroundColor: '$surface',
  fontSize: '$small',
  scrollPaddingBlock: `${ROW_HEIGHT}rem 3.5rem`,
  scrollPaddingInlineStart: `${HEAD_WIDTH}rem`,
  focusRing: 2,
  '@tablet': { flex: 'none', height: '60dvh' },
});
export const Line = styled('div', {
  display: 'grid',
  height: `${ROW_HEIGHT}rem`,
  variants: {
    isHead: {
      true: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 4,
        backgroundColor: '$surfaceSunken',
        fontWeight: '$medium',
      },
    },
    isShown: { true: { backgroundColor: '$surfaceSelected' } },
  },
});
export const Reason = styled('span', {
  display: 'none',
  position: 'absolute',
  insetInlineStart: -1,
  insetBlockStart: '100%',
  width: 'max-content',
  maxWidth: '16rem',
  paddingBlock: '$1',
  paddingInline: '$2',
  borderRadius: '$control',
  boxShadow: '$overlay',
  border: '1px solid $colors$negative',
  backgroundColor: '$negativeSoft',
  color: '$negativeText',
  fontSize: '$caption',
  lineHeight: '$caption',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const Cell = styled('div', {
  position: 'relative',
  minWidth: 0,
  paddingInline: '$3',
  lineHeight: `${ROW_HEIGHT}rem`,
  borderBlockEnd: '1px solid $colors$border',
  borderInlineEnd: '1px solid $colors$border',
  userSelect: 'none',
  variants: {
    isNumber: { true: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
    isTaken: { true: { color: '$textMuted', fontStyle: 'italic' } },
    isSelected: { true: { backgroundColor: '$surfaceSelected' } },
    isFaulty: {
      true: { backgroundColor: '$negativeSoft', color: '$negativeText', fontStyle: 'normal' },
    },
    isActive: {
      true: {
        outline: '2px solid $colors$action',
        outlineOffset: -2,
        zIndex: 2,
        [`& > ${Reason.toString()}`]: { display: 'block' },
      },
    },
  },
  '&:hover': { zIndex: 3, [`& > ${Reason.toString()}`]: { display: 'block' } },
  // The last column has no room to its right.
  [`&:last-child > ${Reason.toString()}`]: { insetInlineStart: 'auto', insetInlineEnd: -1 },
});
export const Head = styled('div', {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  paddingInline: '$2',
  borderBlockEnd: '1px solid $colors$border',
  borderInlineEnd: '1px solid $colors$border',
  backgroundColor: '$surfaceSunken',
  color: '$textMuted',
  fontVariantNumeric: 'tabular-nums',
  variants: { isActive: { true: { outline: '2px solid $colors$action', outlineOffset: -2 } } },
});
/** A cell with a value from the form, with the word that marks it. */
export const Taken = styled('span', {
  display: 'flex',
  gap: '$2',
  '& > :first-child': { flex: 1, minWidth: 0 },
  '& > :last-child': { flex: 'none', fontStyle: 'normal', fontSize: '$caption' },
});
/** A picture in a cell, as high as a line, with its name. */
export const Picture = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  height: '100%',
  '& > :first-child': { flex: 'none', width: '1.75rem', height: '1.75rem' },
  '& img': { objectFit: 'contain' },
});
export const Words = styled('span', {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
