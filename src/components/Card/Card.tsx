import { styled } from '@/components/theme';

/**
 * A bordered surface. With `interactive` it reacts to the pointer; put one `CardLink` inside, which makes the whole
 * card clickable but is a single link to screen readers.
 */
export const Card = styled('div', {
  position: 'relative',
  minWidth: 0,
  border: '1px solid $colors$border',
  borderRadius: '$container',
  backgroundColor: '$surface',
  color: '$text',
  variants: {
    padding: {
      none: {},
      s: { padding: '$3' },
      m: { padding: '$4' },
      l: { padding: '$6', '@mobile': { padding: '$4' } },
    },
    interactive: {
      true: {
        transition: 'border-color $fast, background-color $fast',
        '&:hover': { borderColor: '$borderStrong' },
        '&:has(:focus-visible)': { borderColor: '$focus' },
      },
    },
  },
  defaultVariants: { padding: 'm' },
});
