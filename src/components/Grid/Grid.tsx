import { styled } from '@/components/theme';
import { gapVariants } from '@/components/theme/gaps';

/**
 * Children in columns with a `gap` (default `4` = 16 px). `columns` is a fixed number (one column on phones), or
 * `auto` for as many 16 rem columns as fit.
 */
export const Grid = styled('div', {
  display: 'grid',
  minWidth: 0,
  variants: {
    gap: gapVariants,
    columns: {
      1: { gridTemplateColumns: 'minmax(0, 1fr)' },
      2: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
      3: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
      4: {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        '@laptop': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
      auto: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))' },
    },
  },
  defaultVariants: { gap: 4, columns: 1 },
});
