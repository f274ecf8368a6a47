import { styled } from '@/components/theme';
import { alignVariants, gapVariants, justifyVariants } from '@/components/theme/gaps';

/** Children one under another, `gap` apart (steps of the space scale, `3` = 12 px unless given). */
export const Stack = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  variants: { gap: gapVariants, align: alignVariants, justify: justifyVariants },
  defaultVariants: { gap: 3, align: 'stretch' },
});
