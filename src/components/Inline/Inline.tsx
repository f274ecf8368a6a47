import { styled } from '@/components/theme';
import { alignVariants, gapVariants, justifyVariants } from '@/components/theme/gaps';

/** Children side by side with a `gap` (default `2` = 8 px), vertically centred; they wrap only with `wrap`. */
export const Inline = styled('div', {
  display: 'flex',
  flexDirection: 'row',
  minWidth: 0,
  variants: {
    gap: gapVariants,
    align: alignVariants,
    justify: justifyVariants,
    wrap: { true: { flexWrap: 'wrap' } },
  },
  defaultVariants: { gap: 2, align: 'center' },
});
