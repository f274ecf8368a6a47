import { styled } from '@/components/theme';

/** The name of a row of a table that opens something beside the table. */
export const NameButton = styled('button', {
  appearance: 'none',
  minWidth: 0,
  padding: 0,
  border: 0,
  borderRadius: '$small',
  background: 'transparent',
  color: '$text',
  fontWeight: '$medium',
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  focusRing: 2,
  '&:hover': { color: '$actionText', textDecoration: 'underline' },
});
