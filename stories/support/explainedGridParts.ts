import { styled } from '@/components/theme';

/** The table, with the explanation of the current cell below. */
export const Frame = styled('div', {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: '100dvh',
  backgroundColor: '$canvas',
  '& > [data-scroll]': { overflow: 'auto', overscrollBehavior: 'contain' },
});

export const Table = styled('table', {
  borderCollapse: 'separate',
  borderSpacing: 0,
  width: '100%',
  backgroundColor: '$surface',
  fontVariantNumeric: 'tabular-nums',
});

const sticky = { position: 'sticky', backgroundColor: '$surface', zIndex: 1 } as const;

export const Corner = styled('td', { ...sticky, insetBlockStart: 0, insetInlineStart: 0, zIndex: 2 });

export const HeadCell = styled('th', {
  ...sticky,
  insetBlockStart: 0,
  minWidth: '5.5rem',
  padding: '$2',
  borderBlockEnd: '1px solid $colors$border',
  color: '$textMuted',
  fontSize: '$caption',
  lineHeight: '$caption',
  fontWeight: '$medium',
  verticalAlign: 'bottom',
});

export const GroupHead = styled('th', {
  padding: '$3 $4 $1',
  backgroundColor: '$surfaceSunken',
  color: '$textMuted',
  fontSize: '$caption',
  lineHeight: '$caption',
  fontWeight: '$semibold',
  textAlign: 'start',
});

export const RowHead = styled('th', {
  ...sticky,
  insetInlineStart: 0,
  minWidth: '11rem',
  maxWidth: '18rem',
  padding: '$1 $4',
  borderBlockEnd: '1px solid $colors$border',
  textAlign: 'start',
  fontWeight: '$regular',
  overflowWrap: 'anywhere',
  '@mobile': { minWidth: '8rem', maxWidth: '8rem', paddingInline: '$2' },
});

export const MarkCell = styled('td', { padding: '$half', borderBlockEnd: '1px solid $colors$border' });

export const Mark = styled('button', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minHeight: '2rem',
  padding: '0 $1',
  border: '1px solid transparent',
  borderRadius: '$small',
  font: 'inherit',
  fontSize: '$caption',
  lineHeight: '$caption',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  focusRing: -2,
  '& svg': { display: 'block' },
  '@forcedColours': { borderColor: 'ButtonBorder' },
  variants: {
    tone: {
      positive: { backgroundColor: '$positiveSoft', color: '$positiveText' },
      caution: { backgroundColor: '$cautionSoft', color: '$cautionText' },
      neutral: { backgroundColor: '$neutralSoft', color: '$neutralText' },
      quiet: { backgroundColor: 'transparent', color: '$textSubtle' },
    },
  },
});

export const Detail = styled('div', {
  display: 'grid',
  alignContent: 'start',
  gap: '$1',
  minHeight: '8.5rem',
  maxHeight: '40dvh',
  overflow: 'auto',
  padding: '$4',
  borderBlockStart: '1px solid $colors$borderControl',
  backgroundColor: '$surfaceRaised',
});
