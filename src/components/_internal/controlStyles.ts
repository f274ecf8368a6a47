import { css } from '@/components/theme';

/** Common styles of inputs and selects. */
export const controlStyles = css({
  appearance: 'none',
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: '$controlM',
  margin: 0,
  paddingBlock: 'calc($space$1 + 1px)',
  paddingInline: '$3',
  border: '1px solid $borderStrong',
  borderRadius: '$control',
  backgroundColor: '$surface',
  color: '$text',
  fontFamily: 'inherit',
  fontSize: '$body',
  lineHeight: '$body',
  transition: 'border-color $fast, box-shadow $fast, background-color $fast',
  '&:hover': { borderColor: '$textSubtle' },
  '&:focus-visible, &:focus-within': {
    outline: '2px solid $colors$focus',
    outlineOffset: '-1px',
    borderColor: '$focus',
  },
  '&[aria-invalid="true"]': {
    borderColor: '$negative',
    '&:focus-visible, &:focus-within': { outlineColor: '$colors$negative' },
  },
  '&[data-state="success"]': { borderColor: '$positive' },
  '&:disabled, &[aria-disabled="true"]': {
    backgroundColor: '$surfaceSunken',
    borderColor: '$border',
    color: '$textDisabled',
    cursor: 'not-allowed',
  },
  '&:is(input, textarea):read-only:not(:disabled)': { backgroundColor: '$surfaceSunken' },
  /* Below 16 px, iOS zooms the page when a field gets the focus. */
  '@coarse': { fontSize: '$large', minHeight: '$controlTouch' },
});
