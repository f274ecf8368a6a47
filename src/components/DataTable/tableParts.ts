import { checkboxBox, choiceRow } from '@/components/_internal/choiceStyles';
import { css, styled } from '@/components/theme';

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
  /* Skeletons need no scrolling, and have nothing focusable to scroll with. */
  '&[aria-busy="true"]': { overflow: 'hidden' },
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
});

/** The sticky header row. */
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

const rowStyles = css({
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

const cellStyles = css({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  paddingInline: '$2',
  '@mobile': { paddingInline: '$1' },
  focusRing: -2,
  /* A long name is cut at its own cell. */
  overflow: 'clip',
  variants: {
    /* Containment saves the browser layout work outside the cell. */
    contained: { true: { contain: 'strict' } },
    numeric: { true: { justifyContent: 'flex-end', textAlign: 'end' } },
    control: {
      true: { justifyContent: 'center', paddingInline: 0, overflow: 'visible', userSelect: 'none' },
    },
    /* Sticky when the columns are wider than the frame. */
    pinned: {
      true: {
        position: 'sticky',
        insetInlineEnd: 0,
        backgroundColor: 'inherit',
        /*
         * Fades the content below instead of cutting words. No wider than the preceding cell's padding, so that it
         * covers no text while nothing is scrolled.
         */
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineEnd: '100%',
          width: '$space$2',
          '@mobile': { width: '$space$1' },
          pointerEvents: 'none',
          backgroundColor: 'inherit',
          maskImage: 'linear-gradient(to right, transparent, black 75%)',
          '[dir="rtl"] &': { maskImage: 'linear-gradient(to left, transparent, black 75%)' },
        },
      },
    },
    head: {
      true: { color: '$textMuted', fontSize: '$caption', lineHeight: '$caption', fontWeight: '$medium' },
    },
  },
});

const cellTextStyles = css({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** A row of a skeleton. */
export const BodyRow = styled('div', rowStyles);

/** A cell of the header or of a skeleton. */
export const Cell = styled('div', cellStyles);

/** Plain text in such a cell. */
export const CellText = styled('span', cellTextStyles);

/** Class names of the rows, which are too many for a component each; created with the first row. */
export interface RowClasses {
  row: string;
  text: string;
  /** Cells with text, numbers, the checkbox and the menu. */
  cell: { words: string; figures: string; checkbox: string; menu: string };
  /** The checkbox and its label. */
  checkbox: { label: string; box: string };
}

const rowClasses = new Map<boolean, RowClasses>();

/** Returns the classes of rows of one height. */
export function getRowClasses(dense: boolean): RowClasses {
  const known = rowClasses.get(dense);
  if (known) return known;
  const classes: RowClasses = {
    row: String(rowStyles({ dense })),
    text: String(cellTextStyles()),
    cell: {
      words: String(cellStyles({ contained: true })),
      figures: String(cellStyles({ contained: true, numeric: true })),
      checkbox: String(cellStyles({ control: true })),
      menu: String(cellStyles({ control: true, pinned: true })),
    },
    checkbox: { label: String(choiceRow()), box: String(checkboxBox()) },
  };
  rowClasses.set(dense, classes);
  return classes;
}

/** The sort button of a header. */
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
    /* The arrow precedes the name of a numeric column, so that name and numbers align at the end. */
    numeric: { true: { flexDirection: 'row-reverse' } },
  },
  '[aria-sort="ascending"] &, [aria-sort="descending"] &': { color: '$text', '& svg': { opacity: 1 } },
});

/** Search, filters and actions. */
export const Bar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$controlM',
  variants: {
    bulk: {
      true: {
        position: 'sticky',
        insetBlockEnd: '$3',
        zIndex: 2,
        paddingInline: '$3',
        paddingBlock: '$2',
        border: '1px solid $colors$border',
        borderRadius: '$container',
        boxShadow: '$overlay',
        backgroundColor: '$surfaceSelected',
      },
    },
  },
});

/** Pushes the following items to the end of the bar. */
export const Spacer = styled('div', { flex: 1, minWidth: 0 });

/** The search shrinks before the filters wrap. */
export const SearchSlot = styled('div', {
  flex: '1 1 8rem',
  minWidth: 0,
  maxWidth: '18rem',
  '& > *': { width: '100%' },
  '@mobile': { flexBasis: '100%', maxWidth: 'none' },
});

/** The end of the bar; wraps only if needed. */
export const BarEnd = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minWidth: 0,
  marginInlineStart: 'auto',
  '@mobile': { flexWrap: 'wrap', justifyContent: 'flex-end' },
});
