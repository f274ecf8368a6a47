import { styled } from '@/components/theme';

/** The whole: toolbar and table. */
export const Root = styled('div', { display: 'flex', flexDirection: 'column', gap: '$3', minWidth: 0 });

/** The scrolling frame of the rows. */
export const Frame = styled('div', {
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlockStart: '$sizes$rowDense',
  border: '1px solid $colors$border',
  borderRadius: '$container',
  backgroundColor: '$surface',
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
});

/** The header row, which stays in sight. */
export const HeaderRow = styled('div', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: '$sticky',
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  minHeight: '$rowDense',
  paddingInline: '$2',
  borderBlockEnd: '1px solid $colors$border',
  backgroundColor: '$surface',
  '@mobile': { paddingInline: '$1' },
});

/** A row. */
export const BodyRow = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'var(--columns)',
  paddingInline: '$2',
  backgroundColor: '$surface',
  '@mobile': { paddingInline: '$1' },
  '&:not(:last-child)': { borderBlockEnd: '1px solid $colors$border' },
  '&:hover, &:has(:focus-visible)': { backgroundColor: '$surfaceHover' },
  '&[aria-selected="true"]': { backgroundColor: '$surfaceSelected' },
  variants: { dense: { true: { height: '$rowDense' }, false: { height: '$row' } } },
});

/** A cell, of the header too. */
export const Cell = styled('div', {
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  paddingInline: '$2',
  '@mobile': { paddingInline: '$1' },
  focusRing: -2,
  variants: {
    numeric: { true: { justifyContent: 'flex-end', textAlign: 'end' } },
    control: { true: { justifyContent: 'center', paddingInline: 0 } },
    /* Stays in sight when the columns are wider than the frame. */
    pinned: { true: { position: 'sticky', insetInlineEnd: 0, backgroundColor: 'inherit' } },
    head: {
      true: { color: '$textMuted', fontSize: '$caption', lineHeight: '$caption', fontWeight: '$medium' },
    },
  },
});

/** Plain text in a cell. */
export const CellText = styled('span', {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The button in a header that sorts. */
export const SortButton = styled('button', {
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minWidth: 0,
  minHeight: '1.5rem',
  margin: '0 -$1',
  padding: '0 $1',
  border: 0,
  borderRadius: '$small',
  background: 'transparent',
  color: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
  focusRing: 0,
  '&:hover': { color: '$text' },
  '& svg': { opacity: 0 },
  '&:hover svg, &:focus-visible svg': { opacity: 0.6 },
  variants: {
    /* The arrow stands before a number's name, so that name and numbers end on one line. */
    numeric: { true: { flexDirection: 'row-reverse' } },
  },
  '[aria-sort="ascending"] &, [aria-sort="descending"] &': { color: '$text', '& svg': { opacity: 1 } },
});

/** Search, filters and what can be done. */
export const Bar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$controlM',
  variants: {
    bulk: {
      true: {
        paddingInline: '$3',
        marginBlock: '-$1',
        paddingBlock: '$1',
        borderRadius: '$container',
        backgroundColor: '$surfaceSelected',
      },
    },
  },
});

/** Pushes what follows to the end of the bar. */
export const Spacer = styled('div', { flex: 1, minWidth: 0 });
