import { styled } from '@/components/theme';

/** The data colours in their fixed order. */
export const dataTones = {
  1: { backgroundColor: '$data1' },
  2: { backgroundColor: '$data2' },
  3: { backgroundColor: '$data3' },
  4: { backgroundColor: '$data4' },
  5: { backgroundColor: '$data5' },
  6: { backgroundColor: '$data6' },
} as const;

/** One of the data colours. */
export type DataTone = `${keyof typeof dataTones}`;

/** The list of parts. */
export const Legend = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** One part in the list. */
export const LegendEntry = styled('li', {
  display: 'flex',
  alignItems: 'baseline',
  gap: '$1',
  minWidth: 0,
  '& > :nth-child(2)': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > :last-child': { whiteSpace: 'nowrap' },
});

/** The colour of a part. */
export const Swatch = styled('span', {
  boxSize: '0.5rem',
  flexShrink: 0,
  borderRadius: '2px',
  forcedColorAdjust: 'none',
  variants: { tone: dataTones },
});
