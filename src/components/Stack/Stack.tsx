import { styled } from '@/components/theme';
import { alignVariants, gapVariants, justifyVariants } from '@/components/theme/gaps';

/** Children in a column with a `gap` (steps of the space scale, default `3` = 12 px). */
export const Stack = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  variants: { gap: gapVariants, align: alignVariants, justify: justifyVariants },
  defaultVariants: { gap: 3, align: 'stretch' },
});
