import { styled } from '@/components/theme';

/** A key of the keyboard. */
export const Key = styled('kbd', {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.25rem',
  height: '1.25rem',
  paddingInline: '$1',
  border: '1px solid $colors$borderControl',
  borderRadius: '$small',
  backgroundColor: '$surface',
  color: '$textMuted',
  fontFamily: 'inherit',
  fontSize: '$caption',
  lineHeight: 1,
});
