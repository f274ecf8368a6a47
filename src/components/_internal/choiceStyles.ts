import { css } from '@/components/theme';

/** The row of a checkbox, radio or switch with its label. */
export const choiceRow = css({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '$2',
  color: '$text',
  fontSize: '$body',
  lineHeight: '$body',
  cursor: 'pointer',
  '&:has(:disabled, [aria-disabled="true"])': { color: '$textDisabled', cursor: 'not-allowed' },
  '& > span': { minWidth: 0, overflowWrap: 'break-word' },
  '@coarse': { paddingBlock: '$2' },
});

/* All radios of a group without a choice match `:indeterminate`; only a mixed checkbox should look chosen. */
const CHOSEN = '&:checked, &[type="checkbox"]:indeterminate';

/** The box of a checkbox or radio. */
export const choiceBox = css({
  appearance: 'none',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  boxSize: '1rem',
  margin: '0.125rem 0',
  border: '1px solid $colors$borderStrong',
  backgroundColor: '$surface',
  cursor: 'inherit',
  transition: 'background-color $fast, border-color $fast',
  focusRing: 2,
  '&:hover': { borderColor: '$action' },
  [CHOSEN]: { backgroundColor: '$action', borderColor: '$action' },
  '&[aria-invalid="true"]': { borderColor: '$negative' },
  '&:disabled, &[aria-disabled="true"]': {
    borderColor: '$border',
    backgroundColor: '$surfaceSunken',
    [CHOSEN]: { backgroundColor: '$textDisabled', borderColor: '$textDisabled' },
  },
  /* The mark is a mask, so it needs a real foreground colour in forced-colours mode. */
  '@forcedColours': { [CHOSEN]: { backgroundColor: 'Highlight' } },
});

const TICK = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M3.5 8.5l3 3 6-6.5'/%3E%3C/svg%3E")`;
const DASH = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='2.2' stroke-linecap='round'%3E%3Cpath d='M4 8h8'/%3E%3C/svg%3E")`;

/** The box of a checkbox with its tick or dash. */
export const checkboxBox = css(choiceBox, {
  borderRadius: '$small',
  '&::before': {
    content: '""',
    boxSize: '0.875rem',
    backgroundColor: '$onAction',
    maskSize: '100%',
    maskRepeat: 'no-repeat',
    opacity: 0,
  },
  '&:checked::before': { opacity: 1, maskImage: TICK },
  '&:indeterminate::before': { opacity: 1, maskImage: DASH },
  /* Provided by another source: a pale tick, neither empty nor full. */
  '&[data-inherited="true"]:indeterminate': {
    backgroundColor: '$surfaceSelected',
    '&::before': { maskImage: TICK, backgroundColor: '$actionText' },
    '&[aria-disabled="true"], &:disabled': {
      borderColor: '$border',
      backgroundColor: '$surfaceSunken',
      '&::before': { backgroundColor: '$textMuted' },
    },
  },
});
